-- Why: series are kept as films are (source, overrides, effective rows), with seasons and episodes below them. A season
-- has a source of its own: TMDB answers it apart, and a running series changes one season at a time.
-- migrate:up
create table series_sources (
  id integer primary key,
  payload jsonb not null,
  payload_hash text not null,
  fetch_started_at timestamptz not null,
  fetched_at timestamptz not null,
  missing_since timestamptz
);
create index series_sources_by_age on series_sources (fetched_at);

create table season_sources (
  series_id integer not null references series_sources (id) on delete cascade,
  number smallint not null,
  payload jsonb not null,
  payload_hash text not null,
  fetch_started_at timestamptz not null,
  fetched_at timestamptz not null,
  primary key (series_id, number)
);

create table series (
  id integer primary key references series_sources (id) on delete cascade,
  version bigint not null default nextval('content_version'),
  slug text not null,
  title text not null,
  title_language text not null,
  original_title text not null,
  original_language text not null,
  overview text not null,
  overview_language text not null,
  tagline text not null,
  first_air_date date,
  last_air_date date,
  -- Of the next known episode: what is airing is refreshed by it.
  next_air_date date,
  season_count smallint not null,
  episode_count integer not null,
  episode_minutes smallint,
  is_in_production boolean not null,
  status text not null,
  type text not null,
  certification text,
  popularity real not null,
  vote_average real not null,
  vote_count integer not null,
  genre_ids integer[] not null,
  country_codes text[] not null,
  company_names text[] not null,
  network_names text[] not null,
  imdb_id text,
  poster_path text,
  backdrop_path text,
  watch_link text,
  offers_checked_at timestamptz not null,
  similar_ids integer[] not null,
  last_season_number smallint,
  last_episode_number smallint,
  curiosities_html text,
  additional_infos_html text,
  is_noindex boolean not null,
  is_public boolean not null,
  is_listed boolean not null,
  search_title text not null,
  search_original_title text not null,
  updated_at timestamptz not null default now()
);
create index series_by_slug on series (slug);
create index series_by_popularity on series (popularity desc, id) where is_listed;
create index series_by_next_air_date on series (next_air_date) where next_air_date is not null;

create table seasons (
  series_id integer not null references series (id) on delete cascade,
  number smallint not null,
  tmdb_id integer not null,
  name text not null,
  overview text not null,
  overview_language text not null,
  air_date date,
  episode_count smallint not null,
  poster_path text,
  primary key (series_id, number)
);

create table episodes (
  series_id integer not null,
  season_number smallint not null,
  number integer not null,
  tmdb_id integer not null,
  name text not null,
  overview text not null,
  air_date date,
  runtime_minutes smallint,
  still_path text,
  primary key (series_id, season_number, number),
  foreign key (series_id, season_number) references seasons (series_id, number) on delete cascade
);
create index episodes_by_air_date on episodes (air_date) where air_date is not null;

create table series_cast (
  series_id integer not null references series (id) on delete cascade,
  position smallint not null,
  person_id integer not null references people (id),
  character text not null,
  episode_count integer not null,
  primary key (series_id, position)
);
create index series_cast_by_person on series_cast (person_id);

create table series_crew (
  series_id integer not null references series (id) on delete cascade,
  position smallint not null,
  person_id integer not null references people (id),
  job text not null,
  department text not null,
  episode_count integer not null,
  primary key (series_id, position)
);
create index series_crew_by_person on series_crew (person_id);

create table series_images (
  series_id integer not null references series (id) on delete cascade,
  kind text not null check (kind in ('poster', 'backdrop')),
  position smallint not null,
  file_path text not null,
  width integer not null,
  height integer not null,
  language text,
  primary key (series_id, kind, position)
);

create table series_videos (
  series_id integer not null references series (id) on delete cascade,
  position smallint not null,
  tmdb_id text not null,
  youtube_key text not null,
  name text not null,
  type text not null,
  language text not null,
  is_official boolean not null,
  published_at timestamptz not null,
  primary key (series_id, position)
);

create table series_offers (
  series_id integer not null references series (id) on delete cascade,
  kind text not null check (kind in ('flatrate', 'free', 'ads', 'rent', 'buy')),
  service_id integer not null references watch_services (id),
  position smallint not null,
  primary key (series_id, kind, service_id)
);
create index series_offers_by_service on series_offers (service_id, kind, series_id);

-- migrate:down
