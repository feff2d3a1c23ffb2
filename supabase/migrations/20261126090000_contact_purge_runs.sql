-- The daily purge deletes the notes that pg_cron takes of each run, too: one every minute, which
-- nobody else deletes, 80 MB a year.

-- Deletes what has had its time. A message whose team mail has not gone is kept, however old.
-- A team mail that the provider took for another one under its key counts as accepted, but its words
-- may be in no mail. Such a message is kept as well, until somebody says that it was read
-- (docs/runbook.md).
-- returns: { messages, buckets } deleted, { kept } messages that are over their time.
create or replace function contact.purge(clock timestamptz)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  messages_gone int;
  buckets_gone int;
  overdue int;
begin
  delete from contact.messages m
    where m.expires_at <= clock and exists (
      select from contact.mails t
      where t.message_id = m.id and t.kind = 'team' and t.state = 'accepted'
        and t.reason is distinct from 'invalid_idempotent_request');
  get diagnostics messages_gone = row_count;
  delete from contact.buckets b where b.updated_at < clock - interval '31 days';
  get diagnostics buckets_gone = row_count;
  begin
    if to_regclass('cron.job_run_details') is not null then
      execute 'delete from cron.job_run_details r where r.end_time < $1'
        using clock - interval '7 days';
    end if;
  exception when others then
    raise warning 'contact: the notes of the schedule''s runs are kept: %', sqlerrm;
  end;
  select count(*) into overdue from contact.messages m where m.expires_at <= clock;
  if overdue > 0 then
    raise warning 'contact: % message(s) are over their time and kept: % (docs/runbook.md)', overdue,
      'the team mail has not gone, or their words may be in no mail';
  end if;
  return jsonb_build_object('messages', messages_gone, 'buckets', buckets_gone, 'kept', overdue);
end
$$;
