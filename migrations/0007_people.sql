-- Why: credits introduce a person (0002); the person's own page brings the rest. Only people somebody asks for, or who
-- are popular enough, have a source: most of four million never do.
-- migrate:up
create table person_sources (
  id integer primary key,
  payload jsonb not null,
  payload_hash text not null,
  fetch_started_at timestamptz not null,
  fetched_at timestamptz not null,
  missing_since timestamptz
);
create index person_sources_by_age on person_sources (fetched_at);

alter table people
  add column version bigint not null default nextval('content_version'),
  add column department text,
  add column birthday date,
  add column deathday date,
  add column birthplace text,
  add column biography text not null default '',
  add column biography_language text not null default 'pt-BR',
  add column imdb_id text,
  add column instagram_id text,
  add column twitter_id text,
  add column facebook_id text,
  add column curiosities_html text,
  add column additional_infos_html text,
  add column is_noindex boolean not null default false,
  add column is_public boolean not null default true,
  add column has_source boolean not null default false,
  add column search_name text not null default '',
  add column updated_at timestamptz not null default now();
create index people_by_slug on people (slug);
create index people_by_popularity on people (popularity desc, id) where is_public;

create table person_images (
  person_id integer not null references people (id) on delete cascade,
  position smallint not null,
  file_path text not null,
  width integer not null,
  height integer not null,
  primary key (person_id, position)
);

-- What a person's page lists: their credits as TMDB sends them, films and series we may not hold among them.
create table person_credits (
  person_id integer not null references people (id) on delete cascade,
  position smallint not null,
  kind text not null check (kind in ('movie', 'series')),
  title_id integer not null,
  title text not null,
  role text not null check (role in ('cast', 'crew')),
  -- The character, or the job.
  part text not null,
  released_on date,
  poster_path text,
  popularity real not null,
  primary key (person_id, position)
);

-- migrate:down
