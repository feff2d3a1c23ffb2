/** A statement being prepared: the byte P, four for the length, its name, its text. */
const PREPARED = /P[^]{4}(\w+)\0([^\0]+)/g;

/**
 * Tells what the function says to Postgres on one connection. It sends the text of a statement once
 * and later only its name, so each statement that is run, and thereby committed, is added as `run `
 * and its text.
 */
export function createListener(): (chunk: Buffer) => string {
  const statements = new Map<string, string>();
  return (chunk) => {
    const said = chunk.toString('latin1');
    for (const [, name = '', text = ''] of said.matchAll(PREPARED)) statements.set(name, text);
    const run = [...statements].filter(([name]) => said.includes(`\0${name}\0`));
    return [said, ...run.map(([, text]) => `run ${text}`)].join('\n');
  };
}
