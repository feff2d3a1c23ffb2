import postgres from 'postgres';

import type { Entry } from '../../functions/send-contact-email/store/store.ts';
import { bad, type Finding, good } from './finding.ts';

const HASH = `\\x${'00'.repeat(16)}`;
const MAIL = {
  to: 'doctor@example.org',
  subject: 'doctor',
  html: 'doctor',
  text: 'doctor',
  tags: [],
};

/** An entry as the function submits it, with everything that the database looks at. */
const makeEntry = (): Entry => ({
  id: crypto.randomUUID(),
  id_from_browser: true,
  payload_hash: HASH,
  name: 'doctor',
  email: MAIL.to,
  message: 'This message is rolled back.',
  type: 'volunteer',
  language: 'en',
  suspicions: [],
  address_hash: HASH,
  address_hash_before: HASH,
  recipient_key: HASH,
  skip_visitor: null,
  retention_days: 1,
  team_mail: MAIL,
  visitor_mail: MAIL,
  wake_url: null,
});

class TakenBack extends Error {}

/**
 * Whether the database accepts a message, in a transaction that is rolled back: rights and tables
 * may all be there, and yet a migration may have a mistake that shows only on writing.
 */
export async function tryMessage(sql: postgres.Sql, meanwhile: string): Promise<Finding> {
  try {
    return await sql.begin(async (tx) => {
      await tx`set local role contact_writer`;
      await tx`select contact.submit(${tx.json(makeEntry())}, now())`;
      throw new TakenBack();
    });
  } catch (error) {
    if (error instanceof TakenBack) return good('The database accepts messages.');
    if (!(error instanceof postgres.PostgresError)) throw error;
    return bad(
      `The database accepts no messages (${error.code}), which docs/runbook.md explains under "Alerts". ${meanwhile}`,
    );
  }
}
