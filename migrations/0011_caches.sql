-- Why: documents are finished once and read many times. Every cached document names the rows and lists it shows, each with its version, and
-- is read only while all of them are current: an old one cannot be served however it came to be written. Deleting all rows of the
-- cache tables changes nothing but speed. They are logged all the same: a standby cannot read unlogged tables.
-- migrate:up
create table home_cache (
  cache_key text primary key, data text not null, version bigint not null default 0,
  part_kinds text[] not null default '{}', part_ids integer[] not null default '{}',
  part_versions bigint[] not null default '{}', part_tags text[] not null default '{}',
  part_tag_versions bigint[] not null default '{}', shape text not null default '', tags text[] not null,
  built_at timestamptz not null default now(), expires_at timestamptz not null
);
comment on table home_cache is 'Cached documents of the home page; columns as those of content_cache.';

create table content_cache (
  content_type text not null, content_id integer not null, slug text not null, data text not null,
  version bigint not null,
  -- Every row it was built from, itself and the cards it shows, with its version; and every list it is cut from.
  part_kinds text[] not null default '{}', part_ids integer[] not null, part_versions bigint[] not null,
  part_tags text[] not null default '{}', part_tag_versions bigint[] not null default '{}',
  shape text not null, -- The shape of the release that wrote it; another release builds its own.
  tags text[] not null, built_at timestamptz not null default now(), expires_at timestamptz not null,
  primary key (content_type, content_id)
);
create index content_cache_by_slug on content_cache (content_type, slug);
create index content_cache_by_expiry on content_cache (expires_at);
comment on table content_cache is 'Cached documents of titles, people, seasons, collections and platforms.';

create table list_cache (
  list_type text not null, list_key text not null, data text not null, version bigint not null default 0,
  part_kinds text[] not null default '{}', part_ids integer[] not null default '{}',
  part_versions bigint[] not null default '{}', part_tags text[] not null default '{}',
  part_tag_versions bigint[] not null default '{}', shape text not null default '', tags text[] not null,
  built_at timestamptz not null default now(), expires_at timestamptz not null,
  primary key (list_type, list_key)
);
create index list_cache_by_expiry on list_cache (expires_at);
comment on table list_cache is 'Cached documents of lists; columns as those of content_cache.';

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

create table tag_versions (tag text primary key, version bigint not null default nextval('content_version'));
comment on table tag_versions is
  'Versions of tags that name no single row (home, list:filmes): a list can change without any of its rows changing.';

-- With null instead, a document with an unknown kind would never be current and would be built again by every request, unreported.
create function unknown_part_kind(kind text) returns bigint language plpgsql stable parallel safe as $$
begin
  raise exception 'parts_are_current does not know the kind of row "%"', kind using errcode = 'data_exception';
end
$$;

-- Whether every row a document shows, and every list it is cut from, is as it was when the document was built. A part without a kind
-- is not current.
create function parts_are_current(
  kinds text[], ids integer[], versions bigint[], tag_names text[], tag_numbers bigint[]
) returns boolean language sql stable parallel safe as $$
  select not exists (
    select
    from unnest(kinds, ids, versions) as part (kind, id, version)
    where part.kind is null or part.version is distinct from case part.kind
      when 'movie' then (select version from movies where movies.id = part.id)
      when 'series' then (select version from series where series.id = part.id)
      when 'person' then (select version from people where people.id = part.id)
      when 'collection' then (select version from collections where collections.id = part.id)
      when 'platform' then (select version from platforms where platforms.id = part.id)
      when 'saga' then (select version from sagas where sagas.id = part.id)
      else unknown_part_kind(part.kind)
    end
  ) and not exists (
    select
    from unnest(tag_names, tag_numbers) as part (tag, version)
    where part.version is distinct from coalesce((select version from tag_versions where tag_versions.tag = part.tag), 0)
  )
$$;

-- An expired row may still answer a failure for a day, so it is not deleted at once.
create function clean_expired_cache(expired_before timestamptz default now() - interval '24 hours') returns bigint language sql as $$
  with
    home as (delete from home_cache where expires_at < expired_before returning 1),
    content as (delete from content_cache where expires_at < expired_before returning 1),
    list as (delete from list_cache where expires_at < expired_before returning 1)
  select (select count(*) from home) + (select count(*) from content) + (select count(*) from list)
$$;

-- Everything that shows the thing: its own document, and the lists and pages it is on. No index by tag: it would cost a write per
-- document, and only an operator's purge runs this.
create function invalidate_related_cache(content_type text, content_id integer) returns bigint language sql as $$
  with
    home as (delete from home_cache where tags @> array[$1 || ':' || $2] returning 1),
    content as (delete from content_cache where tags @> array[$1 || ':' || $2] returning 1),
    list as (delete from list_cache where tags @> array[$1 || ':' || $2] returning 1)
  select (select count(*) from home) + (select count(*) from content) + (select count(*) from list)
$$;

create table outbox (
  id bigint generated always as identity primary key, tags text[] not null,
  created_at timestamptz not null default now(),
  purged_at timestamptz, -- When the edge confirmed that it purged these tags.
  purged_again_at timestamptz -- And once more two seconds later: a server not yet notified may have sent an old copy in between.
);
create index outbox_waiting on outbox (id) where purged_at is null;
create index outbox_purges_left on outbox (purged_at nulls first, id) where purged_again_at is null;
create index outbox_by_age on outbox (created_at);
comment on table outbox is
  'Changed tags for every cache: written in the transaction that changed something, so a change and its announcement are one.';

create table edge_places_behind (
  place text primary key check (length(place) between 1 and 300), since timestamptz not null
);
comment on table edge_places_behind is
  'Edges that did not answer: they do not delay the others, and everything they cache is invalidated before their next purge.';
-- migrate:down
