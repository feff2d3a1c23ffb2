import { contactLimits } from '@wnc/validation/contact';
import { findEmailError, toMailableAddress } from '@wnc/validation/email';

import { foldAddress } from '../functions/send-contact-email/message/fingerprints.ts';
import { stopWithProblem } from './databaseProblem.ts';
import { withDatabase } from './withDatabase.ts';

// Deletes every message from one e-mail address, for somebody who asks to be forgotten. Lists other
// spellings that may reach the same mailbox, but leaves them: they may be somebody else's.
const [given = '', ...rest] = process.argv.slice(2);
const address = toMailableAddress(given);
if (findEmailError(address, contactLimits.email) || rest.length > 0) {
  console.error('Name one e-mail address: npm run messages:forget -- ana@example.org');
  process.exit(1);
}
const { count, inHand, others } = await withDatabase(async (sql) => {
  const [leased] = await sql<{ count: number }[]>`
    select count(*)::int as count from contact.mails x
    join contact.messages m on m.id = x.message_id and lower(m.email) = lower(${address})
    where x.state in ('waiting', 'parked') and x.lease_until > now()`;
  const [row] = await sql<{ count: number }[]>`select contact.erase(${address}) as count`;
  const left = await sql<{ email: string }[]>`
    select distinct lower(email) as email from contact.messages order by 1`;
  const folded = foldAddress(address);
  return {
    count: row?.count ?? 0,
    inHand: leased?.count ?? 0,
    others: left.filter(({ email }) => foldAddress(email) === folded),
  };
}).catch(stopWithProblem);
if (count > 0) {
  console.log(`${count} message(s) deleted. Delete the mails about them in the inbox as well.`);
  if (inHand > 0) {
    console.log(
      `${inHand} mail(s) were being sent at that moment: look there again in two minutes.`,
    );
  }
} else if (others.length === 0) {
  console.log('No message from this address is stored: is it spelled as in the mail?');
} else {
  console.log('No message from exactly this address is stored.');
}
if (others.length > 0) {
  console.log('Also stored, from what may be the same mailbox. If it is, forget these too:');
  for (const { email } of others) console.log(`  npm run messages:forget -- "${email}"`);
}
