import { withDatabase } from './withDatabase.ts';

// Deletes every message from one e-mail address, for somebody who asks to be forgotten.
const [address, ...rest] = process.argv.slice(2);
if (!address?.includes('@') || rest.length > 0) {
  console.error('Name one e-mail address: messages:forget ana@example.org');
  process.exit(1);
}
const count = await withDatabase(async (sql) => {
  const [row] = await sql<{ count: number }[]>`select contact.erase(${address}) as count`;
  return row?.count ?? 0;
});
console.log(`${count} message(s) deleted. The mails in our inbox have to be deleted there.`);
