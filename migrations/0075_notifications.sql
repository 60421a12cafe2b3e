-- Why: members are notified of reviews, publications, failures and changed credentials, on the screen, by e-mail and by one webhook.
-- The transaction that changes something writes its event and every delivery, so that none is lost and none is sent of what was undone.
-- migrate:up

create table notification_events (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  -- What it is about, if that is a film, a series, a person or a collection.
  entity text,
  entity_id integer,
  -- As it was called then, so that every attempt of a delivery says the same.
  title text not null default '',
  -- A member's id, `cli` or `system`.
  actor text not null,
  details jsonb not null,
  -- At most one event with this key.
  once_key text unique,
  created_at timestamptz not null
);
create index notification_events_by_age on notification_events (created_at);

-- What the bell of a member lists.
create table member_notifications (
  member_id text not null references staff.users (id) on delete cascade,
  event_id uuid not null references notification_events (id) on delete cascade,
  -- Sent to this member by name, and not to everyone with a permission.
  is_personal boolean not null,
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (member_id, event_id)
);
create index member_notifications_by_time on member_notifications (member_id, created_at desc, event_id);
create index member_notifications_unread on member_notifications (member_id) where read_at is null;
create index member_notifications_by_event on member_notifications (event_id);

-- Only what differs from the defaults.
create table notification_preferences (
  member_id text primary key references staff.users (id) on delete cascade,
  -- By kind: {"bell": boolean, "email": boolean}.
  choices jsonb not null,
  email_pace text not null check (email_pace in ('now', 'hour', 'day')),
  updated_at timestamptz not null
);

-- One webhook for everyone; no row: none.
create table notification_webhook (
  is_only boolean primary key default true check (is_only),
  address text not null check (length(address) <= 500),
  -- Encrypted with a key of ADMIN_SECRET.
  sealed_secret text not null,
  -- The last characters of the secret, to recognise it.
  secret_hint text not null,
  kinds text[] not null,
  -- Whether it also gets notes, comments and values of drafts.
  has_drafts boolean not null,
  updated_by text not null,
  updated_at timestamptz not null
);

-- The outbox: one row is one e-mail or one call of the webhook, sent under its id at every attempt.
create table notification_deliveries (
  id uuid primary key default gen_random_uuid(),
  channel text not null check (channel in ('email', 'webhook')),
  -- The recipient of an e-mail.
  member_id text references staff.users (id) on delete cascade,
  -- The body of a call of the webhook, fixed when the event happens.
  body jsonb,
  -- off: e-mail or webhook was not set up when it was due.
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'off')),
  attempts integer not null default 0,
  -- The next attempt, or the end of the lease of a running one.
  next_at timestamptz not null,
  last_error text,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((channel = 'email') = (member_id is not null)),
  check ((channel = 'webhook') = (body is not null))
);
create index notification_deliveries_due on notification_deliveries (next_at) where state = 'waiting';
create index notification_deliveries_ended on notification_deliveries (state, ended_at desc) where state <> 'waiting';
create index notification_deliveries_by_member on notification_deliveries (member_id);
create index notification_deliveries_by_age on notification_deliveries (created_at);

-- The events of a delivery; a digest has several.
create table notification_delivery_events (
  delivery_id uuid not null references notification_deliveries (id) on delete cascade,
  event_id uuid not null references notification_events (id) on delete cascade,
  primary key (delivery_id, event_id)
);
create index notification_delivery_events_by_event on notification_delivery_events (event_id);

-- Events that wait for the next digest of a member, which takes them out of here.
create table notification_digest_items (
  member_id text not null references staff.users (id) on delete cascade,
  event_id uuid not null references notification_events (id) on delete cascade,
  due_at timestamptz not null,
  primary key (member_id, event_id)
);
create index notification_digest_items_due on notification_digest_items (due_at);
create index notification_digest_items_by_event on notification_digest_items (event_id);

grant select, insert, update, delete on notification_events, member_notifications, notification_preferences,
  notification_webhook, notification_deliveries, notification_delivery_events, notification_digest_items to lanterninha_app;

-- migrate:down
