-- Sending. A worker claims due mails, sends them, and settles each with what came of it.
--
-- After an outage thousands may wait, in tables that the database still believes to be empty. So what
-- concerns many rows is written in a way that leaves it no choice but one that takes each row once:
-- the rows to change are found first, as an array of their places, and a mail looks for its message by
-- the key.

-- Whether a run may begin now: strangers can knock, so at most one run begins in 10 seconds.
create function contact.may_run(clock timestamptz)
returns boolean
language sql security definer set search_path = ''
as $$
  select t.wait = 0
  from contact.take_tokens(array[('run', '\x00', null)]::contact.wanted_bucket[], clock) t
$$;

-- Takes up to `batch` due mails for two minutes, in the order in which they are to go: the team's
-- first, and of these those of messages that looked odd last, so that after an outage a flood of them
-- delays no other; what is due at the same moment, as it came. The first try of any message comes
-- right after it is stored, and is not claimed. Two workers never get the same.
-- A confirmation that is too late expires here. `team_refused`: the team's mail about the same message
-- was refused for good.
create function contact.claim(batch int, clock timestamptz)
returns table (
  message_id uuid, kind text, attempt int, failures int, mail jsonb, team_refused boolean)
language plpgsql security definer set search_path = ''
as $$
begin
  update contact.mails m set state = 'expired', reason = 'too_late'
    where m.ctid = any (array(
      select x.ctid from contact.mails x
      where x.state in ('waiting', 'parked') and x.give_up_at <= clock
        and (x.lease_until is null or x.lease_until <= clock)
      for update skip locked));

  return query
    with due as (
      select x.message_id, x.kind, o.odd, o.received_at from contact.mails x
      cross join lateral (
        select m.suspicions <> '{}' as odd, m.received_at from contact.messages m
        where m.id = x.message_id limit 1) o
      where x.state in ('waiting', 'parked') and x.next_at <= clock
        and (x.lease_until is null or x.lease_until <= clock)
        -- One that was in hand a moment ago has not expired above.
        and (x.give_up_at is null or x.give_up_at > clock)
      order by x.kind, odd, x.next_at, o.received_at
      limit batch
      for update of x skip locked),
    taken as (
      update contact.mails m
        set attempts = m.attempts + 1, last_tried_at = clock,
            lease_until = clock + interval '2 minutes'
        from due
        where m.message_id = due.message_id and m.kind = due.kind
        returning m.*, due.odd, due.received_at)
    select t.message_id, t.kind, t.attempts, t.failures, t.mail,
      exists (
        select from contact.mails r
        where r.message_id = t.message_id and r.kind = 'team' and r.state = 'failed')
    from taken t
    order by t.kind, t.odd, t.next_at, t.received_at;
end
$$;

-- Writes down what came of a try. `next_at` is when a waiting mail is tried again; `counts` says
-- whether the try is held against this mail. An answer to a try that somebody has repeated in the
-- meantime is ignored, unless it says that the mail is with the provider, which nothing undoes.
create function contact.settle(
  message uuid, mail_kind text, attempt int, new_state text, new_reason text,
  new_provider_id text, new_next_at timestamptz, counts boolean, clock timestamptz)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update contact.mails m
    set state = new_state, reason = new_reason, lease_until = null,
        provider_id = new_provider_id,
        next_at = coalesce(new_next_at, m.next_at),
        failures = m.failures + case when counts then 1 else 0 end
    where m.message_id = message and m.kind = mail_kind and m.state <> 'accepted'
      and (m.attempts = attempt or new_state = 'accepted');
  if new_state = 'accepted' then perform contact.resume(clock); end if;
end
$$;

-- An accepted mail shows that the way is open: those that wait for it need not wait longer. One
-- that keeps failing while others go is no reason to hurry. One that somebody has in hand was tried
-- less than five minutes ago. At most a thousand, the oldest first, and the next accepted mail hurries
-- the next: all of them could exceed the time limit of the statement, which would undo that this one
-- was accepted.
create function contact.resume(clock timestamptz)
returns void
language sql set search_path = ''
as $$
  update contact.mails m set next_at = clock
    where m.ctid = any (array(
      select x.ctid from contact.mails x
      where x.state in ('waiting', 'parked') and x.next_at > clock
        and x.last_tried_at <= clock -
          case when x.failures < 8 then interval '5 minutes' else interval '6 hours' end
      order by x.kind, (select o.received_at from contact.messages o where o.id = x.message_id)
      limit 1000
      for update skip locked))
$$;

-- Nobody is served at the moment (a key refused, a quota spent): all that wait, wait until then; or
-- all of one kind, since what refuses a confirmation may have nothing against the team's mail. A mail
-- that another worker has in hand too: what comes of that try says anew when the next one is. One
-- that waits nearly as long already is left alone: the mails of each new message are refused as well,
-- and would write anew the thousands that may wait.
create function contact.hold(until timestamptz, why text, only_kind text)
returns void
language sql security definer set search_path = ''
as $$
  update contact.mails m set next_at = until, reason = why
    where m.ctid = any (array(
      select x.ctid from contact.mails x
      where x.state = 'waiting' and x.next_at < until - interval '10 minutes'
        and (only_kind is null or x.kind = only_kind)
      for update skip locked))
$$;
