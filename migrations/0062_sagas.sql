-- Why: a film's page shows the other films of its saga, which TMDB calls a collection. TMDB says which films belong to it; each may be
-- stored, hidden or unknown here. A collection that an editor makes of a saga remembers which one.
-- migrate:up

create table sagas (
  id integer primary key,
  name text not null,
  -- The name as visitors type it, without words that every saga has.
  search_name text not null,
  -- Ids of films that we may not have stored: no foreign key.
  part_ids integer[] not null,
  version bigint not null default nextval('content_version'),
  fetched_at timestamptz not null,
  -- Since when TMDB answers that there is no such collection.
  missing_since timestamptz
);
create index sagas_by_search_name on sagas (search_name text_pattern_ops);
create index sagas_by_fetched_at on sagas (fetched_at);
grant select, insert, update, delete on sagas to lanterninha_app;

create index movies_by_franchise on movies (franchise_id) where franchise_id is not null;

-- No foreign key: a saga may be forgotten while its collection stays.
alter table collections add column saga_id integer;
create index collections_by_saga on collections (saga_id) where saga_id is not null;

create or replace function parts_are_current(
  kinds text[], ids integer[], versions bigint[], tag_names text[], tag_numbers bigint[]
) returns boolean
language sql stable parallel safe
as $$
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

-- migrate:down
