-- Why: people sign in to edit, what they did can be proved, and what concerns them reaches them. The tables of the sign-in are in a schema
-- of their own; those from users to passkeys have the columns better-auth 1.7.6 expects, under our names (server/staff/open-auth.ts maps
-- them, and better-auth compares the two when it starts).
-- migrate:up
create schema staff;

create table staff.users (
  id text primary key, email text not null unique check (email = lower(email)), name text not null,
  email_verified boolean not null default false, image text,
  role text not null check (role in ('reader', 'writer', 'editor', 'administrator')),
  disabled_at timestamptz, -- Signed out for good until an administrator clears it.
  created_at timestamptz not null, updated_at timestamptz not null,
  -- The last audit entry about them that the member has read: refused sign-ins and changed credentials.
  notices_read_seq bigint not null default 0
);
comment on table staff.users is 'Members of the team.';

create table staff.accounts (
  id text primary key, account_id text not null, provider_id text not null,
  user_id text not null references staff.users on delete cascade, access_token text, refresh_token text,
  id_token text, access_token_expires_at timestamptz, refresh_token_expires_at timestamptz, scope text,
  password text, -- Its hash.
  created_at timestamptz not null, updated_at timestamptz not null,
  unique (provider_id, account_id)
);
create index accounts_by_user on staff.accounts (user_id);
comment on table staff.accounts is 'Passwords: one row per member, of the provider "credential".';

create table staff.sessions (
  id text primary key, token text not null unique,
  user_id text not null references staff.users on delete cascade,
  expires_at timestamptz not null, -- The end that no use postpones.
  ip_address text, -- The network a request came from (/24, /64): enough to be recognised by its owner, not a whole address.
  user_agent text, created_at timestamptz not null, updated_at timestamptz not null,
  is_full boolean not null default false, -- False after the password alone: the session may finish signing in and nothing else.
  is_kept boolean not null default false, seen_at timestamptz,
  confirmed_at timestamptz -- When its owner last proved who they are; dangerous actions require it to be recent.
);
create index sessions_by_user on staff.sessions (user_id);
create index sessions_by_end on staff.sessions (expires_at);
comment on table staff.sessions is 'Signed-in browsers of members.';

create table staff.verifications (
  id text primary key, identifier text not null, value text not null, expires_at timestamptz not null,
  created_at timestamptz not null, updated_at timestamptz not null
);
create index verifications_by_identifier on staff.verifications (identifier);
create index verifications_by_end on staff.verifications (expires_at);
comment on table staff.verifications is 'Challenges of passkeys, for five minutes each.';

create table staff.passkeys (
  id text primary key, name text, public_key text not null,
  user_id text not null references staff.users on delete cascade, credential_id text not null unique,
  counter bigint not null, device_type text not null, backed_up boolean not null, transports text,
  created_at timestamptz, aaguid text
);
create index passkeys_by_user on staff.passkeys (user_id);
comment on table staff.passkeys is 'Passkeys of members.';

create table staff.authenticators (
  user_id text primary key references staff.users on delete cascade,
  secret text not null, -- Encrypted with ADMIN_SECRET.
  confirmed_at timestamptz, -- Null until its first code was typed.
  last_step bigint not null default 0, -- The half minute of the last code that was accepted: neither it nor an older one is accepted again.
  -- Wrong codes since wrong_since, over a month and across crashes; at the limit codes of this app are refused until the password
  -- changes or the app is replaced.
  wrong_codes integer not null default 0, wrong_since timestamptz
);
comment on table staff.authenticators is 'Authenticator apps of members.';

create table staff.recovery_codes (
  user_id text not null references staff.users on delete cascade, code_hash text not null, used_at timestamptz,
  primary key (user_id, code_hash)
);
comment on table staff.recovery_codes is 'Codes that replace a lost second factor, each once.';

