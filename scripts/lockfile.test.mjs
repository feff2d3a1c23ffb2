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

/** By `name@version`, "darwin arm64" and so on, for a package that is for some platforms alone. */
const machinesOf = new Map(
  entriesOf(packages).map(({ name, rest }) => [
    name,
    listIn(rest, 'os').flatMap((os) => listIn(rest, 'cpu').map((cpu) => `${os} ${cpu}`)),
  ]),
);

test('a Mac, and a computer with an ARM processor, get what is compiled for them', () => {
  const compiled = entriesOf(snapshots)
    // What is for one platform itself may need something of that platform.
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
  // pnpm leaves out, and says nothing, what the registry that it asked does not have.
  assert.deepEqual(missing, [], 'Run "npm run pnpm -- install" where the registry has them all.');
});
