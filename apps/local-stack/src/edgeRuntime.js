// Runs one function under Deno as the hosted runtime does: the port is the platform's choice, and
// work may go on after the answer. Arguments: the function's file, the port.
const [entry, port] = Deno.args;
const serve = Deno.serve.bind(Deno);
const onListen = () => console.log('function is listening');

Deno.serve = (...given) => {
  const handler =
    given.find((value) => typeof value === 'function') ??
    given.find((value) => typeof value?.handler === 'function')?.handler;
  return serve({ hostname: '127.0.0.1', port: Number(port), onListen }, handler);
};
globalThis.EdgeRuntime = { waitUntil: (promise) => promise };

await import(entry);
