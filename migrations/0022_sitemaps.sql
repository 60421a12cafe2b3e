-- Why: search engines are told of every page that may be found, in files a worker builds and every process serves, and of
-- each when it last changed. A row's version moves with every vote; what a page says moves seldom, so that is marked apart.
-- migrate:up
create table content_marks (
  kind text not null check (kind in ('movie', 'series', 'season', 'person')),
  -- Of a season: its series.
  id integer not null,
  -- Of a season: its number.
  part integer not null default 0,
  -- A fingerprint of all that the page shows and that does not move by itself.
  hash text not null,
  changed_at timestamptz not null default now(),
  primary key (kind, id, part)
);

create table sitemap_files (
  kind text not null,
  number integer not null check (number > 0),
  url_count integer not null check (url_count between 1 and 50000),
  -- Gzip, as it is sent.
  body bytea not null,
  -- Of what is in it, before it was made small.
  hash text not null,
  -- When its content last changed: a file that comes out the same is not written again.
  changed_at timestamptz not null,
  primary key (kind, number)
);
alter table sitemap_files alter column body set storage external;

-- migrate:down
