// Runs one function under Deno as the hosted runtime does: the platform chooses the port, and
// work may go on after the response. Arguments: the function's file, and the port or 0 for any.
const [entry, port] = Deno.args;
const serve = Deno.serve.bind(Deno);
const onListen = (address) => console.log(`function is listening on ${address.port}`);

Deno.serve = (...given) => {
  const handler =
    given.find((value) => typeof value === 'function') ??
    given.find((value) => typeof value?.handler === 'function')?.handler;
  return serve({ hostname: '127.0.0.1', port: Number(port), onListen }, handler);
};
globalThis.EdgeRuntime = { waitUntil: (promise) => promise };

await import(entry);
