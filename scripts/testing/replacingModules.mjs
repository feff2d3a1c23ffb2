const asModule = (text) => `data:text/javascript,${encodeURIComponent(text)}`;

/**
 * Arguments with which Node gives a program these exports in place of the modules it imports under
 * these names: `{ './slow.ts': 'slow = () => 1' }`.
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
