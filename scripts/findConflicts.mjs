// Stops at a file in which a merge left both versions. The other checks miss it in Markdown, SQL
// and the like, and the formatter would make it look intended. Without git there is no merge.
import { spawnSync } from 'node:child_process';

const search = ['grep', '--untracked', '-nIE', '^(<{7}|>{7}) '];
const { stdout } = spawnSync('git', search, { encoding: 'utf8' });
if (stdout) {
  console.error(
    `${stdout}\nA merge left both versions there: keep one of the two, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.`,
  );
  process.exitCode = 1;
}
