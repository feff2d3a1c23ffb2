-- The schedule: a call of the edge function every minute while a mail is due, and a daily purge.
-- Without pg_cron (in a plain Postgres), the command `deliver` does both. If the extensions are
-- added later, run this file again.

-- Calls the edge function's /wake when a mail is due. The request carries no secret, since pg_net's
-- queue can be read; and it may get lost, since the table says what is due. Returns whether it
-- called.
create or replace function contact.wake(clock timestamptz)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  url text;
begin
  if not exists (
    select from contact.mails m
    where m.state in ('waiting', 'parked') and m.next_at <= clock
      and (m.lease_until is null or m.lease_until <= clock)) then
    return false;
  end if;
  select s.wake_url into url from contact.settings s;
  if url is null then
    raise warning 'contact: mails are due, and contact.settings has no wake_url to call';
    return false;
  end if;
  execute 'select net.http_post(url := $1, body := ''{}''::jsonb, timeout_milliseconds := 5000)'
    using url;
  return true;
end
$$;

revoke all on function contact.wake(timestamptz) from public;

do $$
declare
  missing text[] := array(
    select wanted from unnest(array['pg_cron', 'pg_net']) wanted
    where wanted not in (select name from pg_available_extensions));
begin
  if cardinality(missing) > 0 then
    raise notice 'contact: no schedule, since % is not available here', array_to_string(missing, ' and ');
    return;
  end if;
  execute 'create extension if not exists pg_net';
  execute 'create extension if not exists pg_cron';
  execute $job$select cron.schedule('contact-wake', '* * * * *', 'select contact.wake(now())')$job$;
  execute $job$select cron.schedule('contact-purge', '17 8 * * *', 'select contact.purge(now())')$job$;
exception when others then
  raise warning 'contact: no schedule, since pg_cron or pg_net refused: %', sqlerrm;
end
$$;
