-- All limits of a message are looked at in one query instead of one after the other, which took half
-- of the time of contact.submit (decision 077). What they let through is as before.

drop function contact.confirmation_refused(bytea, bytea, bytea, timestamptz);
drop function contact.take_tokens(text[], bytea[], bytea[], timestamptz);
drop function contact.take_token(text, bytea, timestamptz);
drop function contact.seconds_to_token(text, bytea, bytea, timestamptz);
drop function contact.limits();

-- A bucket holds `capacity` tokens, and each comes back a whole `period` after it was taken: so no
-- window of that length, wherever it begins, sees more than `capacity` of them. `refusal` is why a
-- person gets no confirmation when the bucket is empty; the buckets of a message have none.
-- It sets no search path: else Postgres could not make it part of the query that reads it.
create function contact.limits()
returns table (rule text, capacity int, period interval, refusal text)
language sql immutable
as $$
  values
    -- messages
    ('site_hour', 300, interval '1 hour', null),
    ('unknown_address', 5, interval '10 minutes', null),
    ('address_10_minutes', 10, interval '10 minutes', null),
    ('address_day', 40, interval '24 hours', null),
    -- confirmations
    ('recipient_day', 1, interval '24 hours', 'recipient_limit'),
    ('recipient_30_days', 3, interval '720 hours', 'recipient_limit'),
    ('confirmation_address_hour', 3, interval '1 hour', 'address_limit'),
    ('confirmation_address_day', 6, interval '24 hours', 'address_limit'),
    ('confirmation_site_day', 40, interval '24 hours', 'site_limit'),
    -- runs of the sender
    ('run', 1, interval '10 seconds', null)
$$;

-- `earlier` is yesterday's key of the same sender, or null: what was taken under it is still missing
-- after midnight, until the bucket of today has taken it over.
create type contact.wanted_bucket as (rule text, key bytea, earlier bytea);

-- Takes one token from each bucket. If one of the message is empty, it takes none at all, and `wait`
-- is the number of seconds until every one of them has a token; 0 is taken. If one of the
-- confirmation is empty, it takes none of those, and `refusal` is the reason of the first.
-- Whoever wants a bucket that others want too names the same one first.
-- Raises undefined_object for a rule that has no limit.
create function contact.take_tokens(
  wanted contact.wanted_bucket[], clock timestamptz, out wait int, out refusal text)
language plpgsql set search_path = ''
-- Planning the query takes longer than running it: one plan is enough for a connection.
set plan_cache_mode = force_generic_plan
as $$
declare
  limited int;
begin
  -- One at a time, up to the commit. A row cannot be locked instead: the bucket may not be there yet.
  perform pg_advisory_xact_lock(hashtextextended('contact.take_tokens ' || wanted[1].rule, 0));

  with looked as (
    select w.rule, w.key, w.place, l.refusal, times.taken,
      case when cardinality(times.missing) >= l.capacity
        then ceil(extract(epoch from
          times.missing[cardinality(times.missing) - l.capacity + 1] + l.period - clock))::int
        else 0
      end as wait
    from unnest(wanted) with ordinality w (rule, key, earlier, place)
    join contact.limits() l on l.rule = w.rule
    cross join lateral (
      select array_agg(t order by t) as taken,
        -- A time further ahead was written while some clock was wrong.
        array_agg(t order by t) filter (where t <= clock + l.period) as missing
      from unnest(coalesce(
        (select b.taken from contact.buckets b where b.rule = w.rule and b.key = w.key),
        (select b.taken from contact.buckets b where b.rule = w.rule and b.key = w.earlier))) t
      where t > clock - l.period) times),
  taken as (
    insert into contact.buckets (rule, key, taken, updated_at)
      select k.rule, k.key, k.taken || clock, clock from looked k
      where not exists (
        select from looked empty
        where empty.wait > 0 and (empty.refusal is null or k.refusal is not null))
      on conflict (rule, key) do update
        set taken = excluded.taken, updated_at = excluded.updated_at)
  select max(k.wait) filter (where k.refusal is null),
      (array_agg(k.refusal order by k.place) filter (where k.wait > 0 and k.refusal is not null))[1],
      count(*)
    into take_tokens.wait, take_tokens.refusal, limited from looked k;
  if limited < cardinality(wanted) then
    raise exception 'A rule without a limit: contact.limits() has to name all of %',
      (select string_agg(w.rule, ', ') from unnest(wanted) w)
      using errcode = 'undefined_object';
  end if;
end
$$;

