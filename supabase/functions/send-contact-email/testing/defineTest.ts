/**
 * A test without Deno's leak checks: Deno 2.1 would report pooled connections and pending deadlines
 * as leaks. Deno 2.9 no longer does.
 */
export const test = (name: string, fn: () => void | Promise<void>): void =>
  Deno.test({ name, fn, sanitizeOps: false, sanitizeResources: false });
