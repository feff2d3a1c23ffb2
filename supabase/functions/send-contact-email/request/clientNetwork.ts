import { isIPv4 } from 'node:net';

const IPV6_GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * The network a request comes from: an IPv4 address, or the /64 of an IPv6 address, since whoever
 * has one address of a /64 has them all. Undefined if the gateway does not say.
 * Reads only the gateway's own header: x-forwarded-for is what the client claims about itself.
 */
export function clientNetwork(headers: Headers, trustHeader: boolean): string | undefined {
  const address = trustHeader ? headers.get('cf-connecting-ip') : undefined;
  if (!address) return undefined;
  return isIPv4(address) ? address : networkOfIpv6(address);
}

function networkOfIpv6(address: string): string | undefined {
  if (!/^[\da-f:.]+$/i.test(address) || !URL.canParse(`http://[${address}]`)) return undefined;
  const groups = expand(new URL(`http://[${address}]`).hostname.slice(1, -1));
  const mapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return mapped
    ? groups.slice(6).flatMap(bytesOf).join('.')
    : `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** All eight groups of a compressed IPv6 address (`::` stands for groups of zeros). */
function expand(address: string): string[] {
  const [head = [], tail = []] = address
    .split('::')
    .map((side) => side.split(':').filter((group) => group !== ''));
  return [...head, ...Array<string>(IPV6_GROUPS - head.length - tail.length).fill('0'), ...tail];
}

const bytesOf = (group: string) => {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
};
