import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { resolveConfig } from 'vite';
import { expect, it } from 'vitest';

import { requirePictures } from './requirePictures.ts';

/** Resolves the configuration as a real build does, for two people with these pictures. */
async function beginBuild(...pictures: string[]) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'pictures-'));
  const root = folder.path;
  for (const picture of pictures) {
    mkdirSync(join(root, 'src', dirname(picture)), { recursive: true });
    writeFileSync(join(root, 'src', picture), '');
  }
  const people = ['chw1', 'chw2'].map((id) => ({ slot: `team/${id}`, file: 'team.ts', id }));
  const plugins = [requirePictures(people)];
  return await resolveConfig({ root, configFile: false, logLevel: 'silent', plugins }, 'build');
}

it('a build begins when everybody has a photograph or a drawing', async () => {
  await expect(beginBuild('art/team/chw1.svg', 'photos/team/chw2.png')).resolves.toBeDefined();
});

it('a build stops at everybody who has neither, and says where the picture belongs', async () => {
  await expect(beginBuild('art/team/chw1.png')).rejects.toThrow(
    `Put a picture at apps/web/src/photos/team/chw1.jpg or apps/web/src/art/team/chw1.svg: team.ts has "chw1".
Put a picture at apps/web/src/photos/team/chw2.jpg or apps/web/src/art/team/chw2.svg: team.ts has "chw2".`,
  );
});