create table staff.links (
  id text primary key, token_hash text not null unique,
  purpose text not null check (purpose in ('invite', 'password', 'second-factor', 'both')),
  -- The recipient: an e-mail address and a role for an invite, a member for the other purposes.
  email text check (email = lower(email)),
  role text check (role in ('reader', 'writer', 'editor', 'administrator')),
  user_id text references staff.users on delete cascade,
  created_by text not null, -- A member's id, or "cli". No reference: what they did outlives them.
  created_at timestamptz not null, expires_at timestamptz not null, used_at timestamptz,
  cancelled_at timestamptz,
  check ((purpose = 'invite') = (email is not null and role is not null)),
  check ((purpose = 'invite') = (user_id is null))
);
create unique index links_open_invite on staff.links (email) where purpose = 'invite' and used_at is null and cancelled_at is null;
create index links_by_user on staff.links (user_id);
comment on table staff.links is 'Secret addresses that work once: for an invite, a lost password or a lost second factor.';

create unlogged table staff.tries (key text primary key, count integer not null, resets_at timestamptz not null);
create index tries_by_end on staff.tries (resets_at);
comment on table staff.tries is
  'Wrong passwords and codes by account and by network, for a quarter of an hour each. Lost in a crash, which does no harm.';

grant usage on schema staff to lanterninha_app;
grant select, insert, update, delete on all tables in schema staff to lanterninha_app;

create table audit_entries (
  seq bigint primary key, at timestamptz not null,
  actor text not null, -- A member's id, "cli" or "system".
  network text not null default '', action text not null, entity text not null, entity_id text not null,
  before jsonb, after jsonb, prev_hash text not null unique, hash text not null
);
create index audit_entries_by_entity on audit_entries (entity, entity_id, seq);
create index audit_entries_by_time on audit_entries (at);
revoke update, delete, truncate on audit_entries from lanterninha_app;
comment on table audit_entries is
  'Who did what, in a chain of hashes. Members are named by id only, so that a member can be erased and the entry stays.';

-- Everything in the entry and the hash before it. Times as microseconds: their text depends on the session. The text is also sent off
-- this machine, so that the receiver can check the chain by itself.
create function audit_hashed_text(entry audit_entries) returns text language sql stable as $$
  select jsonb_build_array(
    entry.prev_hash, entry.seq, (extract(epoch from entry.at) * 1000000)::bigint, entry.actor, entry.network, entry.action,
    entry.entity, entry.entity_id, entry.before, entry.after
  )::text
$$;

create function audit_hash(entry audit_entries) returns text language sql stable
as $$ select encode(sha256(convert_to(audit_hashed_text(entry), 'UTF8')), 'hex') $$;

create function chain_audit_entry() returns trigger language plpgsql as $$
declare
  last record;
begin
  -- One after the other until each has committed: the next row holds the hash of this one.
  perform pg_advisory_xact_lock(1901);
  select seq, hash into last from audit_entries order by seq desc limit 1;
  new.seq := coalesce(last.seq, 0) + 1;
  new.prev_hash := coalesce(last.hash, repeat('0', 64));
  new.hash := audit_hash(new);
  return new;
end
$$;
create trigger audit_entries_chain before insert on audit_entries for each row execute function chain_audit_entry();
comment on trigger audit_entries_chain on audit_entries is
  'Makes the chain here and not in the application, which could otherwise leave an entry out.';

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit is only added to' using errcode = 'insufficient_privilege';
end
$$;
create trigger audit_entries_stay before update or delete or truncate on audit_entries
  for each statement execute function refuse_audit_change();
comment on trigger audit_entries_stay on audit_entries is 'Refuses every change, the owner''s too unless the trigger is disabled first.';

create table audit_shipping (
  is_only boolean primary key default true check (is_only),
  -- The last entry that was confirmed, and its hash; 0 and zeros before the first.
  seq bigint not null, hash text not null,
  shipped_at timestamptz
);
insert into audit_shipping (seq, hash) values (0, repeat('0', 64));
comment on table audit_shipping is
  'One row: the last entry that the receiver of the audit confirmed, so that an outage of either side loses nothing.';

