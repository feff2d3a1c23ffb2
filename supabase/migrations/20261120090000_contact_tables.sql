-- Messages from the contact form, the mails they cause, and the buckets that limit both.
-- The Data API does not expose the schema. Row security is on without any policy, and no role of
-- the API has a grant: the functions in the next files are the only way in.

create schema contact;

create table contact.messages (
  id uuid primary key,
  -- SHA-256 of name, email, message and type, to tell a repeated message from a changed one.
  payload_hash bytea not null,
  name text not null,
  email text not null,
  message text not null,
  -- The topics and languages are listed in packages/validation: a new one needs no change here.
  type text not null check (type ~ '^[a-z_]{2,30}$'),
  language text not null check (language ~ '^[a-z]{2,3}$'),
  -- Codes for what looked odd. A message with any of them gets no confirmation.
  suspicions text[] not null default '{}',
  -- 16 bytes of an HMAC over the day and the sender's network: another value each day.
  address_hash bytea check (octet_length(address_hash) = 16),
  -- 16 bytes of an HMAC over the recipient's folded address; the key of its buckets.
  recipient_key bytea not null check (octet_length(recipient_key) = 16),
  received_at timestamptz not null,
  expires_at timestamptz not null,
  -- Whether the browser chose the id. If not, the same words within ten minutes are a copy.
  id_from_browser boolean not null default true
);

create index messages_payload on contact.messages (payload_hash, received_at);
create index messages_expiry on contact.messages (expires_at);
create index messages_email on contact.messages (lower(email));

-- A transactional outbox: a message and its mails are stored in one transaction. A worker claims a
-- mail with a lease, sends it, and then settles it with the result. If the result is lost, the mail
-- is sent again (at least once); while the provider remembers its idempotency key, for 24 hours,
-- that makes no second mail (decision 054).
create table contact.mails (
  message_id uuid not null references contact.messages on delete cascade,
  kind text not null check (kind in ('team', 'visitor')),
  -- waiting: to be sent at next_at. accepted: by the provider. skipped: never to be sent. expired:
  -- too late for a confirmation. failed: refused for good. parked: failed ten times, now tried once
  -- a day.
  state text not null
    check (state in ('waiting', 'accepted', 'skipped', 'expired', 'failed', 'parked')),
  reason text,
  -- Every try is an attempt; a failure is one that says something about this very mail.
  attempts int not null default 0,
  failures int not null default 0,
  last_tried_at timestamptz,
  next_at timestamptz,
  -- The worker that sends the mail holds it until then; afterwards another may take it.
  lease_until timestamptz,
  give_up_at timestamptz,
  provider_id text,
  -- As sent to the provider: rendered once, so that every try sends the same bytes.
  mail jsonb,
  primary key (message_id, kind),
  check (state not in ('waiting', 'parked') or (mail is not null and next_at is not null))
);

create index mails_due on contact.mails (next_at) where state in ('waiting', 'parked');

-- The rate limits, as a sliding-window log for each rule and key (decision 050).
create table contact.buckets (
  rule text not null,
  key bytea not null,
  -- The time at which each token was taken; it comes back one whole period later.
  taken timestamptz[] not null default '{}',
  updated_at timestamptz not null,
  primary key (rule, key)
);

create index buckets_updated on contact.buckets (updated_at);

-- One row: the address that the schedule calls, kept up to date by the edge function.
create table contact.settings (
  single boolean primary key default true check (single),
  wake_url text
);

insert into contact.settings default values;

alter table contact.messages enable row level security;
alter table contact.mails enable row level security;
alter table contact.buckets enable row level security;
alter table contact.settings enable row level security;
