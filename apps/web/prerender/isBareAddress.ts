/**
 * Whether a text is the address of a server and nothing else, as https://abc.supabase.co: paths are
 * appended to it as it is written, so that even a slash at its end would lead nowhere.
 */
export function isBareAddress(text: string | undefined): boolean {
  const url = URL.parse(text ?? '');
  return url !== null && url.protocol.startsWith('http') && url.origin === text;
}