create table notification_events (
  id uuid primary key default gen_random_uuid(), kind text not null,
  entity text, -- What it is about, if that is a film, a series, a person or a collection.
  entity_id integer,
  title text not null default '', -- As it was called then, so that every attempt of a delivery says the same.
  actor text not null, -- A member's id, `cli` or `system`.
  details jsonb not null,
  once_key text unique, -- At most one event with this key.
  created_at timestamptz not null
);
create index notification_events_by_age on notification_events (created_at);
comment on table notification_events is
  'What members are notified of: the transaction that changes something writes its event and every delivery, so that none is lost.';

create table member_notifications (
  member_id text not null references staff.users (id) on delete cascade,
  event_id uuid not null references notification_events (id) on delete cascade,
  is_personal boolean not null, -- Sent to this member by name, and not to everyone with a permission.
  created_at timestamptz not null, read_at timestamptz,
  primary key (member_id, event_id)
);
create index member_notifications_by_time on member_notifications (member_id, created_at desc, event_id);
create index member_notifications_unread on member_notifications (member_id) where read_at is null;
create index member_notifications_by_event on member_notifications (event_id);
comment on table member_notifications is 'What the bell of a member lists.';

create table notification_preferences (
  member_id text primary key references staff.users (id) on delete cascade,
  choices jsonb not null, -- By kind: {"bell": boolean, "email": boolean}.
  email_pace text not null check (email_pace in ('now', 'hour', 'day')), updated_at timestamptz not null
);
comment on table notification_preferences is 'What a member chose; only what differs from the defaults.';

create table notification_webhook (
  is_only boolean primary key default true check (is_only),
  address text not null check (length(address) <= 500),
  sealed_secret text not null, -- Encrypted with a key of ADMIN_SECRET.
  secret_hint text not null, -- The last characters of the secret, to recognise it.
  kinds text[] not null,
  has_drafts boolean not null, -- Whether it also gets notes, comments and values of drafts.
  updated_by text not null, updated_at timestamptz not null
);
comment on table notification_webhook is 'One webhook for everyone; no row: none.';

create table notification_deliveries (
  id uuid primary key default gen_random_uuid(), channel text not null check (channel in ('email', 'webhook')),
  member_id text references staff.users (id) on delete cascade, -- The recipient of an e-mail.
  body jsonb, -- The body of a call of the webhook, fixed when the event happens.
  -- off: e-mail or webhook was not set up when it was due.
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'off')),
  attempts integer not null default 0,
  next_at timestamptz not null, -- The next attempt, or the end of the lease of a running one.
  last_error text, created_at timestamptz not null, ended_at timestamptz,
  check ((channel = 'email') = (member_id is not null)),
  check ((channel = 'webhook') = (body is not null))
);
create index notification_deliveries_due on notification_deliveries (next_at) where state = 'waiting';
create index notification_deliveries_ended on notification_deliveries (state, ended_at desc) where state <> 'waiting';
create index notification_deliveries_by_member on notification_deliveries (member_id);
create index notification_deliveries_by_age on notification_deliveries (created_at);
comment on table notification_deliveries is 'One row is one e-mail or one call of the webhook, sent under its id at every attempt.';

create table notification_delivery_events (
  delivery_id uuid not null references notification_deliveries (id) on delete cascade,
  event_id uuid not null references notification_events (id) on delete cascade,
  primary key (delivery_id, event_id)
);
create index notification_delivery_events_by_event on notification_delivery_events (event_id);
comment on table notification_delivery_events is 'The events of a delivery; a digest has several.';

create table notification_digest_items (
  member_id text not null references staff.users (id) on delete cascade,
  event_id uuid not null references notification_events (id) on delete cascade, due_at timestamptz not null,
  primary key (member_id, event_id)
);
create index notification_digest_items_due on notification_digest_items (due_at);
create index notification_digest_items_by_event on notification_digest_items (event_id);
comment on table notification_digest_items is 'Events that wait for the next digest of a member, which deletes them.';
-- migrate:down
