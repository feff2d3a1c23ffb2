-- One message that comes once with an id and once without is one: two tabs hold the same draft, and
-- one of them sends it before its scripts are there. Two ids of browsers remain two messages.

alter table contact.messages
  -- Whether the browser named the id. If not, the words of ten minutes tell a copy.
  add column id_from_browser boolean not null default true;

-- As in contact_submit, but for the look at the same words under an id.
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

  if e.address_hash is null then
    wait := contact.take_tokens(
      array['unknown_address', 'site_hour'], array[nobody, nobody], '{}', clock);
  else
    wait := contact.take_tokens(
      array['address_10_minutes', 'address_day', 'site_hour'],
      array[e.address_hash, e.address_hash, nobody],
      array[e.address_hash_before, e.address_hash_before], clock);
  end if;
  if wait > 0 then
    return jsonb_build_object('outcome', 'limited', 'retry_after', wait);
  end if;

  insert into contact.messages (id, payload_hash, name, email, message, type, language, suspicions,
      address_hash, recipient_key, received_at, expires_at, id_from_browser)
    values (e.id, e.payload_hash, e.name, e.email, e.message, e.type, e.language,
      coalesce(e.suspicions, '{}'), e.address_hash, e.recipient_key, clock,
      clock + make_interval(days => e.retention_days), e.id_from_browser);

  skipped := coalesce(e.skip_visitor, contact.confirmation_refused(
    e.recipient_key, e.address_hash, e.address_hash_before, clock));

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
