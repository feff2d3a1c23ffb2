-- The limits. One query checks all those of a message: one at a time, they took half the time of
-- contact.submit (decision 077).

-- A bucket is a sliding-window log: it holds `capacity` tokens, and each comes back a whole
-- `period` after it was taken, so no window of that length, wherever it begins, sees more than
-- `capacity` of them. `refusal` is why a person gets no confirmation when the bucket is empty; the
-- buckets for messages have none.
-- Sets no search path: with one, Postgres could not inline it into the query that reads it.
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

-- `earlier` is yesterday's key of the same sender, or null: tokens taken under it are still missing
-- after midnight.
create type contact.wanted_bucket as (rule text, key bytea, earlier bytea);

-- Takes one token from each bucket. If a bucket for messages is empty, it takes none at all, and
-- `wait` is the number of seconds until each of them has a token; 0 means taken. If a bucket for
-- confirmations is empty, it takes none of those, and `refusal` is the reason of the first.
-- Callers that share any bucket have to name the same one first, since that one is locked.
-- Raises undefined_object for a rule that has no limit.
create function contact.take_tokens(
  wanted contact.wanted_bucket[], clock timestamptz, out wait int, out refusal text)
language plpgsql set search_path = ''
-- Planning the query takes longer than running it: each connection plans it only once.
set plan_cache_mode = force_generic_plan
as $$
declare
  limited int;
begin
  -- One at a time, until the commit. Not a row lock: the bucket may not exist yet.
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
      select array_agg(t order by t) filter (where b.key = w.key) as taken,
        -- A time further in the future was written while some clock was wrong.
        array_agg(t order by t) filter (where t <= clock + l.period) as missing
      from contact.buckets b, unnest(b.taken) t
      where b.rule = w.rule and b.key in (w.key, w.earlier) and t > clock - l.period) times),
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
