-- Why: the newsroom lists everything we hold, by what is missing or odd about it, at full size: every order and every filter of its
-- lists has an index. What several titles are done to at once is looked at before and can be undone; what is imported, and what
-- visitors reported, has a history.
-- migrate:up

-- In which language the synopsis or the biography really is (domain/text-language.ts); null until somebody has looked.
alter table movies add column text_language text check (text_language in ('none', 'pt-BR', 'pt-PT', 'en', 'es', 'other'));
alter table series add column text_language text check (text_language in ('none', 'pt-BR', 'pt-PT', 'en', 'es', 'other'));
alter table people add column text_language text check (text_language in ('none', 'pt-BR', 'pt-PT', 'en', 'es', 'other'));
create index movies_unjudged on movies (id) where text_language is null;
create index series_unjudged on series (id) where text_language is null;
create index people_unjudged on people (id) where text_language is null and has_source;

-- Hidden ones too: an editor looks for what visitors do not see.
create index movies_of_newsroom on movies (popularity desc, id);
create index movies_by_text on movies (text_language, popularity desc, id) where text_language <> 'pt-BR';
create index movies_odd_text on movies (popularity desc, id) where text_language in ('pt-PT', 'en', 'es', 'other');
create index movies_uncertified on movies (popularity desc, id) where certification is null and is_public;
create index movies_hidden on movies (popularity desc, id) where not is_public;
create index movies_of_newsroom_by_year on movies (release_year, popularity desc, id);
create index movies_of_newsroom_by_genre on movies using gin (genre_ids);
create index movies_by_imdb on movies (imdb_id) where imdb_id is not null;

create index series_of_newsroom on series (popularity desc, id);
create index series_by_text on series (text_language, popularity desc, id) where text_language <> 'pt-BR';
create index series_odd_text on series (popularity desc, id) where text_language in ('pt-PT', 'en', 'es', 'other');
create index series_uncertified on series (popularity desc, id) where certification is null and is_public;
create index series_hidden on series (popularity desc, id) where not is_public;
create index series_of_newsroom_by_day on series (first_air_date);
create index series_of_newsroom_by_genre on series using gin (genre_ids);
create index series_by_imdb on series (imdb_id) where imdb_id is not null;

create index people_of_newsroom on people (popularity desc, id) where has_source;
create index people_by_text on people (text_language, popularity desc, id) where has_source and text_language <> 'pt-BR';
create index people_odd_text on people (popularity desc, id)
  where has_source and text_language in ('pt-PT', 'en', 'es', 'other');
create index people_hidden on people (popularity desc, id) where has_source and not is_public;
create index people_by_imdb on people (imdb_id) where imdb_id is not null;

create index movie_sources_gone on movie_sources (id) where gone_at is not null;
create index series_sources_gone on series_sources (id) where gone_at is not null;
create index person_sources_gone on person_sources (id) where gone_at is not null;

-- A list somebody wants to come back to: a name for an address.
create table saved_views (
  id integer generated always as identity primary key,
  author text not null,
  entity text not null check (entity in ('movie', 'series', 'person')),
  name text not null check (char_length(name) between 1 and 80),
  -- Of the address, without the question mark.
  query text not null check (char_length(query) <= 500),
  created_at timestamptz not null,
  unique (author, entity, name)
);

-- Something done to several at once: looked at first, then done, and undone for as long as it is kept.
create table bulk_actions (
  id uuid primary key default gen_random_uuid(),
  action text not null check (action in ('hide', 'show', 'noindex', 'index', 'publish', 'resync', 'purge', 'collect')),
  entity text not null check (entity in ('movie', 'series', 'person')),
  -- Of what is added to a collection: which.
  target_id integer,
  author text not null,
  prepared_at timestamptz not null,
  applied_at timestamptz,
  undone_at timestamptz,
  undone_by text
);
create index bulk_actions_by_age on bulk_actions (prepared_at);

create table bulk_items (
  bulk_id uuid not null references bulk_actions (id) on delete cascade,
  entity_id integer not null,
  -- By field, what was on air and what was being written when it was looked at, each with its version.
  before jsonb not null,
  -- By field, its version once it was done; null where nothing was.
  after jsonb,
  -- Why nothing was done, or nothing was undone.
  refusal text,
  primary key (bulk_id, entity_id)
);

-- Titles somebody asked for by number or address; the worker fetches them.
create table imports (
  id uuid primary key default gen_random_uuid(),
  author text not null,
  asked_at timestamptz not null
);
create index imports_by_age on imports (asked_at desc);
create table import_items (
  import_id uuid not null references imports (id) on delete cascade,
  position integer not null,
  entity text not null check (entity in ('movie', 'series', 'person')),
  entity_id integer not null,
  -- As it was pasted.
  pasted text not null check (char_length(pasted) <= 500),
  primary key (import_id, position)
);

-- What became of a report, step by step; the report itself says only where it stands.
alter table error_reports add column answer text not null default '' check (char_length(answer) <= 500);
create table error_report_events (
  report_id integer not null references error_reports (id) on delete cascade,
  number integer not null,
  state text not null check (state in ('open', 'done', 'refused')),
  answer text not null check (char_length(answer) <= 500),
  author text not null,
  at timestamptz not null,
  primary key (report_id, number)
);

-- migrate:down
