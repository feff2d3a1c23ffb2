import { BYTE_ORDER_MARK, csvLine } from './csv.ts';
import { stopWithProblem } from './databaseProblem.ts';
import { withDatabase } from './withDatabase.ts';

// Writes all stored messages to standard output as CSV, the oldest first.
const COLUMNS = [
  'id',
  'received_at',
  'type',
  'language',
  'name',
  'email',
  'message',
  'suspicions',
  'team_mail',
  'confirmation',
];

type Row = Record<(typeof COLUMNS)[number], string | null>;

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader closed the pipe: `npm run messages:export | head`.
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});
await withDatabase(async (sql) => {
  const rows = await sql<Row[]>`
    select m.id::text, to_char(m.received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
        as received_at, m.type, m.language, m.name, m.email, m.message,
      array_to_string(m.suspicions, ' ') as suspicions,
      team.state as team_mail, visitor.state as confirmation
    from contact.messages m
      left join contact.mails team on team.message_id = m.id and team.kind = 'team'
      left join contact.mails visitor on visitor.message_id = m.id and visitor.kind = 'visitor'
    order by m.received_at`;
  process.stdout.write(BYTE_ORDER_MARK + csvLine(COLUMNS));
  for (const row of rows) {
    process.stdout.write(csvLine(COLUMNS.map((column) => row[column] ?? '')));
  }
}).catch(stopWithProblem);
