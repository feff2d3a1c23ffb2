-- Sending. A worker claims due mails, sends them, and settles each with the result.
--
-- After an outage, thousands may wait in tables that the planner still believes to be empty. So
-- statements about many rows leave it only plans that visit each row once: they first collect the
-- rows to change as an array of ctids, and a mail looks up its message by the key.

-- Whether a run may begin now: anybody can call /wake, so at most one run begins in 10 seconds.
create function contact.may_run(clock timestamptz)
returns boolean
language sql security definer set search_path = ''
as $$
  select t.wait = 0
  from contact.take_tokens(array[('run', '\x00', null)]::contact.wanted_bucket[], clock) t
$$;

-- Claims up to `batch` due mails for two minutes, in the order in which to send them: the team's
-- first, those of messages that looked odd last among them, so that after an outage a flood of them
-- delays no others; mails due at the same moment, in the order in which their messages came. No two
-- workers get the same mail. The first try, right after a message is stored, needs no claim.
-- A confirmation that is too late expires here. `team_refused`: the team's mail about the same
-- message was refused for good.
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
        -- One that another worker had in hand a moment ago did not expire above.
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

-- Records the result of a try. `new_next_at` is when a waiting mail is tried again; `counts` says
-- whether the try is held against this mail. If another worker has begun a later try, the result is
-- ignored, unless the provider has accepted the mail, which nothing undoes.
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

-- An accepted mail shows that the provider works again: the others need not wait any longer. One
-- that keeps failing while others go out is not hurried; nor is one that is being sent, since its
-- try began less than five minutes ago. A thousand at most, the oldest first, and the next accepted
-- mail hurries the next thousand: all at once could exceed the statement's time limit, which would
-- undo the acceptance of this one.
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

-- The provider takes nothing for now (a refused key, a spent quota): all waiting mails wait until
-- then; or all of one kind, since the reason to refuse a confirmation may not apply to the team's
-- mail. That includes a mail that another worker is sending: the result of its try sets a new time.
-- One that already waits nearly as long is left alone: otherwise each new message, whose mails are
-- refused too, would rewrite the thousands that may wait.
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
