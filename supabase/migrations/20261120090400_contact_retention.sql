-- Forgetting: everybody's messages by age, and at once those of anybody who asks.

-- Whether the team has the words of a message: its mail was sent. If the provider had another mail
-- under the same key, it counts as accepted, but the words may be in no mail: false until staff
-- mark them as read (docs/runbook.md).
create function contact.is_with_team(message uuid)
returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from contact.mails t
    where t.message_id = message and t.kind = 'team' and t.state = 'accepted'
      and t.reason is distinct from 'invalid_idempotent_request')
$$;

-- Deletes what is past its retention, but no message that the team may not have, however old. Also
-- pg_cron's records of its runs, one a minute, which nothing else deletes: 80 MB a year. They are
-- deleted by run number, since an interrupted run has no end time.
-- At most `batch` rows of each: more than a day brings, and few enough for the statement's time
-- limit, which would undo everything, no matter how long ago the last purge was. Locked rows are
-- left to the next purge, since a deadlock would undo everything, too.
-- returns: { messages, buckets } deleted, { kept } messages that are past their retention.
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
      -- `nowait`: waiting could hit the statement's time limit, which nothing here would catch.
      execute 'lock table cron.job_run_details in row exclusive mode nowait';
      execute 'delete from cron.job_run_details r
        where r.runid <= (
            select e.runid from cron.job_run_details e
            where e.end_time < $1 order by e.runid desc limit 1)
          and r.runid < (select min(o.runid) from cron.job_run_details o) + $2'
        using clock - interval '7 days', batch;
    end if;
  exception when others then
    raise warning 'contact: the records of the schedule''s runs are kept: %', sqlerrm;
  end;
  -- Shared with `npm run deliver -- --all`, which locks mails in another order (deadlock).
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
    raise warning 'contact: % message(s) are kept past their retention: % (docs/runbook.md)', overdue,
      'the team mail was not sent, or their words may be in no mail';
  end if;
  -- Last: if one of these senders writes at this moment, that message waits for its bucket, and all
  -- others wait behind it.
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

-- Deletes every message of one person, with its mails and the buckets it filled. It queues with
-- arriving messages and with `npm run deliver -- --all`: the former lock buckets, the latter locks
-- mails, in another order (deadlock).
-- Returns the number of messages deleted. If a row stays locked by somebody else, it raises
-- lock_not_available and deletes nothing.
create function contact.erase(address text)
returns int
language plpgsql security definer set search_path = ''
as $$
declare
  gone int;
begin
  -- The lock of that command. It comes first, or arriving messages would wait for it, too.
  perform pg_advisory_xact_lock(hashtextextended('contact.erase', 0));
  -- From here on they wait, for four seconds at most: this may wait half as long for others.
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
