-- Why: what is being written is not what is on air. A draft is one field of one subject, saved while somebody types and published
-- by whoever may; nobody's text is written over unseen, and what is thrown away can be had back for thirty days.
-- migrate:up

-- One row per field anybody ever touched. Its version grows with every draft and every publication and never goes back: a
-- save names the one it was written over. A field without a row is of version 0.
create table drafts (
  entity text not null check (entity in ('movie', 'series', 'person')),
  entity_id integer not null,
  field text not null,
  -- JSON's null: back to what TMDB says.
  value jsonb not null,
  -- Closed once published or thrown away; what stays is who wrote last, what and when.
  is_open boolean not null,
  version integer not null,
  author text not null,
  updated_at timestamptz not null,
  primary key (entity, entity_id, field)
);
create index drafts_open on drafts (updated_at desc) where is_open;

-- What TMDB said when ours was written, beside its hash: the newsroom shows all three. Without a hash nobody knows.
alter table overrides add column base_value jsonb;
create index overrides_by_lock_end on overrides (expires_at) where is_locked and expires_at is not null;

-- TMDB says something else than it did when ours was written, and nobody has decided yet. Written by the projection.
create table conflicts (
  entity text not null check (entity in ('movie', 'series', 'person')),
  entity_id integer not null,
  field text not null,
  since timestamptz not null,
  primary key (entity, entity_id, field),
  foreign key (entity, entity_id, field) references overrides on delete cascade
);
create index conflicts_by_age on conflicts (since);

create table trash (
  id uuid primary key default gen_random_uuid(),
  entity text not null check (entity in ('movie', 'series', 'person', 'collection')),
  entity_id integer not null,
  -- By field.
  content jsonb not null,
  -- Who threw it away.
  author text not null,
  discarded_at timestamptz not null
);
create index trash_by_age on trash (discarded_at desc);

-- When a draft goes on air by itself, or its page leaves it.
create table plans (
  entity text not null check (entity in ('movie', 'series', 'person')),
  entity_id integer not null,
  publish_at timestamptz,
  -- On the day it is first seen there.
  publish_on_platform integer references platforms (id) on delete cascade,
  unpublish_at timestamptz,
  -- The drafts whoever planned it meant, by field and version.
  seen jsonb not null,
  author text not null,
  planned_at timestamptz not null,
  -- Why it could not be carried out when it was due.
  failure text,
  primary key (entity, entity_id),
  check (publish_at is null or publish_on_platform is null),
  check (publish_at is not null or publish_on_platform is not null or unpublish_at is not null)
);
create index plans_by_platform on plans (publish_on_platform);

create index revisions_by_author on revisions (author, created_at desc);

grant select, insert, update, delete on drafts, conflicts, trash, plans to lanterninha_app;

-- migrate:down
