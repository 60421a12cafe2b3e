-- Why: collections are ours alone; TMDB knows nothing of them. Items name titles by id, held or not, in the editor's order.
-- migrate:up
create table collections (
  id integer generated always as identity primary key,
  version bigint not null default nextval('content_version'),
  slug text not null unique,
  name text not null,
  title_h1 text not null,
  description_h1 text not null,
  title_h2 text,
  description_h2_html text,
  short_description text not null default '',
  cover_path text,
  is_chronological boolean not null default false,
  state text not null check (state in ('draft', 'published')),
  position integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index collections_published on collections (position, id) where state = 'published';

create table collection_items (
  collection_id integer not null references collections (id) on delete cascade,
  position integer not null,
  kind text not null check (kind in ('movie', 'series')),
  title_id integer not null,
  note text not null default '',
  primary key (collection_id, position),
  unique (collection_id, kind, title_id)
);
create index collection_items_by_title on collection_items (kind, title_id);

-- migrate:down
