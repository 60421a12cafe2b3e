-- Why: pages, genres, platforms and home are edited with the drafts, revisions, reviews and trash of titles. Their published values stay
-- where they are (house_records); what editors wrote before, history and drafts of pages, becomes revisions and drafts.
-- migrate:up

-- Drafts name their subject by a number.
alter table genres add column id integer generated always as identity, add constraint genres_id unique (id);

-- Seasons and episodes are edited too.
alter table drafts drop constraint drafts_entity_check,
  add check (entity in ('movie', 'series', 'person', 'collection', 'season', 'episode', 'page', 'genre', 'platform', 'home'));
alter table plans drop constraint plans_entity_check,
  add check (entity in ('movie', 'series', 'person', 'collection', 'season', 'episode', 'page', 'genre', 'platform', 'home'));
alter table trash drop constraint trash_entity_check,
  add check (entity in ('movie', 'series', 'person', 'collection', 'season', 'episode', 'page', 'genre', 'platform', 'home'));
alter table reviews drop constraint reviews_entity_check,
  add check (entity in ('movie', 'series', 'person', 'collection', 'season', 'episode', 'page', 'genre', 'platform', 'home'));
alter table comment_threads drop constraint comment_threads_entity_check,
  add check (entity in ('movie', 'series', 'person', 'collection', 'season', 'episode', 'page', 'genre', 'platform', 'home'));

-- The subject of a site record; null for records that are no subject (robots).
create function site_part_id(kind text, key text) returns integer language sql stable
set search_path = pg_catalog, public as $$
  select case kind
    when 'home' then 1
    when 'page' then case key when 'about' then 2 when 'privacy' then 3 end
    when 'platform' then key::integer
    when 'genre' then (select id from genres where genres.key = site_part_id.key)
  end
$$;

-- A record's value by field.
create function site_part_fields(kind text, value jsonb) returns jsonb language sql immutable
set search_path = pg_catalog, public as $$
  select case
    when kind = 'home' then jsonb_build_object('pins', value)
    when kind = 'page' then coalesce(value -> 'sections', '{}') || (value - 'sections')
    else value
  end
$$;

-- A process of the release before this one still writes house_revisions: they are revisions too, so that no version is lost.
create function copy_house_revision() returns trigger language plpgsql
set search_path = pg_catalog, public as $$
declare
  part integer := site_part_id(new.kind, new.key);
  fields jsonb := site_part_fields(new.kind, new.value);
  before jsonb;
begin
  if part is null then return new; end if;
  select snapshot into before from revisions where entity = new.kind and entity_id = part order by number desc limit 1;
  insert into revisions (entity, entity_id, number, snapshot, changed_fields, author, state, created_at)
  select new.kind, part, coalesce(max(number), 0) + 1, fields,
         array(
           select field from jsonb_object_keys(fields || coalesce(before, '{}')) as field
           where fields -> field is distinct from coalesce(before, '{}') -> field
           order by field
         ),
         new.author, new.state, new.created_at
  from revisions where entity = new.kind and entity_id = part;
  return new;
end
$$;

do $$
declare
  old house_revisions;
begin
  create temporary table old_revisions (like house_revisions) on commit drop;
  create trigger copy_old before insert on old_revisions for each row execute function copy_house_revision();
  for old in select * from house_revisions where kind <> 'robots' order by kind, key, number loop
    insert into old_revisions select old.*;
  end loop;
end
$$;

create trigger house_revisions_copy after insert on house_revisions
  for each row execute function copy_house_revision();

-- Only pages had drafts.
insert into drafts (entity, entity_id, field, value, is_open, version, author, updated_at)
select 'page', site_part_id(record.kind, record.key), field.key, field.value, true, 1, record.author, record.updated_at
from house_records as record, jsonb_each(site_part_fields(record.kind, record.draft)) as field
where record.kind = 'page' and record.draft is not null and site_part_id(record.kind, record.key) is not null
  and field.value is distinct from site_part_fields(record.kind, record.value) -> field.key;
-- A draft without a text that is published: back to the default.
insert into drafts (entity, entity_id, field, value, is_open, version, author, updated_at)
select 'page', site_part_id(record.kind, record.key), field.key, 'null', true, 1, record.author, record.updated_at
from house_records as record, jsonb_each(site_part_fields(record.kind, record.value)) as field
where record.kind = 'page' and record.draft is not null and site_part_id(record.kind, record.key) is not null
  and not site_part_fields(record.kind, record.draft) ? field.key;

-- migrate:down
