const FRAME = /^\s*at .|@\S+:\d+:\d+$/;

/**
 * Returns a function that logs a React failure once for each place in the code. The error's message
 * is logged only in development: it may contain what a visitor typed.
 */
export function openFailureLog(): (error: unknown) => void {
  const logged = new Set<string>();
  return (error) => {
    const { name, stack = '' } = error instanceof Error ? error : new Error();
    const frames = stack.split('\n').filter((line) => FRAME.test(line));
    const place = `${name} ${frames[0]}`;
    if (logged.has(place)) return;
    logged.add(place);
    const text = [`React failed in a part of the page: ${name}`, ...frames].join('\n');
    console.error(text, ...(import.meta.env.DEV ? [error] : []));
  };
}
