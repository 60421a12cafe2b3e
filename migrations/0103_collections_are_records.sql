-- Why: a collection had three tables of its own, and the next subject of editors would have needed three more. Every subject that only editors
-- know is a row of `records`; its addresses and the titles it names are found in one table each.
-- migrate:up
-- Its values are its overrides: a row that shows what no override says would change with its next projection.
do $$
begin
  if exists (
    select from collections where state = 'published'
    and not exists (select from overrides where entity = 'collection' and entity_id = collections.id and field = 'name')
  ) then
    raise exception 'A published collection has no published name.';
  end if;
end
$$;

alter table records add column saga_id integer; -- The saga that a collection was made of: no value that an editor writes.
insert into records (
  entity, id, version, slug, title, search_title, picture_path, is_public, position, saga_id, content,
  created_at, changed_at, first_published_at, removed_at, removed_by, leads_to
)
select 'collection', id, version, slug, name, search_plain(name), cover_path, state = 'published', position, saga_id,
  -- A picture whose licence has ended is among the overrides and not in the row; the row has the focus of the others.
  coalesce(written.content, '{}') - 'coverPath'
    || case when cover_path is null then '{}' else jsonb_build_object('coverPath', cover_path) end,
  created_at, updated_at, first_published_at, removed_at, removed_by, leads_to
from collections
left join lateral (
  select jsonb_object_agg(field, value) as content from overrides where entity = 'collection' and entity_id = collections.id
) as written on true;
create index records_by_words on records using gin (search_words(search_title));
create index records_newest on records (entity, first_published_at desc, id desc) where is_public;
create index records_in_order on records (entity, position, id) where is_public;
create index records_removed on records (removed_at) where removed_at is not null;
create index records_by_saga on records (saga_id) where saga_id is not null;
comment on table records is 'Subjects that only editors know, ready to be read. Only their projection writes `content`.';

create table record_ids (entity text primary key, last integer not null);
insert into record_ids
select 'collection', greatest((select coalesce(max(id), 0) from collections), case when is_called then last_value else 0 end)
from collections_id_seq;
comment on table record_ids is 'The highest number that a record of each kind has had: none is given twice, because history outlives its subject.';

create table record_addresses (
  entity text not null, slug text not null, record_id integer, leads_to text,
  primary key (entity, slug),
  foreign key (entity, record_id) references records (entity, id) on delete set null (record_id)
);
create index record_addresses_by_record on record_addresses (entity, record_id);
comment on table record_addresses is
  'Every address that a record has or had. Without a record it is gone for good, or leads on; another record may take it.';
insert into record_addresses (entity, slug, record_id, leads_to)
select 'collection', slug, collection_id, leads_to from collection_addresses;
insert into record_addresses (entity, slug, record_id)
select 'collection', slug, id from collections
on conflict (entity, slug) do update set record_id = excluded.record_id, leads_to = null;

create table record_titles (
  entity text not null, record_id integer not null, position integer not null,
  kind text not null check (kind in ('movie', 'series', 'person')), title_id integer not null,
  note text not null default '', is_skippable boolean not null default false,
  primary key (entity, record_id, position),
  unique (entity, record_id, kind, title_id),
  foreign key (entity, record_id) references records (entity, id) on delete cascade
);
create index record_titles_by_title on record_titles (kind, title_id);
comment on table record_titles is 'The titles and people that a record names, stored here or not, in the editors'' order.';
insert into record_titles (entity, record_id, position, kind, title_id, note, is_skippable)
select 'collection', collection_id, position, kind, title_id, note, is_skippable from collection_items;

create or replace view subject_faces as
  select 'movie' as entity, id, title, release_year::integer as year, slug, poster_path as picture_path, is_public from movies
  union all select 'series', id, title, extract(year from first_air_date)::integer, slug, poster_path, is_public from series
  union all select 'person', id, name, null, slug, profile_path, is_public from people
  union all select 'genre', id, name, null, slug, null, is_visible from genres
  union all select 'platform', id, name, null, slug, null, is_visible from platforms
  union all select entity, id, title, null, slug, picture_path, is_public from records where removed_at is null;

-- As before, but that what is in no other table is a record: a new kind of them needs no migration. Of an unknown kind there is no row, so
-- such a document is never current.
create or replace function parts_are_current(
  kinds text[], ids integer[], versions bigint[], tag_names text[], tag_numbers bigint[]
) returns boolean language sql stable parallel safe as $$
  select not exists (
    select
    from unnest(kinds, ids, versions) as part (kind, id, version)
    where part.kind is null or part.version is distinct from case part.kind
      when 'movie' then (select version from movies where movies.id = part.id)
      when 'series' then (select version from series where series.id = part.id)
      when 'person' then (select version from people where people.id = part.id)
      when 'platform' then (select version from platforms where platforms.id = part.id)
      when 'saga' then (select version from sagas where sagas.id = part.id)
      else (select version from records where records.entity = part.kind and records.id = part.id)
    end
  ) and not exists (
    select
    from unnest(tag_names, tag_numbers) as part (tag, version)
    where part.version is distinct from coalesce((select version from tag_versions where tag_versions.tag = part.tag), 0)
  )
$$;
drop function unknown_part_kind(text);

-- As before, without the table of collections: a record's pictures are in its content.
create or replace function forget_unused_pictures(moment timestamptz, unused_before timestamptz)
returns table (file text) language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  named text[];
begin
  select coalesce(array_agg(distinct mention[1]), '{}')
  into named
  from (
    select value::text as words from overrides where value::text like '%/own-%'
    union all
    select base_value::text from overrides where base_value::text like '%/own-%'
    union all
    select value::text from drafts where value::text like '%/own-%'
    union all
    select snapshot::text from revisions where snapshot::text like '%/own-%'
    union all
    select content::text from trash where content::text like '%/own-%'
    union all
    select content::text from records where content::text like '%/own-%'
    union all
    select cut_from from own_pictures where cut_from is not null
  ) as written, regexp_matches(written.words, '/own-[0-9a-f]{64}\.jpg', 'g') as mention;

  update own_pictures
  set unused_since = null
  where unused_since is not null and path = any (named);

  update own_pictures
  set unused_since = moment
  where unused_since is null and path <> all (named);

  return query
  with gone as (
    delete from own_pictures
    where unused_since < unused_before and path <> all (named)
    returning substring(path from '^/(.+)\.jpg$') as name
  ), inks as (
    delete from image_inks where image_inks.file in (select gone.name from gone)
  )
  select gone.name from gone;
end
$$;

drop table collection_items, collection_addresses, collections;
-- migrate:down
