-- Why: what editors published of pages, genres, platforms and home was stored apart from the overrides of every other subject, and the
-- paths hidden from search engines had no drafts, no review and a history of their own. Published values of every subject are rows
-- of `overrides` now; a subject that only editors know has one row in `records`.
-- migrate:up
create table records (
  entity text not null, id integer not null,
  version bigint not null default nextval('content_version'),
  slug text, title text not null, search_title text not null default '', picture_path text,
  is_public boolean not null default false, position integer not null default 0,
  content jsonb not null default '{}', -- By field: the overrides, written in the same transaction.
  created_at timestamptz not null,
  changed_at timestamptz not null, -- When `content` last changed, without its switches.
  first_published_at timestamptz, removed_at timestamptz, removed_by text, leads_to text,
  primary key (entity, id)
);
comment on table records is
  'Subjects that only editors know, ready to be read: pages, home, the paths hidden from search engines. Only their projection writes it.';

-- The closed type `Editable` (src/shared/domain/entities.ts) is the one list of subjects: a new one needs no migration.
alter table overrides drop constraint overrides_entity_check;
alter table drafts drop constraint drafts_entity_check;
alter table plans drop constraint plans_entity_check;
alter table trash drop constraint trash_entity_check;
alter table reviews drop constraint reviews_entity_check;
alter table comment_threads drop constraint comment_threads_entity_check;

insert into overrides (entity, entity_id, field, value, author, updated_at)
select record.kind, site_part_id(record.kind, record.key), field.key, field.value, record.author, record.updated_at
from house_records as record
cross join lateral jsonb_each(case
  when record.kind = 'home' and record.key = 'pins' then jsonb_build_object('pins', record.value)
  when record.kind = 'page' then coalesce(record.value -> 'sections', '{}') || (record.value - 'sections')
  else record.value
end) as field
where record.kind in ('genre', 'platform')
   or (record.kind = 'page' and record.key in ('about', 'privacy'))
   or (record.kind = 'home' and record.key in ('pins', 'arrangement'));

insert into overrides (entity, entity_id, field, value, author, updated_at)
select 'page', page.id, 'isNoindex', 'true', author, updated_at
from house_records as record, (values (1, '/'), (2, '/sobre'), (3, '/privacidade')) as page (id, path)
where record.kind = 'robots' and record.key = 'paths' and record.value ? page.path;

insert into overrides (entity, entity_id, field, value, author, updated_at)
select 'robots', 1, 'paths', record.value - '/' - '/sobre' - '/privacidade', author, updated_at
from house_records as record where record.kind = 'robots' and record.key = 'paths';
insert into revisions (entity, entity_id, number, snapshot, changed_fields, author, state, note, created_at)
select 'robots', 1, number, jsonb_build_object('paths', value - '/' - '/sobre' - '/privacidade'), array['paths'], author, state, '', created_at
from house_revisions where kind = 'robots' and key = 'paths';

insert into records (entity, id, slug, title, is_public, content, created_at, changed_at, first_published_at)
select own.entity, own.id, own.slug, own.slug, true, coalesce(written.content, '{}'), now(), coalesce(written.at, 'epoch'), written.at
from (values ('page', 1, '/'), ('page', 2, '/sobre'), ('page', 3, '/privacidade'), ('home', 1, '/'), ('robots', 1, '/robots.txt')) as own (entity, id, slug)
left join lateral (
  select jsonb_object_agg(field, value) as content, max(updated_at) filter (where field <> 'isNoindex') as at
  from overrides where overrides.entity = own.entity and entity_id = own.id
) as written on true;

create view subject_faces as
  select 'movie' as entity, id, title, release_year::integer as year, slug, poster_path as picture_path, is_public from movies
  union all select 'series', id, title, extract(year from first_air_date)::integer, slug, poster_path, is_public from series
  union all select 'person', id, name, null, slug, profile_path, is_public from people
  union all select 'collection', id, name, null, slug, cover_path, state = 'published' from collections where removed_at is null
  union all select 'genre', id, name, null, slug, null, is_visible from genres
  union all select 'platform', id, name, null, slug, null, is_visible from platforms
  union all select entity, id, title, null, slug, picture_path, is_public from records where removed_at is null;
comment on view subject_faces is
  'How the admin names any subject. Read it by a constant entity, or as a scalar subquery: joined it may read whole tables.';

-- As before, but that it reads `records`.
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
    select collections::text from collections where collections::text like '%/own-%'
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

drop table house_revisions, house_records;
drop function site_part_id(text, text);
-- migrate:down
