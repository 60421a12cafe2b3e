-- Why: people sign in to edit, and what they did can be proved. The tables of the sign-in are in a schema of their own; those
-- from users to passkeys have the columns better-auth 1.7.6 expects, under our names (server/staff/open-auth.ts maps them, and
-- better-auth compares the two when it starts). Nothing but this file ever changes them.
-- migrate:up
create schema staff;

create table staff.users (
  id text primary key,
  email text not null unique check (email = lower(email)),
  name text not null,
  email_verified boolean not null default false,
  image text,
  role text not null check (role in ('reader', 'writer', 'editor', 'administrator')),
  -- Signed out for good until somebody clears it.
  disabled_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- One row a person, of the provider "credential": it holds the password's hash.
create table staff.accounts (
  id text primary key,
  account_id text not null,
  provider_id text not null,
  user_id text not null references staff.users on delete cascade,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (provider_id, account_id)
);
create index accounts_by_user on staff.accounts (user_id);

create table staff.sessions (
  id text primary key,
  token text not null unique,
  user_id text not null references staff.users on delete cascade,
  -- The end that no use puts off.
  expires_at timestamptz not null,
  -- The network a request came from (/24, /64): enough to be recognised by its owner, not a whole address.
  ip_address text,
  user_agent text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- After the password alone a session is half: it may finish signing in and nothing else.
  is_full boolean not null default false,
  is_kept boolean not null default false,
  seen_at timestamptz,
  -- When its owner last proved who they are; dangerous actions want it recent.
  confirmed_at timestamptz
);
create index sessions_by_user on staff.sessions (user_id);
create index sessions_by_end on staff.sessions (expires_at);

-- Challenges of passkeys, for five minutes each.
create table staff.verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index verifications_by_identifier on staff.verifications (identifier);
create index verifications_by_end on staff.verifications (expires_at);

create table staff.passkeys (
  id text primary key,
  name text,
  public_key text not null,
  user_id text not null references staff.users on delete cascade,
  credential_id text not null unique,
  counter bigint not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  created_at timestamptz,
  aaguid text
);
create index passkeys_by_user on staff.passkeys (user_id);

create table staff.authenticators (
  user_id text primary key references staff.users on delete cascade,
  -- Encrypted with ADMIN_SECRET.
  secret text not null,
  -- Null until the first code of it was typed back.
  confirmed_at timestamptz,
  -- The half minute of the last code that was accepted: neither it nor an older one is accepted again.
  last_step bigint not null default 0
);

create table staff.recovery_codes (
  user_id text not null references staff.users on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- What an invite, a lost password or a lost second factor is answered with: a secret address that works once.
create table staff.links (
  id text primary key,
  token_hash text not null unique,
  purpose text not null check (purpose in ('invite', 'password', 'second-factor', 'both')),
  -- Whom it is for: an invite names an address and a role, the others a person.
  email text check (email = lower(email)),
  role text check (role in ('reader', 'writer', 'editor', 'administrator')),
  user_id text references staff.users on delete cascade,
  -- A person's id, or "cli". No reference: what they did outlives them.
  created_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  cancelled_at timestamptz,
  check ((purpose = 'invite') = (email is not null and role is not null)),
  check ((purpose = 'invite') = (user_id is null))
);
create unique index links_open_invite on staff.links (email) where purpose = 'invite' and used_at is null and cancelled_at is null;
create index links_by_user on staff.links (user_id);

-- Wrong passwords and codes by account and by network, for a quarter of an hour each. Lost in a crash, and no harm done.
create unlogged table staff.tries (
  key text primary key,
  count integer not null,
  resets_at timestamptz not null
);
create index tries_by_end on staff.tries (resets_at);

grant usage on schema staff to lanterninha_app;
grant select, insert, update, delete on all tables in schema staff to lanterninha_app;

-- Who did what. Persons are named by id only, so that a person can be erased and the record stays.
create table audit_entries (
  seq bigint primary key,
  at timestamptz not null,
  -- A person's id, "cli" or "system".
  actor text not null,
  network text not null default '',
  action text not null,
  entity text not null,
  entity_id text not null,
  before jsonb,
  after jsonb,
  prev_hash text not null unique,
  hash text not null
);
create index audit_entries_by_entity on audit_entries (entity, entity_id, seq);

-- Of everything in the row and of the row before it. Times as microseconds: their text depends on the session.
create function audit_hash(entry audit_entries) returns text
language sql stable
as $$
  select encode(sha256(convert_to(jsonb_build_array(
    entry.prev_hash, entry.seq, (extract(epoch from entry.at) * 1000000)::bigint, entry.actor, entry.network, entry.action,
    entry.entity, entry.entity_id, entry.before, entry.after
  )::text, 'UTF8')), 'hex')
$$;

-- The chain is made here and not by the application, which could otherwise write one that leaves a row out.
create function chain_audit_entry() returns trigger
language plpgsql
as $$
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

-- Not even by the owner's hand, unless it means to.
create function refuse_audit_change() returns trigger
language plpgsql
as $$
begin
  raise exception 'the audit is only added to' using errcode = 'insufficient_privilege';
end
$$;
create trigger audit_entries_stay before update or delete or truncate on audit_entries
  for each statement execute function refuse_audit_change();

revoke update, delete, truncate on audit_entries from lanterninha_app;
grant select, insert on audit_entries to lanterninha_app;

-- migrate:down
