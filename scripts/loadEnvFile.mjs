// Reads .env for the commands for staff. Node's own --env-file-if-exists complains when the file is
// missing, and the local stack does not need one.
import { existsSync, readFileSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/** The byte order marks of UTF-8 and UTF-16: with one, Node misreads the first setting or all. */
const MARKS = ['efbbbf', 'fffe', 'feff'];

if (existsSync('.env')) {
  const start = readFileSync('.env').subarray(0, 3).toString('hex');
  if (MARKS.some((mark) => start.startsWith(mark))) {
    console.error('Save .env as UTF-8 without a byte order mark (in Notepad: Encoding, UTF-8).');
    process.exit(1);
  }
  loadEnvFile('.env');
}
