import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { denoBinary } from '@wnc/local-stack/denoBinary';
import { denoEnvironment } from '@wnc/local-stack/denoEnvironment';

import type { Upload } from './fakeManagementApi.ts';

/** What is wrong with an upload, in sentences. Writes its files into `folder`. */
export const uploadFaults = (upload: Upload, folder: string): string[] => [
  ...settingFaults(upload),
  ...typeFaults(upload, folder),
];

function settingFaults({ metadata, files }: Upload): string[] {
  const unwanted = [...files.keys()].filter((name) => /\.test\.ts$|\/testing\/|\.env/.test(name));
  const isOpen = metadata['verify_jwt'] === false;
  return [
    ...(isOpen
      ? []
      : ['config.toml must say verify_jwt = false: a form and a publishable key carry no JWT.']),
    ...unwanted.map((name) => `${name} would be published, but is not part of the function.`),
  ];
}

/**
 * Type-checks the upload on its own, with the platform's version of Deno: if the CLI does not
 * follow an import, the file is not uploaded, and the deployment still succeeds.
 */
function typeFaults({ metadata, files }: Upload, folder: string): string[] {
  for (const [name, text] of files) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const entry = join(folder, String(metadata['entrypoint_path']));
  const { status, stderr } = spawnSync(denoBinary('deno-2.1'), ['check', '--quiet', entry], {
    cwd: dirname(entry),
    env: denoEnvironment(),
    encoding: 'utf8',
  });
  return status === 0 ? [] : [`What was uploaded does not work on its own.\n${stderr}`];
}
