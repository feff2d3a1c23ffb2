import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const MACHINES = ['linux x64', 'linux arm64', 'darwin x64', 'darwin arm64'];

const lockfile = readFileSync(join(import.meta.dirname, '../pnpm-lock.yaml'), 'utf8');
const [, packages, snapshots] = lockfile.split(/^(?:packages|snapshots):\n/m);

/** The entries of a section: `name@version`, and what is in them. */
const entriesOf = (section) =>
  section
    .split(/\n(?= {2}\S)/)
    .map((entry) => entry.trimEnd().match(/^ {2}'?([^':(]+)[^:]*:([^]*)$/))
    .filter(Boolean)
    .map(([, name, rest]) => ({ name, rest }));

const listIn = (rest, field) =>
  rest.match(new RegExp(`^ {4}${field}: \\[(.*)\\]$`, 'm'))?.[1].split(', ') ?? [];

/** "darwin arm64" and so on, by `name@version`; for any platform, none. */
const machinesOf = new Map(
  entriesOf(packages).map(({ name, rest }) => [
    name,
    listIn(rest, 'os').flatMap((os) => listIn(rest, 'cpu').map((cpu) => `${os} ${cpu}`)),
  ]),
);

test('a Mac, and a computer with an ARM processor, get every package that is compiled for them', () => {
  const compiled = entriesOf(snapshots)
    // A package for one platform may itself depend on one for that platform.
    .filter(({ name }) => machinesOf.get(name)?.length === 0)
    .map(({ name, rest }) => {
      const [, list = ''] = rest.split(/^ {4}optionalDependencies:\n/m);
      const optional = [...list.matchAll(/^ {6}'?([^':]+)'?: ([^(\n]+)/gm)];
      const machines = optional.flatMap(([, of, version]) => machinesOf.get(`${of}@${version}`));
      return { name, machines };
    })
    .filter(({ machines }) => machines.includes('linux x64'));
  assert.notEqual(compiled.length, 0);
  const missing = compiled.flatMap(({ name, machines }) =>
    MACHINES.filter((machine) => !machines.includes(machine)).map((each) => `${name} on ${each}`),
  );
  // pnpm silently leaves out what its registry does not have.
  assert.deepEqual(missing, [], 'Run "npm run pnpm -- install" where the registry has them all.');
});
