-- Why: a title is stored three times on purpose. movie_sources and series_sources are what TMDB sent, overrides (0008_editing) what an
-- editor wrote, movies and series with their tables the effective result, ready to read. Only the first two are facts; the rest can be
-- projected again at any time.
-- migrate:up
create table movie_sources (
  id integer primary key, payload jsonb not null, payload_hash text not null,
  fetch_started_at timestamptz not null, -- The write guard: an answer to an older question never replaces an answer to a newer one.
  fetched_at timestamptz not null, -- TMDB's terms: nothing of theirs is stored for more than six months.
  missing_since timestamptz,
  gone_at timestamptz -- TMDB said three times over three days that it no longer has it: the page is gone, the overrides stay.
);
create index movie_sources_by_age on movie_sources (fetched_at);
create index movie_sources_gone on movie_sources (id) where gone_at is not null;
comment on table movie_sources is 'What TMDB sent of a film, unchanged.';

create table movies (
  id integer primary key references movie_sources (id) on delete cascade,
  version bigint not null default nextval('content_version'), slug text not null, title text not null,
  title_language text not null, original_title text not null, original_language text not null,
  overview text not null, overview_language text not null,
  -- In which language the overview really is (domain/text-language.ts); null until it was examined.
  text_language text check (text_language in ('none', 'pt-BR', 'pt-PT', 'en', 'es', 'other')),
  tagline text not null,
  release_date date, -- The day it opened in Brazil where known, else its first release anywhere.
  is_brazilian_release boolean not null,
  release_year smallint, -- Of its first release anywhere: a film of 1972 shown again in 2022 is of 1972.
  runtime_minutes smallint, status text not null,
  -- An editor's word where the list of films in cinemas is wrong; null: the data decide.
  cinema_word text check (cinema_word in ('yes', 'no')),
  -- The age rating, the reasons for it, whether the Ministry gave it or the distributor did, and where we have it from: 'tmdb',
  -- 'editor', or the address an editor gave.
  certification text, certification_reasons text[] not null default '{}',
  certification_origin text check (certification_origin in ('official', 'self-rated')),
  certification_source text,
  budget_usd bigint not null, revenue_usd bigint not null, popularity real not null, vote_average real not null,
  vote_count integer not null, genre_ids integer[] not null, country_codes text[] not null,
  company_names text[] not null, franchise_id integer, franchise_name text, imdb_id text, poster_path text,
  backdrop_path text,
  share_path text, -- The picture that is shown when the page is shared; null: the card is drawn.
  watch_link text, offers_checked_at timestamptz not null, similar_ids integer[] not null, ticket_url text,
  curiosities_html text, additional_infos_html text, seo_title text, seo_description text,
  is_noindex boolean not null,
  -- Shown at all, and shown in lists: adult titles and hidden ones are neither; a film without poster or text is a page only.
  is_public boolean not null, is_listed boolean not null,
  -- What search compares, normalised when the row is written and never per query.
  search_title text not null, search_original_title text not null,
  projected_by text, -- The version of the projection that wrote the row (sync/projection/version.ts).
  updated_at timestamptz not null default now()
);
-- A slug is looked up only when it has no id; titles without one may share it, so it is not unique.
create index movies_by_slug on movies (slug);
create index movies_by_imdb on movies (imdb_id) where imdb_id is not null;
create index movies_by_franchise on movies (franchise_id) where franchise_id is not null;
create index movies_said_in_cinemas on movies (id) where cinema_word = 'yes';
-- Every order and every filter of a list. An index leaves out what its order never shows: too few votes to be the best (VOTE_FLOORS).
create index movies_by_popularity on movies (popularity desc, id) where is_listed;
create index movies_by_rating on movies (vote_average desc, vote_count desc, id) where is_listed and vote_count >= 200;
create index movies_by_votes on movies (vote_count desc, id) where is_listed;
create index movies_by_year on movies (release_year, popularity desc, id) where is_listed;
create index movies_by_genre on movies using gin (genre_ids) with (fastupdate = off) where is_listed;
create index movies_by_release_date on movies (release_date desc, popularity desc) where is_listed;
-- The lists of the admin have hidden titles too: editors look for what visitors do not see.
create index movies_of_newsroom on movies (popularity desc, id);
create index movies_of_newsroom_by_year on movies (release_year, popularity desc, id);
create index movies_of_newsroom_by_genre on movies using gin (genre_ids);
create index movies_by_text on movies (text_language, popularity desc, id) where text_language <> 'pt-BR';
create index movies_odd_text on movies (popularity desc, id) where text_language in ('pt-PT', 'en', 'es', 'other');
create index movies_uncertified on movies (popularity desc, id) where certification is null and is_public;
create index movies_hidden on movies (popularity desc, id) where not is_public;
create index movies_unjudged on movies (id) where text_language is null;
comment on table movies is 'Films as pages show them, projected from movie_sources and overrides.';

