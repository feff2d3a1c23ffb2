/**
 * The number of 1 or more in an environment variable, `usual` where there is none. With another value
 * a run would pass that has played nothing.
 */
export function countFromEnvironment(
  name: string,
  usual: number,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): number {
  const given = environment[name];
  if (given === undefined) return usual;
  if (/^[1-9]\d*$/.test(given)) return Number(given);
  throw new Error(`Set ${name} to 1 or more, not "${given}", or leave it out.`);
}
