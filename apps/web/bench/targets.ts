import { languages } from '@wnc/content/languages';

import type { Device } from './measureWithLighthouse.ts';
import type { Protocol, Served } from './serveVariant.ts';
import type { Variant } from './siteVariants.ts';

export type Target = {
  name: string;
  variant: Variant;
  path: string;
  protocol: Protocol;
  device: Device;
};

/** What each run loads: the page and what it is compared with, mostly over HTTP/2 on a phone. */
const targets: readonly Target[] = [
  ...each('h2', 'mobile', ['page', 'plain']),
  ...each('h2', 'desktop', ['page']),
  target('bare', '/', 'h2', 'mobile'),
  target('preloaded', '/', 'h2', 'mobile'),
  target('idle', '/', 'h2', 'mobile'),
  target('page', '/', 'h1', 'mobile'),
  target('plain', '/', 'h1', 'mobile'),
  target('bare', '/', 'h1', 'mobile'),
  target('beside', '/', 'h2', 'mobile'),
];

/** Those of the targets that are served. */
export const targetsFor = (
  servers: Record<Protocol, Partial<Record<Variant, Served>>>,
): readonly Target[] => targets.filter(({ variant, protocol }) => servers[protocol][variant]);

function each(protocol: Protocol, device: Device, variants: readonly Variant[]): Target[] {
  return languages.flatMap(({ path }) =>
    variants.map((variant) => target(variant, path, protocol, device)),
  );
}

function target(variant: Variant, path: string, protocol: Protocol, device: Device): Target {
  return { name: nameOf(variant, path, protocol, device), variant, path, protocol, device };
}

/** The name of a target in the figures: `page /es/ h2 mobile`. */
export function nameOf(variant: Variant, path: string, protocol: Protocol, device: Device): string {
  return `${variant} ${path} ${protocol} ${device}`;
}
