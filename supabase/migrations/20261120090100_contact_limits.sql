-- The limits. A bucket holds `capacity` tokens, and each comes back a whole `period` after it was
-- taken: so no window of that length, wherever it begins, sees more than `capacity` of them.

create function contact.limits()
returns table (rule text, capacity int, period interval)
language sql immutable set search_path = ''
as $$
  values
    -- messages
    ('address_10_minutes', 10, interval '10 minutes'),
    ('address_day', 40, interval '24 hours'),
    ('unknown_address', 5, interval '10 minutes'),
    ('site_hour', 300, interval '1 hour'),
    -- confirmations
    ('recipient_day', 1, interval '24 hours'),
    ('recipient_30_days', 3, interval '720 hours'),
    ('confirmation_address_hour', 3, interval '1 hour'),
    ('confirmation_address_day', 6, interval '24 hours'),
    ('confirmation_site_day', 40, interval '24 hours'),
    -- runs of the sender
    ('run', 1, interval '10 seconds')
$$;

-- Locks a bucket and tells in how many seconds it has a token; 0 means now. Takes nothing.
-- `earlier` is yesterday's key of the same sender: its tokens are still missing after midnight.
create function contact.seconds_to_token(wanted text, bucket bytea, earlier bytea, clock timestamptz)
returns int
language plpgsql set search_path = ''
as $$
declare
  limits record;
  live timestamptz[];
begin
  select l.capacity, l.period into strict limits from contact.limits() l where l.rule = wanted;
  insert into contact.buckets (rule, key, taken, updated_at)
    values (wanted, bucket, coalesce(
      (select b.taken from contact.buckets b where b.rule = wanted and b.key = earlier), '{}'), clock)
    on conflict do nothing;
  select array(
      select t from unnest(b.taken) t
      where t between clock - limits.period + interval '1 microsecond' and clock + limits.period
      order by t)
    into live from contact.buckets b where b.rule = wanted and b.key = bucket for update;
  if cardinality(live) < limits.capacity then return 0; end if;
  return ceil(extract(epoch from
    live[cardinality(live) - limits.capacity + 1] + limits.period - clock));
end
$$;

-- Takes one token from a bucket that seconds_to_token has locked.
create function contact.take_token(wanted text, bucket bytea, clock timestamptz)
returns void
language sql set search_path = ''
as $$
  update contact.buckets b
    set taken = array(
          select t from unnest(b.taken) t, contact.limits() l
          where l.rule = wanted and t > clock - l.period order by t) || clock,
        updated_at = clock
    where b.rule = wanted and b.key = bucket
$$;

-- Takes one token from every bucket, or from none. Returns the longest wait in seconds; 0 is taken.
-- The rules have to be named in one order everywhere, or two senders wait for each other.
create function contact.take_tokens(
  wanted text[], keys bytea[], earlier bytea[], clock timestamptz)
returns int
language plpgsql set search_path = ''
as $$
declare
  wait int := 0;
begin
  for i in 1 .. cardinality(wanted) loop
    wait := greatest(wait, contact.seconds_to_token(wanted[i], keys[i], earlier[i], clock));
  end loop;
  if wait > 0 then return wait; end if;
  for i in 1 .. cardinality(wanted) loop
    perform contact.take_token(wanted[i], keys[i], clock);
  end loop;
  return 0;
end
$$;
