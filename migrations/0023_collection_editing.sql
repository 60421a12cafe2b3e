-- Why: collections are edited like films: drafts over what is on air, plans, revisions, a trash. What is on air are overrides, as
-- of everything else an editor writes; the rows of a collection are made from them.
-- migrate:up
alter table drafts drop constraint drafts_entity_check,
  add check (entity in ('movie', 'series', 'person', 'collection'));
alter table plans drop constraint plans_entity_check,
  add check (entity in ('movie', 'series', 'person', 'collection'));

alter table collections
  add column seo_title text,
  add column seo_description text,
  -- The first time it went on air: an address nobody was ever given is not found, one that was is gone.
  add column first_published_at timestamptz,
  -- In the trash since, by whom, and where its address leads: without one it is gone.
  add column removed_at timestamptz,
  add column removed_by text,
  add column leads_to text;
create index collections_removed on collections (removed_at) where removed_at is not null;

alter table collection_items add column is_skippable boolean not null default false;

-- Addresses collections had. With a collection they lead to wherever it is now; without, the collection is gone for good.
create table collection_addresses (
  slug text primary key,
  collection_id integer references collections (id) on delete set null,
  leads_to text
);
create index collection_addresses_by_collection on collection_addresses (collection_id);
grant select, insert, update, delete on collection_addresses to lanterninha_app;

update collections set first_published_at = updated_at where state = 'published';

insert into overrides (entity, entity_id, field, value, author, updated_at)
select 'collection', collection.id, field.key, field.value, 'system', collection.updated_at
from collections as collection
cross join lateral jsonb_each(jsonb_strip_nulls(jsonb_build_object(
  'name', collection.name,
  'slug', collection.slug,
  'titleH1', collection.title_h1,
  'descriptionH1', collection.description_h1,
  'titleH2', collection.title_h2,
  'descriptionH2', collection.description_h2_html,
  'shortDescription', nullif(collection.short_description, ''),
  'coverPath', collection.cover_path,
  'isChronological', nullif(collection.is_chronological, false),
  'isNoindex', nullif(collection.is_noindex, false),
  'isHidden', nullif(collection.state = 'draft', false),
  'items', (
    select jsonb_agg(
      jsonb_build_object('kind', item.kind, 'titleId', item.title_id, 'note', item.note, 'isSkippable', false)
      order by item.position
    )
    from collection_items as item
    where item.collection_id = collection.id
  )
))) as field;

-- migrate:down
