-- Messages from the contact form, the mails they cause, and the buckets that limit both.
-- The schema is not exposed by the Data API. Row security is on without any policy, and no role
-- of the API has a grant: the only way in is the functions of the next files.

create schema contact;

create table contact.messages (
  id uuid primary key,
  -- SHA-256 of name, email, message and type: tells a repeated message from a changed one.
  payload_hash bytea not null,
  name text not null,
  email text not null,
  message text not null,
  -- Which topics and languages there are, the schema of the message says (packages/validation): a
  -- new one needs no change here.
  type text not null check (type ~ '^[a-z_]{2,30}$'),
  language text not null check (language ~ '^[a-z]{2,3}$'),
  -- Codes of what looked odd. A message with a code gets no confirmation.
  suspicions text[] not null default '{}',
  -- 16 bytes of HMAC over day and network of the sender; another value on the next day.
  address_hash bytea check (octet_length(address_hash) = 16),
  -- 16 bytes of HMAC over the folded address of the recipient; the key of its buckets.
  recipient_key bytea not null check (octet_length(recipient_key) = 16),
  received_at timestamptz not null,
  expires_at timestamptz not null,
  -- Whether the browser named the id. If not, the words of ten minutes tell a copy.
  id_from_browser boolean not null default true
);

create index messages_payload on contact.messages (payload_hash, received_at);
create index messages_expiry on contact.messages (expires_at);
create index messages_email on contact.messages (lower(email));

create table contact.mails (
  message_id uuid not null references contact.messages on delete cascade,
  kind text not null check (kind in ('team', 'visitor')),
  -- waiting: to be sent at next_at. accepted: taken by the provider. skipped: never meant to go.
  -- expired: too late for a confirmation. failed: refused for good. parked: ten tries were in vain,
  -- one more a day.
  state text not null
    check (state in ('waiting', 'accepted', 'skipped', 'expired', 'failed', 'parked')),
  reason text,
  -- Every try counts as an attempt; a failure is a try that says something about this very mail.
  attempts int not null default 0,
  failures int not null default 0,
  last_tried_at timestamptz,
  next_at timestamptz,
  -- Whoever sends the mail holds it until then; afterwards another worker may take it.
  lease_until timestamptz,
  give_up_at timestamptz,
  provider_id text,
  -- As it goes to the provider, rendered once, so that every try sends the same bytes.
  mail jsonb,
  primary key (message_id, kind),
  check (state not in ('waiting', 'parked') or (mail is not null and next_at is not null))
);

create index mails_due on contact.mails (next_at) where state in ('waiting', 'parked');

create table contact.buckets (
  rule text not null,
  key bytea not null,
  -- One time per token taken; a token comes back one whole period after that time.
  taken timestamptz[] not null default '{}',
  updated_at timestamptz not null,
  primary key (rule, key)
);

create index buckets_updated on contact.buckets (updated_at);

-- One row. The address that the schedule knocks at; the edge function keeps it up to date.
create table contact.settings (
  single boolean primary key default true check (single),
  wake_url text
);

insert into contact.settings default values;

alter table contact.messages enable row level security;
alter table contact.mails enable row level security;
alter table contact.buckets enable row level security;
alter table contact.settings enable row level security;
