import { toMailableAddress } from '@wnc/validation/email';

import { stopWithProblem } from './databaseProblem.ts';
import { withDatabase } from './withDatabase.ts';

// Deletes every message from one e-mail address, for somebody who asks to be forgotten.
const [address, ...rest] = process.argv.slice(2);
if (!address?.includes('@') || rest.length > 0) {
  console.error('Name one e-mail address: npm run messages:forget -- ana@example.org');
  process.exit(1);
}
const count = await withDatabase(async (sql) => {
  const [row] = await sql<{ count: number }[]>`
    select contact.erase(${toMailableAddress(address)}) as count`;
  return row?.count ?? 0;
}).catch(stopWithProblem);
console.log(
  count === 0
    ? 'No message from this address is stored: is it spelled as in the mail?'
    : `${count} message(s) deleted. Delete the mails about them in the inbox as well.`,
);
