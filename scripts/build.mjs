// `npm run build`: builds the site. If it fails because of a mistake in a content file, the
// compiler's message about the file comes last, not the crash that it caused.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const build = ['--silent', 'run', 'build', ...process.argv.slice(2)];
const { status } = spawnSync('pnpm', build, { cwd: join(root, 'apps/web'), stdio: 'inherit' });
if (status !== 0) {
  spawnSync('tsc', ['-b', 'packages/content', '--pretty'], { cwd: root, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
