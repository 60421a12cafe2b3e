-- Why: the four cache tables of SPEC §3, and the outbox by which every kept copy learns that it is old. Deleting all
-- rows of these tables changes nothing but speed. They are logged all the same: a standby cannot read unlogged tables.
-- migrate:up
create table home_cache (
  cache_key text primary key,
  data text not null,
  version bigint not null,
  tags text[] not null,
  expires_at timestamptz not null
);

create table content_cache (
  content_type text not null,
  content_id integer not null,
  slug text not null,
  data text not null,
  version bigint not null,
  -- Every row it was built from, itself and the cards it shows, each with its version: a reader accepts a document only
  -- while all of them are current, so an old one cannot be served however it came to be written.
  part_ids integer[] not null,
  part_versions bigint[] not null,
  -- The shape of the release that wrote it; another release builds its own.
  shape text not null,
  tags text[] not null,
  expires_at timestamptz not null,
  primary key (content_type, content_id)
);
create index content_cache_by_slug on content_cache (content_type, slug);
create index content_cache_by_tag on content_cache using gin (tags);
create index content_cache_by_expiry on content_cache (expires_at);

create table list_cache (
  list_type text not null,
  list_key text not null,
  data text not null,
  version bigint not null,
  tags text[] not null,
  expires_at timestamptz not null,
  primary key (list_type, list_key)
);
create index list_cache_by_tag on list_cache using gin (tags);
create index list_cache_by_expiry on list_cache (expires_at);

create table image_cache (
  id bigint generated always as identity primary key,
  original_url text not null unique,
  cached_url text not null,
  cache_key text not null,
  content_type text not null,
  file_size integer not null,
  expires_at timestamptz not null,
  access_count bigint not null default 0,
  last_accessed timestamptz not null
);
create index image_cache_by_expiry on image_cache (expires_at);
create index image_cache_by_access on image_cache (last_accessed);

-- lz4 reads documents several times faster than the default; not every build of PostgreSQL has it.
do $$
begin
  alter table home_cache alter column data set compression lz4;
  alter table content_cache alter column data set compression lz4;
  alter table list_cache alter column data set compression lz4;
exception when feature_not_supported then
  null;
end
$$;

-- Written in the transaction that changed something, so a change and its announcement cannot part.
create table outbox (
  id bigint generated always as identity primary key,
  tags text[] not null,
  created_at timestamptz not null default now(),
  -- When the edge in front of us confirmed that it dropped these tags.
  purged_at timestamptz
);
create index outbox_waiting on outbox (id) where purged_at is null;
create index outbox_by_age on outbox (created_at);

-- migrate:down
