-- The door for a message. One transaction: seen before? within the limits? then the message and
-- its mails together.
--
-- entry: { id, id_from_browser, payload_hash, name, email, message, type, language, suspicions,
--   address_hash, address_hash_before, recipient_key, skip_visitor, retention_days, team_mail,
--   visitor_mail, wake_url }; hashes are written "\x…"; address hashes are null for an unknown
--   sender; skip_visitor is a code or null.
-- returns: { outcome: "stored", id, visitor } | { outcome: "replayed" | "conflict", id }
--   | { outcome: "limited", retry_after } (seconds). visitor is "waiting" or why there is none.
-- A stored message is leased to the caller, who sends its mails at once.
create function contact.submit(entry jsonb, clock timestamptz)
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

  -- Before the limits: else parallel copies of one message would be refused.
  if e.id_from_browser then
    perform pg_advisory_xact_lock(hashtextextended(e.id::text, 0));
    select m.id, m.payload_hash into known from contact.messages m where m.id = e.id;
  else
    perform pg_advisory_xact_lock(hashtextextended(e.payload_hash::text, 0));
    select m.id, m.payload_hash into known from contact.messages m
      where m.payload_hash = e.payload_hash and m.received_at > clock - same_text_window
      order by m.received_at desc limit 1;
  end if;
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
      address_hash, recipient_key, received_at, expires_at)
    values (e.id, e.payload_hash, e.name, e.email, e.message, e.type, e.language,
      coalesce(e.suspicions, '{}'), e.address_hash, e.recipient_key, clock,
      clock + make_interval(days => e.retention_days));

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

-- Why this person gets no further confirmation now, or null after taking the tokens for one.
create function contact.confirmation_refused(
  recipient bytea, address bytea, address_before bytea, clock timestamptz)
returns text
language plpgsql set search_path = ''
as $$
declare
  nobody constant bytea := '\x00';
  recipient_rules constant text[] := array['recipient_day', 'recipient_30_days'];
  address_rules constant text[] :=
    array['confirmation_address_hour', 'confirmation_address_day'];
  site_rule constant text := 'confirmation_site_day';
begin
  if address is null then return 'unknown_address'; end if;
  -- Looks before it takes: a token of one bucket is not spent on the refusal of the next.
  if contact.seconds_to_token(recipient_rules[1], recipient, null, clock) > 0
    or contact.seconds_to_token(recipient_rules[2], recipient, null, clock) > 0 then
    return 'recipient_limit';
  end if;
  if contact.seconds_to_token(address_rules[1], address, address_before, clock) > 0
    or contact.seconds_to_token(address_rules[2], address, address_before, clock) > 0 then
    return 'address_limit';
  end if;
  if contact.seconds_to_token(site_rule, nobody, null, clock) > 0 then
    return 'site_limit';
  end if;
  perform contact.take_token(rule, recipient, clock) from unnest(recipient_rules) rule;
  perform contact.take_token(rule, address, clock) from unnest(address_rules) rule;
  perform contact.take_token(site_rule, nobody, clock);
  return null;
end
$$;
