/**
 * A test named by a sentence. Deno 2.1 would count pooled connections and unfired deadlines as
 * leaks; Deno 2.9 does not look for them any more.
 */
export const test = (name: string, fn: () => void | Promise<void>): void =>
  Deno.test({ name, fn, sanitizeOps: false, sanitizeResources: false });
