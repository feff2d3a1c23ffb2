import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { denoEnvironment } from '@wnc/local-stack/denoEnvironment';

import { deployWithCli } from './deployWithCli.ts';
import { startFakeManagementApi, type Upload } from './fakeManagementApi.ts';

/**
 * Deploys the function to a stand-in for Supabase and checks the types of what arrived, alone, with
 * the Deno that the platform speaks: an import that the tool does not follow is not uploaded, and
 * the deployment succeeds all the same.
 */
const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
const api = await startFakeManagementApi();
try {
  const { code, said } = await deployWithCli(api.url, folder);
  const upload = api.upload();
  if (code !== 0 || !upload) {
    fail(`The function could not be deployed.\n${said}`);
  } else {
    const faults = [...settingFaults(upload), ...typeFaults(upload)];
    if (faults.length > 0) fail(faults.join('\n'));
    else console.log(`The ${upload.files.size} files that a deployment uploads work alone.`);
  }
} finally {
  await api.stop();
  rmSync(folder, { recursive: true, force: true });
}

function settingFaults({ metadata, files }: Upload): string[] {
  const unwanted = [...files.keys()].filter((name) => /\.test\.ts$|\/testing\/|\.env/.test(name));
  return [
    ...(metadata['verify_jwt'] === false
      ? []
      : [
          'config.toml must say verify_jwt = false, or no plain form and no publishable key gets in.',
        ]),
    ...unwanted.map((name) => `${name} would be published, and is none of the function's.`),
  ];
}

function typeFaults({ metadata, files }: Upload): string[] {
  for (const [name, text] of files) {
    const file = join(folder, 'arrived', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const require = createRequire(import.meta.url);
  const deno = join(require.resolve('deno-2.1/package.json'), '../bin.cjs');
  const entry = join(folder, 'arrived', String(metadata['entrypoint_path']));
  const { status, stderr } = spawnSync(process.execPath, [deno, 'check', '--quiet', entry], {
    cwd: dirname(entry),
    env: denoEnvironment(),
    encoding: 'utf8',
  });
  return status === 0 ? [] : [`What arrived does not work alone.\n${stderr}`];
}

function fail(text: string) {
  console.error(text);
  process.exitCode = 1;
}
