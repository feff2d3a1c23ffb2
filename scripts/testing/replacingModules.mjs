const asModule = (text) => `data:text/javascript,${encodeURIComponent(text)}`;

/**
 * The arguments with which Node runs a program that imports these modules, by the names it imports
 * them under, with these exports instead: `{ './slow.ts': 'slow = () => 1' }`.
 */
export function replacingModules(exported) {
  const modules = Object.entries(exported).map(([name, text]) => [
    name,
    asModule(`export const ${text};`),
  ]);
  const replace = asModule(`
    import { registerHooks } from 'node:module';
    const modules = ${JSON.stringify(Object.fromEntries(modules))};
    registerHooks({ resolve: (name, context, next) =>
      modules[name] ? { url: modules[name], shortCircuit: true } : next(name, context) });`);
  return ['--import', replace];
}
