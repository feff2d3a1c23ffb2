/** A statement being prepared: the byte P, four for the length, its name, its text. */
const PREPARED = /P[^]{4}(\w+)\0([^\0]+)/g;

/**
 * Reads what the function sends to Postgres on one connection. It sends the text of a statement once
 * and later only its name, so each statement that is run, and thereby committed, is added as `run `
 * and its text.
 */
export function createStatementReader(): (chunk: Buffer) => string {
  const statements = new Map<string, string>();
  return (chunk) => {
    const sent = chunk.toString('latin1');
    for (const [, name = '', text = ''] of sent.matchAll(PREPARED)) statements.set(name, text);
    const run = [...statements].filter(([name]) => sent.includes(`\0${name}\0`));
    return [sent, ...run.map(([, text]) => `run ${text}`)].join('\n');
  };
}
