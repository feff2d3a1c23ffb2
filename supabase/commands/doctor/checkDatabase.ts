import { type Clock, systemClock } from '../../functions/send-contact-email/clock.ts';
import { STATEMENT_LIMIT_MS } from '../../functions/send-contact-email/timeouts.ts';
import { databaseProblem, READ_ONLY } from '../databaseProblem.ts';
import { withDatabase } from '../withDatabase.ts';
import { bad, type Finding, good } from './finding.ts';
import { tryMessage } from './tryMessage.ts';

type State = {
  read_only: boolean;
  permitted: boolean;
  cron: boolean;
  wake_url: string | null;
  late: number;
  untaken: boolean;
  late_because: string | null;
  parked: number;
  failed: number;
  unread: number;
  kept: number;
  unpurged: number;
};

const WITHOUT_DATABASE =
  "messages go straight to the team's inbox, at most ten in ten minutes from each instance of the function.";

const meanwhile = {
  yes: `Until then ${WITHOUT_DATABASE}`,
  perhaps: `If the site does not reach it either, ${WITHOUT_DATABASE}`,
  no: 'This says nothing about the site: the platform gives the function an address of its own.',
} as const;

/** To connect and run statements of at most four seconds each. A hang would keep doctor forever. */
const LIMIT_MS = 20_000;

/** As named in the migration that schedules them. */
const JOBS = ['contact-wake', 'contact-purge'];

/** From the settings: `wakeUrl` is what the schedule should call. */
type Expected = { isLocal: boolean; wakeUrl: string | undefined };

/** The state of the database and of the mails in it. */
export async function checkDatabase(
  { isLocal, wakeUrl }: Expected,
  clock: Pick<Clock, 'deadline'> = systemClock,
): Promise<Finding[]> {
  try {
    return await withDatabase(async (sql) => {
      await sql`select set_config('statement_timeout', ${`${STATEMENT_LIMIT_MS}`}, false)`;
      const [{ schema } = { schema: false }] = await sql<{ schema: boolean }[]>`
        select to_regnamespace('contact') is not null as schema`;
      if (!schema) {
        return [
          bad(
            `The schema "contact" is missing: apply supabase/migrations. Until then ${WITHOUT_DATABASE}`,
          ),
        ];
      }
      const [state] = await sql<State[]>`
        -- Past their retention; whether "contact.purge" deletes them.
        with overdue as (
          select m.expires_at, contact.is_with_team(m.id) as purged
          from contact.messages m where m.expires_at < now()),
        -- No join: a planner that believes the tables are empty would compare each row with each.
        late as (
          select l.reason, greatest(l.next_at, l.lease_until) < now() - interval '5 minutes' as due
          from contact.mails l
          where l.state = 'waiting' and l.kind = 'team'
            and (select m.received_at from contact.messages m where m.id = l.message_id)
              < now() - interval '10 minutes')
        select
          current_setting('transaction_read_only')::boolean as read_only,
          has_function_privilege('contact_writer', 'contact.submit(jsonb, timestamptz)', 'execute')
            and pg_has_role(current_user, 'contact_writer', 'set') as permitted,
          to_regclass('cron.job') is not null and to_regnamespace('net') is not null as cron,
          (select wake_url from contact.settings) as wake_url,
          (select count(*)::int from late) as late,
          (select string_agg(distinct reason, ', ') from late) as late_because,
          exists (select from late where due) and not exists (
            select from contact.buckets
            where rule = 'run' and updated_at > now() - interval '5 minutes') as untaken,
          (select count(*)::int from contact.mails where state = 'parked') as parked,
          (select count(*)::int from contact.mails
            where state = 'failed' and kind = 'team') as failed,
          (select count(*)::int from contact.mails where state = 'accepted' and kind = 'team'
            and reason = 'invalid_idempotent_request') as unread,
          (select count(*)::int from overdue where not purged) as kept,
          (select count(*)::int from overdue
            where purged and expires_at < now() - interval '25 hours') as unpurged`;
      if (!state) return [];
      const [{ jobs } = { jobs: 0 }] = state.cron
        ? await sql<{ jobs: number }[]>`
            select count(*)::int as jobs from cron.job where active and jobname = any(${JOBS})`
        : [];
      const takes =
        state.permitted && !state.read_only ? [await tryMessage(sql, meanwhile.yes)] : [];
      return [
        isLocal ? LOCAL_SCHEDULE : scheduleFinding(state.cron, jobs),
        wakeFinding(state.wake_url, wakeUrl),
        ...takes,
        ...findingsOf(state),
      ];
    }, clock.deadline(LIMIT_MS));
  } catch (error) {
    const problem = databaseProblem(error);
    if (problem === undefined) throw error;
    return [bad(`${problem.text} ${meanwhile[problem.concernsSite]}`)];
  }
}

const LOCAL_SCHEDULE = good('The local stack wakes the function every ten seconds.');

function scheduleFinding(cron: boolean, jobs: number): Finding {
  if (!cron) {
    return bad(
      'pg_cron or pg_net is missing: enable both and run supabase/migrations/…_contact_schedule.sql again, or run "npm run deliver" by hand. Until then a mail whose first try fails waits.',
    );
  }
  return jobs === JOBS.length
    ? good('The schedule exists.')
    : bad('The schedule is missing: run supabase/migrations/…_contact_schedule.sql again.');
}

function wakeFinding(url: string | null, expected: string | undefined): Finding {
  if (!url) {
    return bad(
      'Nobody has written yet, so the schedule does not know what to call: send a test message.',
    );
  }
  return url === (expected ?? url)
    ? good(`The schedule calls ${url}`)
    : bad(
        `The schedule calls ${url}, not the SUPABASE_URL of these settings: correct it, or send a test message, with which the function records its own address.`,
      );
}

/** That section of the runbook has the query that finds them, and says how to mark them as read. */
const UNREAD =
  'team mail(s) were not sent, since another one went under the same id: those words may be in no mail; read them as docs/runbook.md says under "A message that may be in no mail".';

/** Why the last try failed is beside the point if nothing tries again. */
function whyLate({ untaken, late_because: because }: State): string {
  if (untaken) {
    return 'no run took them. Send them with "npm run deliver". Unless another line says why, the schedule does not run: see docs/runbook.md, "The schedule does not run".';
  }
  return because
    ? `${because}, which docs/runbook.md explains under "Alerts".`
    : 'send them with "npm run deliver"; if others follow, the schedule does not run.';
}

const findingsOf = (state: State): Finding[] => [
  ...(state.read_only ? [bad(`${READ_ONLY} Until then ${WITHOUT_DATABASE}`)] : []),
  state.permitted
    ? good('The role of the function may call its database functions.')
    : bad(
        'The role contact_writer may not call its database functions: run supabase/migrations/…_contact_roles.sql again.',
      ),
  none(state.late, `team mail(s) wait for more than 10 minutes: ${whyLate(state)}`),
  none(
    state.parked,
    'mail(s) failed ten times: read the alerts, then run "npm run deliver -- --all".',
  ),
  none(
    state.failed,
    'team mail(s) were refused for good: check TEAM_EMAIL and MAIL_FROM, then run "npm run deliver -- --all".',
  ),
  none(state.unread, UNREAD),
  none(
    state.kept,
    'message(s) are kept past their retention: see docs/runbook.md, "Messages are kept longer than promised".',
  ),
  none(
    state.unpurged,
    'message(s) have been past their retention for more than a day: does the job "contact-purge" run?',
  ),
];

const none = (count: number, text: string) =>
  count === 0 ? good(`0 ${text.split(':')[0]}`) : bad(`${count} ${text}`);
