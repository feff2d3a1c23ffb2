// `npm run build`: builds the site. Where that fails because a file of the content cannot be read, the
// compiler's sentence about it is the last that is said, and not what stumbled over the file.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const build = ['--silent', 'run', 'build', ...process.argv.slice(2)];
const { status } = spawnSync('pnpm', build, { cwd: join(root, 'apps/web'), stdio: 'inherit' });
if (status !== 0) {
  spawnSync('tsc', ['-b', 'packages/content', '--pretty'], { cwd: root, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
