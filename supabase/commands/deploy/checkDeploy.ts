import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { deployFunction } from './deployFunction.ts';
import { pushMigrations } from './pushMigrations.ts';
import { uploadFaults } from './uploadFaults.ts';

/**
 * Rehearses a deployment on this machine: uploads the function to a stand-in for Supabase's
 * management API, and applies the migrations to an empty database.
 */
const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
try {
  const { upload, output } = await deployFunction(folder);
  const faults = upload
    ? uploadFaults(upload, join(folder, 'arrived'))
    : [`The function could not be deployed.\n${output}`];
  const migrationFault = await pushMigrations(folder);
  if (migrationFault) faults.push(migrationFault);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else
    console.log(
      `${upload?.files.size} files would be uploaded, and they work on their own. The migrations work on an empty database.`,
    );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