create table movie_cast (
  movie_id integer not null references movies (id) on delete cascade, position smallint not null,
  person_id integer not null references people (id), character text not null,
  primary key (movie_id, position)
);
create index movie_cast_by_person on movie_cast (person_id);
comment on table movie_cast is 'The cast of a film, in the order of the page.';

create table movie_crew (
  movie_id integer not null references movies (id) on delete cascade, position smallint not null,
  person_id integer not null references people (id), job text not null, department text not null,
  primary key (movie_id, position)
);
create index movie_crew_by_person on movie_crew (person_id);
comment on table movie_crew is 'The crew of a film, in the order of the page.';

create table movie_images (
  movie_id integer not null references movies (id) on delete cascade,
  kind text not null check (kind in ('poster', 'backdrop')), position smallint not null,
  file_path text not null, width integer not null, height integer not null, language text,
  -- Of a picture of ours: what it shows, whose it is and on which terms. TMDB's have none of these.
  alt text, credit text, licence text,
  primary key (movie_id, kind, position)
);
comment on table movie_images is 'Posters and backdrops of a film, in the order of the page.';

create table movie_videos (
  movie_id integer not null references movies (id) on delete cascade, position smallint not null,
  tmdb_id text not null, youtube_key text not null, name text not null, type text not null,
  language text not null, is_official boolean not null,
  is_pinned boolean not null default false, -- Chosen by an editor to be shown before the others.
  published_at timestamptz not null,
  primary key (movie_id, position)
);
comment on table movie_videos is 'Trailers and other videos of a film, in the order of the page.';

create table movie_offers (
  movie_id integer not null references movies (id) on delete cascade,
  kind text not null check (kind in ('flatrate', 'free', 'ads', 'rent', 'buy')),
  service_id integer not null references watch_services (id), position smallint not null,
  url text check (url like 'https://%'), -- The title's own address there, from an editor: TMDB knows only its own page.
  -- Brazilian audio and other access, from editors: TMDB does not say.
  is_dubbed boolean not null default false, is_subtitled boolean not null default false,
  has_libras boolean not null default false, is_described boolean not null default false,
  primary key (movie_id, kind, service_id)
);
create index movie_offers_by_service on movie_offers (service_id, kind, movie_id);
-- What twenty cards show, read from the index alone: through the primary key it is forty places of two tables.
create index movie_offers_on_cards on movie_offers (movie_id, position, service_id) where kind in ('flatrate', 'free', 'ads');
-- Whether any offer is dubbed is asked for every list; few are.
create index movie_offers_dubbed on movie_offers (movie_id) where is_dubbed;
comment on table movie_offers is 'Where a film can be watched in Brazil today.';

create table movie_releases (
  movie_id integer not null references movies (id) on delete cascade, position smallint not null,
  type smallint not null check (type between 1 and 6), -- 1 premiere, 2 limited, 3 theatrical, 4 digital, 5 physical, 6 television.
  released_on date not null, certification text not null, note text not null,
  primary key (movie_id, position)
);
create index movie_releases_by_date on movie_releases (released_on, type);
comment on table movie_releases is 'Releases of a film in Brazil.';

create table cinema_listings (
  movie_id integer primary key, -- May be of a film that is not stored yet.
  first_on date not null, last_on date not null check (last_on >= first_on)
);
comment on table cinema_listings is 'When a film was seen in TMDB''s list of films in Brazilian cinemas: the page says until when it was shown.';

create table sagas (
  id integer primary key, name text not null,
  search_name text not null, -- The name as visitors type it, without words that every saga has.
  part_ids integer[] not null, -- Films that may not be stored: no foreign key.
  version bigint not null default nextval('content_version'), fetched_at timestamptz not null,
  missing_since timestamptz -- Since when TMDB answers that there is no such collection.
);
create index sagas_by_search_name on sagas (search_name text_pattern_ops);
create index sagas_by_fetched_at on sagas (fetched_at);
comment on table sagas is 'Films that belong together, which TMDB calls a collection.';

create table series_sources (
  id integer primary key, payload jsonb not null, payload_hash text not null,
  fetch_started_at timestamptz not null, fetched_at timestamptz not null, missing_since timestamptz,
  gone_at timestamptz
);
create index series_sources_by_age on series_sources (fetched_at);
create index series_sources_gone on series_sources (id) where gone_at is not null;
comment on table series_sources is 'What TMDB sent of a series, as movie_sources of a film.';

create table season_sources (
  series_id integer not null references series_sources (id) on delete cascade, number smallint not null,
  payload jsonb not null, payload_hash text not null, fetch_started_at timestamptz not null,
  fetched_at timestamptz not null,
  primary key (series_id, number)
);
comment on table season_sources is 'What TMDB sent of a season: it answers it apart, and a running series changes one season at a time.';

