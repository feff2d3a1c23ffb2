-- Takes in a message, in one transaction: seen before? within the limits? Then the message and its
-- mails are stored together.
--
-- The same words, once with an id and once without, are one message: two tabs may hold the same
-- draft, and one of them sends it before its scripts have loaded. Two ids from browsers are two
-- messages.
--
-- entry: { id, id_from_browser, payload_hash, name, email, message, type, language, suspicions,
--   address_hash, address_hash_before, recipient_key, skip_visitor, retention_days, team_mail,
--   visitor_mail, wake_url }; hashes are written "\x…"; address hashes are null for an unknown
--   sender; skip_visitor is a code or null.
-- returns: { outcome: "stored", id, visitor } | { outcome: "replayed" | "conflict", id }
--   | { outcome: "limited", retry_after } (seconds). visitor is "waiting", or why no confirmation
--   is sent.
-- The mails of a stored message are leased to the caller, who sends them at once.
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
  wanted contact.wanted_bucket[];
  wait int;
  skipped text;
begin
  select * into e from jsonb_to_record(entry) as r(
    id uuid, id_from_browser boolean, payload_hash bytea, name text, email text, message text,
    type text, language text, suspicions text[], address_hash bytea, address_hash_before bytea,
    recipient_key bytea, skip_visitor text, retention_days int, team_mail jsonb,
    visitor_mail jsonb, wake_url text);

  -- Before the limits, or parallel copies of one message would be refused. Always the id before the
  -- words, or two copies could deadlock; an id made from the words needs no lock of its own. It is
  -- looked up all the same: a copy that had to wait for the database may find that its message has
  -- left the window.
  if e.id_from_browser then
    perform pg_advisory_xact_lock(hashtextextended(e.id::text, 0));
  end if;
  perform pg_advisory_xact_lock(hashtextextended(e.payload_hash::text, 0));
  select m.id, m.payload_hash into known from contact.messages m
    where m.id = e.id
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

  begin
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
  exception when integrity_constraint_violation then
    -- The detail of such an error is the row, which would end up in the log of Postgres.
    raise exception '%', sqlerrm using errcode = sqlstate;
  end;

  update contact.settings s set wake_url = e.wake_url
    where e.wake_url is not null and s.wake_url is distinct from e.wake_url;

  return jsonb_build_object('outcome', 'stored', 'id', e.id, 'visitor',
    coalesce(skipped, 'waiting'));
end
$$;