revoke all on function
  contact.limits(), contact.take_tokens(contact.wanted_bucket[], timestamptz) from public;

-- As in contact_mails.
create or replace function contact.may_run(clock timestamptz)
returns boolean
language sql security definer set search_path = ''
as $$
  select t.wait = 0
  from contact.take_tokens(array[('run', '\x00', null)]::contact.wanted_bucket[], clock) t
$$;

-- As in contact_copies, but for the limits.
create or replace function contact.submit(entry jsonb, clock timestamptz)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  same_text_window constant interval := '10 minutes';
  first_lease constant interval := '60 seconds';
  confirmation_life constant interval := '20 hours';
  nobody constant bytea := '\x00';
  e record;
  known record;
  wanted contact.wanted_bucket[];
  wait int;
  skipped text;
begin
  select * into e from jsonb_to_record(entry) as r(
    id uuid, id_from_browser boolean, payload_hash bytea, name text, email text, message text,
    type text, language text, suspicions text[], address_hash bytea, address_hash_before bytea,
    recipient_key bytea, skip_visitor text, retention_days int, team_mail jsonb,
    visitor_mail jsonb, wake_url text);

  -- Before the limits: else parallel copies of one message would be refused. The id is locked before
  -- the words, everywhere, or two copies wait for each other.
  if e.id_from_browser then
    perform pg_advisory_xact_lock(hashtextextended(e.id::text, 0));
  end if;
  perform pg_advisory_xact_lock(hashtextextended(e.payload_hash::text, 0));
  select m.id, m.payload_hash into known from contact.messages m
    where (e.id_from_browser and m.id = e.id)
      or (not (e.id_from_browser and m.id_from_browser)
        and m.payload_hash = e.payload_hash and m.received_at > clock - same_text_window)
    order by m.id = e.id desc, m.received_at desc limit 1;
  if known.id is not null then
    return jsonb_build_object('id', known.id, 'outcome',
      case when known.payload_hash = e.payload_hash then 'replayed' else 'conflict' end);
  end if;

  skipped := coalesce(e.skip_visitor, case when e.address_hash is null then 'unknown_address' end);
  wanted := array[('site_hour', nobody, null)];
  if e.address_hash is null then
    wanted := wanted || array[('unknown_address', nobody, null)]::contact.wanted_bucket[];
  else
    wanted := wanted || array[
      ('address_10_minutes', e.address_hash, e.address_hash_before),
      ('address_day', e.address_hash, e.address_hash_before)]::contact.wanted_bucket[];
  end if;
  if skipped is null then
    wanted := wanted || array[
      ('recipient_day', e.recipient_key, null),
      ('recipient_30_days', e.recipient_key, null),
      ('confirmation_address_hour', e.address_hash, e.address_hash_before),
      ('confirmation_address_day', e.address_hash, e.address_hash_before),
      ('confirmation_site_day', nobody, null)]::contact.wanted_bucket[];
  end if;
  select t.wait, coalesce(skipped, t.refusal) into wait, skipped
    from contact.take_tokens(wanted, clock) t;
  if wait > 0 then
    return jsonb_build_object('outcome', 'limited', 'retry_after', wait);
  end if;

  insert into contact.messages (id, payload_hash, name, email, message, type, language, suspicions,
      address_hash, recipient_key, received_at, expires_at, id_from_browser)
    values (e.id, e.payload_hash, e.name, e.email, e.message, e.type, e.language,
      coalesce(e.suspicions, '{}'), e.address_hash, e.recipient_key, clock,
      clock + make_interval(days => e.retention_days), e.id_from_browser);

  insert into contact.mails (message_id, kind, state, attempts, last_tried_at, next_at,
      lease_until, mail)
    values (e.id, 'team', 'waiting', 1, clock, clock, clock + first_lease, e.team_mail)
    on conflict do nothing;
  if skipped is null then
    insert into contact.mails (message_id, kind, state, attempts, last_tried_at, next_at,
        lease_until, give_up_at, mail)
      values (e.id, 'visitor', 'waiting', 1, clock, clock, clock + first_lease,
        clock + confirmation_life, e.visitor_mail)
      on conflict do nothing;
  else
    insert into contact.mails (message_id, kind, state, reason)
      values (e.id, 'visitor', 'skipped', skipped)
      on conflict do nothing;
  end if;

  update contact.settings s set wake_url = e.wake_url
    where e.wake_url is not null and s.wake_url is distinct from e.wake_url;

  return jsonb_build_object('outcome', 'stored', 'id', e.id, 'visitor',
    coalesce(skipped, 'waiting'));
end
$$;
