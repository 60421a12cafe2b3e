-- Why: collections are ours alone; TMDB knows nothing of them. They are edited like films: published values are overrides, and these rows
-- are projected from them. Items name titles by id, stored here or not, in the editor's order.
-- migrate:up
create table collections (
  id integer generated always as identity primary key,
  version bigint not null default nextval('content_version'), slug text not null unique, name text not null,
  title_h1 text not null, description_h1 text not null, title_h2 text, description_h2_html text,
  short_description text not null default '', cover_path text, seo_title text, seo_description text,
  is_chronological boolean not null default false, is_noindex boolean not null default false,
  saga_id integer, -- The saga it was made of. No foreign key: a saga may be deleted while its collection stays.
  state text not null check (state in ('draft', 'published')), position integer not null default 0,
  created_at timestamptz not null,
  first_published_at timestamptz, -- The first publication: an address that was never public is not found, one that was is gone.
  -- Moved to the trash at, by this member; the target its address redirects to. Without a target the address answers 410.
  removed_at timestamptz, removed_by text, leads_to text,
  updated_at timestamptz not null
);
create index collections_published on collections (position, id) where state = 'published';
create index collections_removed on collections (removed_at) where removed_at is not null;
create index collections_by_saga on collections (saga_id) where saga_id is not null;
-- An imported archive keeps the ids of its rows.
grant update on sequence collections_id_seq to lanterninha_app;
comment on table collections is 'Lists of titles that editors make, with a page each.';

create table collection_items (
  collection_id integer not null references collections (id) on delete cascade, position integer not null,
  kind text not null check (kind in ('movie', 'series')), title_id integer not null,
  note text not null default '', is_skippable boolean not null default false,
  primary key (collection_id, position),
  unique (collection_id, kind, title_id)
);
create index collection_items_by_title on collection_items (kind, title_id);
comment on table collection_items is 'The titles of a collection, in the editor''s order.';

create table collection_addresses (
  slug text primary key, collection_id integer references collections (id) on delete set null, leads_to text
);
create index collection_addresses_by_collection on collection_addresses (collection_id);
comment on table collection_addresses is
  'Former addresses of collections. With a collection they redirect to its address; without, the collection is gone for good.';
-- migrate:down
