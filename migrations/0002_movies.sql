-- Why: a film is kept three times over on purpose. movie_sources is what TMDB sent, overrides (0003) what an editor
-- wrote, movies and its satellites the effective result, ready to read. Only the first two are facts; the rest can be
-- projected again at any time.
-- migrate:up
create table movie_sources (
  id integer primary key,
  payload jsonb not null,
  payload_hash text not null,
  -- The write guard: an answer to an older question never replaces an answer to a newer one.
  fetch_started_at timestamptz not null,
  -- TMDB's terms: nothing of theirs is kept past six months.
  fetched_at timestamptz not null,
  missing_since timestamptz
);
create index movie_sources_by_age on movie_sources (fetched_at);

create table movies (
  id integer primary key references movie_sources (id) on delete cascade,
  version bigint not null default nextval('content_version'),
  slug text not null,
  title text not null,
  title_language text not null,
  original_title text not null,
  original_language text not null,
  overview text not null,
  overview_language text not null,
  tagline text not null,
  -- The day it opened in Brazil where known, else its first release anywhere.
  release_date date,
  is_brazilian_release boolean not null,
  -- Of its first release anywhere: a film of 1972 shown again in 2022 is of 1972.
  release_year smallint,
  runtime_minutes smallint,
  status text not null,
  certification text,
  budget_usd bigint not null,
  revenue_usd bigint not null,
  popularity real not null,
  vote_average real not null,
  vote_count integer not null,
  genre_ids integer[] not null,
  country_codes text[] not null,
  company_names text[] not null,
  franchise_id integer,
  franchise_name text,
  imdb_id text,
  poster_path text,
  backdrop_path text,
  watch_link text,
  offers_checked_at timestamptz not null,
  similar_ids integer[] not null,
  ticket_url text,
  curiosities_html text,
  additional_infos_html text,
  is_noindex boolean not null,
  -- Shown at all, and shown in lists: adult titles and hidden ones are neither; a film without poster or text is a page only.
  is_public boolean not null,
  is_listed boolean not null,
  -- What search compares, normalised by us once, never per query.
  search_title text not null,
  search_original_title text not null,
  updated_at timestamptz not null default now()
);
-- A slug is looked up only when it carries no id; titles without one may share it, so it is not unique.
create index movies_by_slug on movies (slug);
create index movies_by_popularity on movies (popularity desc, id) where is_listed;

-- A person as credits name them. The person's own page brings the rest of the columns.
create table people (
  id integer primary key,
  name text not null,
  slug text not null,
  profile_path text,
  popularity real not null,
  -- When TMDB was asked for what stands here: an older answer does not replace it.
  seen_at timestamptz not null
);

create table movie_cast (
  movie_id integer not null references movies (id) on delete cascade,
  position smallint not null,
  person_id integer not null references people (id),
  character text not null,
  primary key (movie_id, position)
);
create index movie_cast_by_person on movie_cast (person_id);

create table movie_crew (
  movie_id integer not null references movies (id) on delete cascade,
  position smallint not null,
  person_id integer not null references people (id),
  job text not null,
  department text not null,
  primary key (movie_id, position)
);
create index movie_crew_by_person on movie_crew (person_id);

create table movie_images (
  movie_id integer not null references movies (id) on delete cascade,
  kind text not null check (kind in ('poster', 'backdrop')),
  position smallint not null,
  file_path text not null,
  width integer not null,
  height integer not null,
  language text,
  primary key (movie_id, kind, position)
);

create table movie_videos (
  movie_id integer not null references movies (id) on delete cascade,
  position smallint not null,
  tmdb_id text not null,
  youtube_key text not null,
  name text not null,
  type text not null,
  language text not null,
  is_official boolean not null,
  published_at timestamptz not null,
  primary key (movie_id, position)
);

-- One entry of TMDB's list of streaming services and shops. Our own platforms are sets of these and come later.
create table watch_services (
  id integer primary key,
  name text not null,
  logo_path text,
  seen_at timestamptz not null
);

-- Where to watch in Brazil, today.
create table movie_offers (
  movie_id integer not null references movies (id) on delete cascade,
  kind text not null check (kind in ('flatrate', 'free', 'ads', 'rent', 'buy')),
  service_id integer not null references watch_services (id),
  position smallint not null,
  primary key (movie_id, kind, service_id)
);
create index movie_offers_by_service on movie_offers (service_id, kind, movie_id);

-- Releases in Brazil: type 1 premiere, 2 limited, 3 theatrical, 4 digital, 5 physical, 6 television.
create table movie_releases (
  movie_id integer not null references movies (id) on delete cascade,
  position smallint not null,
  type smallint not null check (type between 1 and 6),
  released_on date not null,
  certification text not null,
  note text not null,
  primary key (movie_id, position)
);
create index movie_releases_by_date on movie_releases (released_on, type);

-- migrate:down
