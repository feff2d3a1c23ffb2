// Reads .env for the commands for staff. Node's own --env-file-if-exists complains when the file is
// missing, and with the local stack nobody needs it.
import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

if (existsSync('.env')) loadEnvFile('.env');
