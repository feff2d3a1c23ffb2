import { withDatabase } from '../withDatabase.ts';
import { bad, type Finding, good } from './finding.ts';

type State = {
  schema: boolean;
  door: boolean;
  schedule: boolean;
  wake_url: string | null;
  late: number;
  parked: number;
  failed: number;
  overdue: number;
};

/** What the database says about itself and about the mails in it. */
export async function checkDatabase(): Promise<Finding[]> {
  try {
    return await withDatabase(async (sql) => {
      const [{ schema } = { schema: false }] = await sql<{ schema: boolean }[]>`
        select to_regnamespace('contact') is not null as schema`;
      if (!schema) return [bad('The schema "contact" is missing: apply supabase/migrations.')];
      const [state] = await sql<State[]>`
        select
          has_function_privilege('contact_door', 'contact.submit(jsonb, timestamptz)', 'execute')
            and pg_has_role(current_user, 'contact_door', 'set') as door,
          to_regclass('cron.job') is not null as schedule,
          (select wake_url from contact.settings) as wake_url,
          (select count(*)::int from contact.mails where state = 'waiting' and kind = 'team'
            and next_at < now() - interval '10 minutes') as late,
          (select count(*)::int from contact.mails where state = 'parked') as parked,
          (select count(*)::int from contact.mails
            where state = 'failed' and kind = 'team') as failed,
          (select count(*)::int from contact.messages where expires_at < now()) as overdue`;
      return state ? findingsOf(state) : [];
    });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    return [bad(`The database does not answer (${code}): check SUPABASE_DB_URL.`)];
  }
}

const findingsOf = (state: State): Finding[] => [
  state.door
    ? good('The role of the function may use the door.')
    : bad('The role contact_door may not use the door: apply supabase/migrations again.'),
  state.schedule
    ? good('The schedule exists.')
    : bad('pg_cron is missing: enable pg_cron and pg_net, or run "deliver" by hand.'),
  state.wake_url
    ? good(`The schedule knocks at ${state.wake_url}`)
    : bad('Nobody wrote yet, so the schedule does not know where to knock: send a test message.'),
  none(state.late, 'team mail(s) are late by more than 10 minutes: is the schedule running?'),
  none(state.parked, 'mail(s) failed ten times: read the alerts, then run "deliver --all".'),
  none(state.failed, 'team mail(s) were refused for good: answer those people from the export.'),
  none(state.overdue, 'message(s) are over their time and kept, since the team never got them.'),
];

const none = (count: number, text: string) =>
  count === 0 ? good(`0 ${text.split(':')[0]}`) : bad(`${count} ${text}`);