create table series (
  id integer primary key references series_sources (id) on delete cascade,
  version bigint not null default nextval('content_version'), slug text not null,
  -- A novela is shown by chapters, not by seasons; editors say which series are novelas.
  format text not null default 'series' check (format in ('series', 'novela')),
  title text not null, title_language text not null, original_title text not null,
  original_language text not null, overview text not null, overview_language text not null,
  text_language text check (text_language in ('none', 'pt-BR', 'pt-PT', 'en', 'es', 'other')),
  tagline text not null, first_air_date date, last_air_date date,
  next_air_date date, -- Of the next known episode: it says when a running series is fetched again.
  season_count smallint not null, episode_count integer not null, episode_minutes smallint,
  last_season_number smallint, last_episode_number smallint, is_in_production boolean not null,
  status text not null, type text not null,
  -- Series that may not be stored: no foreign key.
  remake_of integer, reprise_of integer,
  certification text, certification_reasons text[] not null default '{}',
  certification_origin text check (certification_origin in ('official', 'self-rated')),
  certification_source text, popularity real not null, vote_average real not null, vote_count integer not null,
  genre_ids integer[] not null, country_codes text[] not null, company_names text[] not null,
  network_names text[] not null, imdb_id text, poster_path text, backdrop_path text, share_path text,
  watch_link text, offers_checked_at timestamptz not null, similar_ids integer[] not null,
  curiosities_html text, additional_infos_html text, seo_title text, seo_description text,
  is_noindex boolean not null, is_public boolean not null, is_listed boolean not null,
  search_title text not null, search_original_title text not null, projected_by text,
  updated_at timestamptz not null default now()
);
create index series_by_slug on series (slug);
create index series_by_imdb on series (imdb_id) where imdb_id is not null;
create index series_by_remake_of on series (remake_of) where remake_of is not null;
create index series_by_reprise_of on series (reprise_of) where reprise_of is not null;
create index series_by_next_air_date on series (next_air_date) where next_air_date is not null;
create index series_by_last_air_date on series (last_air_date) where last_air_date is not null;
create index series_by_popularity on series (popularity desc, id) where is_listed;
create index series_by_rating on series (vote_average desc, vote_count desc, id) where is_listed and vote_count >= 100;
create index series_by_votes on series (vote_count desc, id) where is_listed;
create index series_by_genre on series using gin (genre_ids) with (fastupdate = off) where is_listed;
create index series_by_first_air_date on series (first_air_date desc, popularity desc) where is_listed;
create index series_of_newsroom on series (popularity desc, id);
create index series_of_newsroom_by_day on series (first_air_date);
create index series_of_newsroom_by_genre on series using gin (genre_ids);
create index series_by_text on series (text_language, popularity desc, id) where text_language <> 'pt-BR';
create index series_odd_text on series (popularity desc, id) where text_language in ('pt-PT', 'en', 'es', 'other');
create index series_uncertified on series (popularity desc, id) where certification is null and is_public;
create index series_hidden on series (popularity desc, id) where not is_public;
create index series_unjudged on series (id) where text_language is null;
comment on table series is 'Series as pages show them, projected from series_sources and overrides; columns as those of movies.';

create table seasons (
  series_id integer not null references series (id) on delete cascade, number smallint not null,
  tmdb_id integer not null, name text not null, overview text not null, overview_language text not null,
  air_date date, episode_count smallint not null, poster_path text,
  -- From editors: where the card of the season links to, and its place in the list.
  season_url text, position smallint,
  primary key (series_id, number)
);
comment on table seasons is 'Seasons as pages show them. Edits are overrides of the series (''s2.name'').';

