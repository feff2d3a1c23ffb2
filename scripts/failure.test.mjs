import assert from 'node:assert/strict';
import { test } from 'node:test';

import { endWith, explain } from './failure.mjs';

test('what npm and pnpm print becomes one sentence that says what to do', () => {
  const sentences = {
    'npm error code ENOTFOUND\nnpm error network request failed': /connect this machine/,
    'ERR_PNPM_META_FETCH_FAIL  GET …: ETIMEDOUT': /connect this machine/,
    'npm error code ENOSPC': /free some space/,
    'npm error code SELF_SIGNED_CERT_IN_CHAIN': /NODE_EXTRA_CA_CERTS/,
    "EACCES: permission denied, mkdir '.tools'": /its owner/,
    'EPERM: operation not permitted': /its owner/,
    'EROFS: read-only file system': /its owner/,
    ERR_PNPM_OUTDATED_LOCKFILE: /npm run pnpm -- install/,
    ERR_PNPM_NO_MATURE_MATCHING_VERSION: /choose an older version/,
    'something nobody has seen': /the reason is above/,
  };
  for (const [output, sentence] of Object.entries(sentences)) {
    assert.match(explain(output), sentence);
  }
});

test('a mistake in a script does not count as success', () => {
  const mistake = new TypeError('tools is not a function');
  assert.throws(() => endWith(mistake), mistake);
});
