// Runs the commands in the README as somebody would type them. Those that take long or need Docker
// run in .github/workflows/ci.yml; together they cover every command.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';

const root = join(import.meta.dirname, '../..');
const state = join(mkdtempSync(join(tmpdir(), 'commands-')), 'state');
const env = { ...process.env, WNC_STATE: state };
const START_LIMIT_MS = 300_000;
const MAIL_LIMIT_MS = 60_000;
/** "npm test" runs these, or what they run. */
const RUN_BY_THE_TESTS = new Set(['test', 'lint', 'build', 'check:hosts', 'check:deploy']);
const RUN_HERE = new Set([
  'start',
  'reset',
  'content:check',
  'content:changes',
  'doctor',
  'deliver',
  'messages:export',
  'messages:forget',
  'mails',
  'supabase',
  'pnpm',
]);

let stack;
let said = '';
let addresses;

before(async () => {
  // A process group of its own, as in a terminal, where Ctrl-C reaches every process in it; and
  // with colored output.
  const inTerminal = { cwd: root, env: { ...env, FORCE_COLOR: '1' }, detached: true };
  stack = spawn('npm', ['start'], inTerminal);
  for (const stream of [stack.stdout, stack.stderr]) stream.on('data', (text) => (said += text));
  const file = join(state, 'stack.json');
  for (let waited = 0; !existsSync(file); waited += 100) {
    assert.equal(stack.exitCode, null, said);
    assert.ok(waited < START_LIMIT_MS, `npm start does not say where the page is.\n${said}`);
    await wait(100);
  }
  addresses = JSON.parse(readFileSync(file, 'utf8'));
});

after(async () => {
  if (stack.exitCode === null && stack.signalCode === null) {
    process.kill(-stack.pid, 'SIGTERM');
    // Its output ends when the last process is over: until then files are written.
    await once(stack, 'close');
  }
  rmSync(join(state, '..'), { recursive: true, force: true });
});

/** What a command prints, and how it ends. */
function npm(...words) {
  const options = { cwd: root, env, encoding: 'utf8' };
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', ...words], options);
  return { status, out: stdout, all: stdout + stderr };
}

test('npm start shows the page in both languages, and a message becomes a mail', async () => {
  const [english, spanish] = await Promise.all(
    ['/', '/es/'].map(async (path) => (await fetch(addresses.site + path)).text()),
  );
  assert.match(english, /<html lang="en"/);
  assert.match(spanish, /<html lang="es"/);
  const message = {
    name: 'Ana',
    email: 'ana@example.org',
    message: 'How can I help on Saturday?',
    type: 'volunteer',
  };
  const answer = await fetch(`${addresses.functions}/functions/v1/send-contact-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
  });
  assert.equal(answer.status, 202);
  assert.equal(npm('deliver').status, 0);
  // The mails go out after the answer, and "deliver" skips those that are being sent.
  const mails = async () => (await fetch(`${addresses.mailApi}/emails`)).text();
  const limit = Date.now() + MAIL_LIMIT_MS;
  while (!(await mails()).includes(message.message) && Date.now() < limit) await wait(100);
  assert.match(await mails(), /How can I help on Saturday\?/);
  assert.match(said, /as it will be published: npm start -- --production/);
});

test('the commands for staff find the message, and forget it', () => {
  assert.match(
    npm('doctor').out,
    /ok {6}The role of the function may call its database functions\./,
  );
  assert.match(npm('messages:export').out, /^\uFEFF"id",.*\r\n.*"ana@example\.org"/);
  assert.match(npm('messages:forget', '--', 'ana@example.org').out, /^1 message\(s\) deleted/);
  assert.doesNotMatch(npm('messages:export').out, /ana@example\.org/);
  assert.match(npm('mails').out, /^<!doctype html>/);
});

test('content:check lists samples, and content:changes what differs from a commit', () => {
  const check = npm('content:check');
  assert.match(check.out, /^file +\| field +\| what to put/);
  assert.equal(check.status, 1);
  const changes = npm('content:changes', '--', 'HEAD');
  assert.deepEqual([changes.status, changes.out !== ''], [0, true]);
});

test("Supabase's own tool and the package manager answer", () => {
  assert.match(npm('supabase', '--', 'functions', '--help').all, /deploy/);
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  assert.equal(`pnpm@${npm('pnpm', '--', '--version').out.trim()}`, packageManager);
});

test('reset waits until the stack has stopped, and then forgets everything', async () => {
  const refused = npm('reset');
  assert.deepEqual([refused.status, existsSync(state)], [1, true]);
  assert.match(refused.all, /stop it with Ctrl-C/);
  const ended = once(stack, 'exit');
  process.kill(-stack.pid, 'SIGINT');
  await ended;
  assert.deepEqual([npm('reset').status, existsSync(state)], [0, false]);
});

test('every command that the README names exists, and is run here, by npm test or on GitHub', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const workflow = readFileSync(join(root, '.github/workflows/ci.yml'), 'utf8');
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [, table = ''] = readme.split('## Other commands');
  const [rows = ''] = table.split('\n## ');
  const inTable = [...rows.matchAll(/^\| (`(?!npm).*?) +\|/gm)].flatMap(([, cell]) =>
    [...cell.matchAll(/`([\w:]+)/g)].map(([, name]) => name),
  );
  const inText = [...readme.matchAll(/(?:^|`)npm (?:run )?([a-z][\w:]*)/gm)].map(
    ([, name]) => name,
  );
  const named = new Set([...inTable, ...inText].filter((name) => name !== 'run'));
  assert.ok(inTable.length > 10);
  for (const name of named) {
    assert.ok(name in scripts, `package.json has no "${name}"`);
    const isRun =
      RUN_HERE.has(name) ||
      RUN_BY_THE_TESTS.has(name) ||
      new RegExp(`npm run ${name}(?![\\w:])`).test(workflow);
    assert.ok(isRun, `nothing runs "npm run ${name}"`);
  }
  const open = Object.keys(scripts).filter((name) => `task:${name}` in scripts);
  assert.deepEqual(
    open.filter((name) => !named.has(name)),
    [],
  );
});
