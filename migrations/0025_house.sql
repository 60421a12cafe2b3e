-- Why: editors run the house, not only its titles: what home shows first, the names of genres and platforms, the texts of its own
-- pages, where dead addresses lead. Each of these has a version, a history and a way back; what visitors miss is counted
-- without anybody being counted.
-- migrate:up

-- One thing the house says of itself. What is not written here is as every installation starts.
create table house_records (
  kind text not null check (kind in ('home', 'page', 'genre', 'platform', 'robots')),
  key text not null,
  value jsonb not null,
  -- Being written and not shown yet; null where nothing is.
  draft jsonb,
  -- Grows with every save: one names the version it was written over.
  version integer not null,
  author text not null,
  updated_at timestamptz not null,
  primary key (kind, key)
);

create table house_revisions (
  kind text not null,
  key text not null,
  number integer not null,
  value jsonb not null,
  state text not null check (state in ('draft', 'published')),
  author text not null,
  created_at timestamptz not null,
  primary key (kind, key, number)
);

create table redirects (
  id integer generated always as identity primary key,
  from_path text not null check (length(from_path) between 2 and 300),
  -- Absent where the answer is that it is gone.
  to_path text check (length(to_path) between 1 and 300),
  code smallint not null check (code in (301, 302, 410)),
  -- Obeyed even where there is a page.
  is_over_page boolean not null default false,
  version integer not null default 1,
  hits bigint not null default 0,
  last_hit_at timestamptz,
  author text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Taken away, and to be had back for thirty days.
  removed_at timestamptz,
  check ((code = 410) = (to_path is null))
);
create unique index redirects_from on redirects (from_path) where removed_at is null;
create index redirects_to on redirects (to_path) where removed_at is null;

-- Addresses nobody serves, by day. No visitor, no network, no query.
create table missing_paths (
  day date not null,
  path text not null check (length(path) <= 200),
  hits integer not null,
  primary key (day, path)
);

-- Searches that found nothing and that at least five made on the same day.
create table search_misses (
  day date not null,
  term text not null check (length(term) <= 100),
  askers integer not null,
  primary key (day, term)
);

-- How the five are told apart on that day, and gone with it: neither term nor asker can be read from it, and the salt
-- that made them is gone too. Not logged: no backup and no replica ever has them.
create unlogged table search_salts (
  day date primary key,
  salt text not null
);
create unlogged table search_askers (
  day date not null,
  term_hash text not null,
  asker_hash text not null,
  primary key (day, term_hash, asker_hash)
);

-- Genres get what platforms have. `key` never changes, `slug` may; `defaults` is what the house started with.
alter table genres
  add column key text,
  add column h1 text not null default '',
  add column p text not null default '',
  add column description text not null default '',
  add column is_visible boolean not null default true,
  add column defaults jsonb not null default '{}';
update genres
set key = slug,
    defaults = jsonb_build_object('name', name, 'slug', slug, 'aliases', aliases, 'h1', '', 'p', '', 'description', '',
                                  'position', position, 'isVisible', true);
alter table genres alter column key set not null, add constraint genres_key unique (key);

alter table platforms add column defaults jsonb not null default '{}';
update platforms
set defaults = jsonb_build_object('name', name, 'slug', slug, 'aliases', aliases, 'h1', h1, 'p', p, 'description', description,
                                  'position', position, 'isVisible', is_visible);

grant select, insert, update, delete on house_records, redirects, missing_paths, search_misses, search_salts, search_askers
  to lanterninha_app;
grant select, insert on house_revisions to lanterninha_app;
revoke update, delete on house_revisions from lanterninha_app;

-- migrate:down
