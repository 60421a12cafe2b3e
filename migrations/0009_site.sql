-- Why: editors also run the site: what home shows first, the names of genres and platforms, the texts of its own pages, where dead
-- addresses redirect. Each has a version and a history.
-- migrate:up
create table house_records (
  kind text not null check (kind in ('home', 'page', 'genre', 'platform', 'robots')), key text not null,
  value jsonb not null,
  draft jsonb, -- Being written and not published; null where nothing is.
  version integer not null, -- Grows with every save: a save names the version it was written over.
  author text not null, updated_at timestamptz not null,
  primary key (kind, key)
);
comment on table house_records is
  'Published values of home, pages, genres, platforms and the paths hidden from search engines. Without a row: the default.';

create table house_revisions (
  kind text not null, key text not null, number integer not null, value jsonb not null,
  state text not null check (state in ('draft', 'published')), author text not null,
  created_at timestamptz not null,
  primary key (kind, key, number)
);
revoke update, delete on house_revisions from lanterninha_app;
comment on table house_revisions is 'The history of the paths hidden from search engines; other site records have revisions.';

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

create table redirects (
  id integer generated always as identity primary key,
  from_path text not null check (length(from_path) between 2 and 300),
  to_path text check (length(to_path) between 1 and 300), -- Null where the answer is 410.
  code smallint not null check (code in (301, 302, 410)),
  is_over_page boolean not null default false, -- Obeyed even where there is a page.
  version integer not null default 1, hits bigint not null default 0, last_hit_at timestamptz,
  author text not null, created_at timestamptz not null, updated_at timestamptz not null,
  removed_at timestamptz, -- Removed, and restorable for thirty days.
  check ((code = 410) = (to_path is null))
);
create unique index redirects_from on redirects (from_path) where removed_at is null;
create index redirects_to on redirects (to_path) where removed_at is null;
comment on table redirects is 'Where dead addresses redirect, from editors.';

create table content_marks (
  kind text not null check (kind in ('movie', 'series', 'season', 'person')),
  id integer not null, -- Of a season: its series.
  part integer not null default 0, -- Of a season: its number.
  hash text not null, -- A fingerprint of all that the page shows and that does not change by itself.
  changed_at timestamptz not null default now(),
  primary key (kind, id, part)
);
comment on table content_marks is
  'When the text of a page last changed, for sitemaps: the version of a row grows with every vote, what its page says changes seldom.';

create table sitemap_files (
  kind text not null, number integer not null check (number > 0),
  url_count integer not null check (url_count between 1 and 50000),
  body bytea not null, -- Gzip, as it is sent.
  hash text not null, -- Of the content before compression.
  changed_at timestamptz not null, -- When its content last changed: an equal file is not written again.
  primary key (kind, number)
);
-- Gzip does not become smaller.
alter table sitemap_files alter column body set storage external;
comment on table sitemap_files is 'The files of the sitemap: the worker builds them, every process serves them.';
-- migrate:down
