/**
 * The number in an environment variable, 1 or more; `usual` if it is not set. With any other value,
 * a run would play nothing and pass.
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
