-- Why: lists, home and the details of series, people, seasons and collections are kept like a film's: each copy names every
-- row it shows, with its version, and is read only while all of them are current. What a list is made of can change
-- without any of its rows changing (a film is hidden, a ranking replaced), so lists have versions too.
-- migrate:up

-- Changed with every announcement of a tag that names no single row: `home`, `list:filmes`, `colecoes`.
create table tag_versions (
  tag text primary key,
  version bigint not null default nextval('content_version')
);

-- Beside part_ids and part_versions. The release before this one knows films only, and leaves it empty.
alter table content_cache add column part_kinds text[] not null default '{}';
alter table content_cache add column part_tags text[] not null default '{}';
alter table content_cache add column part_tag_versions bigint[] not null default '{}';

-- Nothing has written these two yet.
alter table list_cache
  add column part_kinds text[] not null default '{}',
  add column part_ids integer[] not null default '{}',
  add column part_versions bigint[] not null default '{}',
  add column part_tags text[] not null default '{}',
  add column part_tag_versions bigint[] not null default '{}',
  add column shape text not null default '',
  alter column version set default 0;
alter table home_cache
  add column part_kinds text[] not null default '{}',
  add column part_ids integer[] not null default '{}',
  add column part_versions bigint[] not null default '{}',
  add column part_tags text[] not null default '{}',
  add column part_tag_versions bigint[] not null default '{}',
  add column shape text not null default '',
  alter column version set default 0;

-- Documents are compared at the read, so no change deletes them by tag any more: the two indexes cost a write per document and
-- spare nobody a read. A person's purge (invalidate_related_cache) may take its time.
drop index content_cache_by_tag;
drop index list_cache_by_tag;

-- When a copy was made, for whoever is told how old it is.
alter table content_cache add column built_at timestamptz not null default now();
alter table list_cache add column built_at timestamptz not null default now();
alter table home_cache add column built_at timestamptz not null default now();

-- Whether every row a copy shows, and every list it is cut from, is as it was when the copy was made.
create function parts_are_current(
  kinds text[], ids integer[], versions bigint[], tag_names text[], tag_numbers bigint[]
) returns boolean
language sql stable parallel safe
as $$
  select not exists (
    select
    from unnest(kinds, ids, versions) as part (kind, id, version)
    where part.version is distinct from case part.kind
      when 'movie' then (select version from movies where movies.id = part.id)
      when 'series' then (select version from series where series.id = part.id)
      when 'person' then (select version from people where people.id = part.id)
      when 'collection' then (select version from collections where collections.id = part.id)
      when 'platform' then (select version from platforms where platforms.id = part.id)
    end
  ) and not exists (
    select
    from unnest(tag_names, tag_numbers) as part (tag, version)
    where part.version is distinct from coalesce((select version from tag_versions where tag_versions.tag = part.tag), 0)
  )
$$;

-- The three procedures of SPEC §7. An expired row may still answer a failure for a day, so it is not gone at once.
create function clean_expired_cache(expired_before timestamptz default now() - interval '24 hours') returns bigint
language sql
as $$
  with
    home as (delete from home_cache where expires_at < expired_before returning 1),
    content as (delete from content_cache where expires_at < expired_before returning 1),
    list as (delete from list_cache where expires_at < expired_before returning 1)
  select (select count(*) from home) + (select count(*) from content) + (select count(*) from list)
$$;

create function clean_expired_image_cache(expired_before timestamptz default now()) returns bigint
language sql
as $$
  with gone as (delete from image_cache where expires_at < expired_before returning 1)
  select count(*) from gone
$$;

-- Whatever shows the thing: its own document, and the lists and pages it is on.
create function invalidate_related_cache(content_type text, content_id integer) returns bigint
language sql
as $$
  with
    home as (delete from home_cache where tags @> array[$1 || ':' || $2] returning 1),
    content as (delete from content_cache where tags @> array[$1 || ':' || $2] returning 1),
    list as (delete from list_cache where tags @> array[$1 || ':' || $2] returning 1)
  select (select count(*) from home) + (select count(*) from content) + (select count(*) from list)
$$;

grant select, insert, update, delete on tag_versions to lanterninha_app;

-- migrate:down