create table episodes (
  series_id integer not null, season_number smallint not null, number integer not null,
  tmdb_id integer not null, name text not null, overview text not null, air_date date,
  -- From editors: the hour and the channel, and whether it is a special one.
  air_time text check (air_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'), channel text,
  is_special boolean not null default false,
  runtime_minutes smallint, still_path text,
  chapter integer, -- Only of novelas: a chapter is found by its number, so that a page of ten thousand chapters reads fifty.
  primary key (series_id, season_number, number),
  foreign key (series_id, season_number) references seasons (series_id, number) on delete cascade
);
create index episodes_by_air_date on episodes (air_date) where air_date is not null;
create index episodes_by_chapter on episodes (series_id, chapter) where chapter is not null;
-- The last chapter and the next one.
create index episodes_by_chapter_day on episodes (series_id, air_date, chapter) where chapter is not null;
comment on table episodes is 'Episodes as pages show them. Edits are overrides of the series (''s2e7.name'').';

create table series_cast (
  series_id integer not null references series (id) on delete cascade, position smallint not null,
  person_id integer not null references people (id), character text not null, episode_count integer not null,
  primary key (series_id, position)
);
create index series_cast_by_person on series_cast (person_id);
comment on table series_cast is 'The cast of a series, in the order of the page.';

create table series_crew (
  series_id integer not null references series (id) on delete cascade, position smallint not null,
  person_id integer not null references people (id), job text not null, department text not null,
  episode_count integer not null,
  primary key (series_id, position)
);
create index series_crew_by_person on series_crew (person_id);
comment on table series_crew is 'The crew of a series, in the order of the page.';

create table series_images (
  series_id integer not null references series (id) on delete cascade,
  kind text not null check (kind in ('poster', 'backdrop')), position smallint not null,
  file_path text not null, width integer not null, height integer not null, language text, alt text,
  credit text, licence text,
  primary key (series_id, kind, position)
);
comment on table series_images is 'Posters and backdrops of a series, in the order of the page.';

create table series_videos (
  series_id integer not null references series (id) on delete cascade, position smallint not null,
  tmdb_id text not null, youtube_key text not null, name text not null, type text not null,
  language text not null, is_official boolean not null, is_pinned boolean not null default false,
  published_at timestamptz not null,
  primary key (series_id, position)
);
comment on table series_videos is 'Trailers and other videos of a series, in the order of the page.';

create table series_offers (
  series_id integer not null references series (id) on delete cascade,
  kind text not null check (kind in ('flatrate', 'free', 'ads', 'rent', 'buy')),
  service_id integer not null references watch_services (id), position smallint not null,
  url text check (url like 'https://%'), is_dubbed boolean not null default false,
  is_subtitled boolean not null default false, has_libras boolean not null default false,
  is_described boolean not null default false,
  primary key (series_id, kind, service_id)
);
create index series_offers_by_service on series_offers (service_id, kind, series_id);
create index series_offers_on_cards on series_offers (series_id, position, service_id) where kind in ('flatrate', 'free', 'ads');
create index series_offers_dubbed on series_offers (series_id) where is_dubbed;
comment on table series_offers is 'Where a series can be watched in Brazil today; columns as those of movie_offers.';

create table credit_edits (
  title_kind text not null check (title_kind in ('movie', 'series')), title_id integer not null,
  position smallint not null, person_id integer not null references people (id),
  role text not null check (role in ('cast', 'crew')),
  part text not null, -- TMDB's character or job; empty for a credit that TMDB does not have.
  shown_part text, -- The part shown instead of TMDB's; null if the credit is hidden.
  is_added boolean not null,
  primary key (title_kind, title_id, position)
);
create index credit_edits_by_person on credit_edits (person_id);
comment on table credit_edits is
  'Credits that editors hid, renamed or added, projected from the overrides of the title: the page of a person applies them too.';

create table dubbing_credits (
  id integer generated always as identity primary key,
  title_kind text not null check (title_kind in ('movie', 'series')), title_id integer not null,
  character text not null check (length(character) between 1 and 120),
  original_name text not null check (length(original_name) <= 120), -- Who plays the character in the original; empty if not known.
  voice_id integer not null references people (id),
  studio text not null check (length(studio) <= 120), -- Empty if not known.
  director text not null check (length(director) <= 120),
  source_url text not null check (length(source_url) <= 500 and source_url ~ '^https://[a-z0-9.-]+(/[^[:space:][:cntrl:]]*)?$'),
  version integer not null default 1, author text not null, updated_at timestamptz not null,
  removed_at timestamptz
);
create unique index dubbing_credits_by_character on dubbing_credits (title_kind, title_id, character) where removed_at is null;
create index dubbing_credits_by_title on dubbing_credits (title_kind, title_id);
create index dubbing_credits_by_voice on dubbing_credits (voice_id);
-- An imported archive keeps the ids of its rows.
grant update on sequence dubbing_credits_id_seq to lanterninha_app;
comment on table dubbing_credits is 'Who speaks for a character in the Brazilian dubbing, from editors, each with its source.';

create table dubbing_changes (
  id uuid primary key default gen_random_uuid(),
  title_kind text not null check (title_kind in ('movie', 'series')), title_id integer not null,
  items jsonb not null, -- Each with the row before and after, null where there is none.
  author text not null, prepared_at timestamptz not null, applied_at timestamptz, undone_at timestamptz,
  undone_by text
);
create index dubbing_changes_by_title on dubbing_changes (title_kind, title_id, applied_at);
create index dubbing_changes_by_age on dubbing_changes (prepared_at);
comment on table dubbing_changes is 'One change of dubbing_credits, or one CSV that is previewed and then applied, with what it replaced.';
-- migrate:down
