-- Forgetting: by age for everybody, at once for whoever asks.

-- Whether the team has the words of a message: its mail has gone. One that the provider took for
-- another one under its key counts as accepted, but its words may be in no mail, until somebody says
-- that they were read (docs/runbook.md).
create function contact.is_with_team(message uuid)
returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from contact.mails t
    where t.message_id = message and t.kind = 'team' and t.state = 'accepted'
      and t.reason is distinct from 'invalid_idempotent_request')
$$;

-- Deletes what has had its time, but no message that the team may not have, however old. Also the
-- notes that pg_cron takes of each run, one a minute, which nobody else deletes: 80 MB a year. Those
-- of a run that was interrupted have no time, so the number of the run counts.
-- At most `batch` rows of each: more than a day brings, and few enough for the time limit of a
-- statement, which would undo all, however long the last purge is ago. What somebody has in hand is
-- left to the next purge: a deadlock would undo all as well.
-- returns: { messages, buckets } deleted, { kept } messages that are over their time.
create function contact.purge(clock timestamptz, batch int default 10000)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  messages_gone int;
  buckets_gone int;
  overdue int;
begin
  begin
    if to_regclass('cron.job_run_details') is not null then
      -- A wait could end at the time limit of the statement, which nothing here would catch.
      execute 'lock table cron.job_run_details in row exclusive mode nowait';
      execute 'delete from cron.job_run_details r
        where r.runid <= (
            select e.runid from cron.job_run_details e
            where e.end_time < $1 order by e.runid desc limit 1)
          and r.runid < (select min(o.runid) from cron.job_run_details o) + $2'
        using clock - interval '7 days', batch;
    end if;
  exception when others then
    raise warning 'contact: the notes of the schedule''s runs are kept: %', sqlerrm;
  end;
  -- The lock of `npm run deliver -- --all`, which takes mails in another order (deadlock).
  perform pg_advisory_xact_lock(hashtextextended('contact.erase', 0));
  delete from contact.messages m
    where m.id = any (array(
      select o.id from contact.messages o
      where o.expires_at <= clock and contact.is_with_team(o.id)
      order by o.expires_at limit batch
      for update skip locked));
  get diagnostics messages_gone = row_count;
  select count(*) into overdue from contact.messages m
    where m.expires_at <= clock and not contact.is_with_team(m.id);
  if overdue > 0 then
    raise warning 'contact: % message(s) are over their time and kept: % (docs/runbook.md)', overdue,
      'the team mail has not gone, or their words may be in no mail';
  end if;
  -- Last: a message of whoever comes back at this moment waits for the bucket, and all others wait
  -- behind it.
  delete from contact.buckets b
    where b.ctid = any (array(
      select o.ctid from contact.buckets o
      where o.updated_at < clock - interval '31 days'
      order by o.updated_at limit batch
      for update skip locked));
  get diagnostics buckets_gone = row_count;
  return jsonb_build_object('messages', messages_gone, 'buckets', buckets_gone, 'kept', overdue);
end
$$;

-- Deletes every message of one person, its mails, and the buckets that its messages filled. It waits
-- its turn among the messages that arrive, and behind `npm run deliver -- --all`: these take their
-- buckets, and that takes the mails, in another order (deadlock).
-- Returns the number of messages deleted. Raises lock_not_available, and has deleted nothing, where
-- somebody else holds one of them.
create function contact.erase(address text)
returns int
language plpgsql security definer set search_path = ''
as $$
declare
  gone int;
begin
  -- The lock of that command. First: else the messages that arrive would wait for it, too.
  perform pg_advisory_xact_lock(hashtextextended('contact.erase', 0));
  -- From here on they wait, four seconds at most: half as long may this wait for anybody else.
  perform set_config('lock_timeout', '2s', true);
  -- The lock of contact.take_tokens.
  perform pg_advisory_xact_lock(hashtextextended('contact.take_tokens site_hour', 0));
  delete from contact.buckets b
    where b.key = any (array(
      select distinct k.key from contact.messages m
      cross join lateral (values (m.recipient_key), (m.address_hash)) k (key)
      where lower(m.email) = lower(trim(address))));
  delete from contact.messages m where lower(m.email) = lower(trim(address));
  get diagnostics gone = row_count;
  return gone;
end
$$;
