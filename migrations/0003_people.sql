-- Why: the credits of titles introduce a person; the person's own page brings the other columns. Only people who are asked for, or who
-- are popular enough, have a source: most of TMDB's four million never do.
-- migrate:up
create table person_sources (
  id integer primary key, payload jsonb not null, payload_hash text not null,
  fetch_started_at timestamptz not null, fetched_at timestamptz not null, missing_since timestamptz,
  gone_at timestamptz
);
create index person_sources_by_age on person_sources (fetched_at);
create index person_sources_gone on person_sources (id) where gone_at is not null;
comment on table person_sources is 'What TMDB sent of a person, as movie_sources of a film.';

create table people (
  id integer primary key, version bigint not null default nextval('content_version'), slug text not null,
  name text not null, department text, birthday date, deathday date, birthplace text,
  biography text not null default '', biography_language text not null default 'pt-BR',
  -- In which language the biography really is (domain/text-language.ts); null until it was examined.
  text_language text check (text_language in ('none', 'pt-BR', 'pt-PT', 'en', 'es', 'other')),
  popularity real not null, profile_path text, imdb_id text, instagram_id text, twitter_id text,
  facebook_id text, curiosities_html text, additional_infos_html text, seo_title text, seo_description text,
  share_path text, -- The picture that is shown when the page is shared; null: the card is drawn.
  is_noindex boolean not null default false, is_public boolean not null default true,
  has_source boolean not null default false,
  search_name text not null default '', -- The name as search compares it.
  seen_at timestamptz not null, -- When TMDB was asked for these values: an older answer does not replace them.
  projected_by text, -- The version of the projection that wrote the row (sync/projection/version.ts); null: not projected.
  updated_at timestamptz not null default now()
);
create index people_by_slug on people (slug);
create index people_by_popularity on people (popularity desc, id) where is_public;
create index people_by_imdb on people (imdb_id) where imdb_id is not null;
-- The lists of the admin have hidden people too.
create index people_of_newsroom on people (popularity desc, id) where has_source;
create index people_by_text on people (text_language, popularity desc, id) where has_source and text_language <> 'pt-BR';
create index people_odd_text on people (popularity desc, id) where has_source and text_language in ('pt-PT', 'en', 'es', 'other');
create index people_hidden on people (popularity desc, id) where has_source and not is_public;
create index people_unjudged on people (id) where text_language is null and has_source;
comment on table people is 'People as pages show them: projected from person_sources and overrides, or only from the credits of a title.';

-- TMDB's ids of people are far below; `isOwnPerson` has the same limit. An imported archive keeps the ids of its rows, so the application
-- raises this sequence.
create sequence own_person_ids as integer minvalue 2000000000 start 2000000000;
grant update on sequence own_person_ids to lanterninha_app;

create table person_images (
  person_id integer not null references people (id) on delete cascade, position smallint not null,
  file_path text not null, width integer not null, height integer not null,
  -- Of a picture of ours: what it shows, whose it is and on which terms. TMDB's have none of these.
  alt text, credit text, licence text,
  primary key (person_id, position)
);
comment on table person_images is 'Pictures of a person, in the order of the page.';

create table person_credits (
  person_id integer not null references people (id) on delete cascade, position smallint not null,
  kind text not null check (kind in ('movie', 'series')), title_id integer not null, title text not null,
  role text not null check (role in ('cast', 'crew')),
  part text not null, -- The character, or the job.
  released_on date, poster_path text, popularity real not null,
  primary key (person_id, position)
);
comment on table person_credits is 'What the page of a person lists: credits as TMDB sends them, also of titles that are not stored here.';

create table person_merges (
  id uuid primary key default gen_random_uuid(), from_id integer not null references people (id),
  into_id integer not null references people (id),
  voice_rows integer[] not null, -- The rows of dubbing_credits whose voice was the merged person.
  author text not null, merged_at timestamptz not null, undone_by text, undone_at timestamptz,
  check (from_id <> into_id)
);
create unique index person_merges_in_force on person_merges (from_id) where undone_at is null;
create index person_merges_by_person on person_merges (from_id);
create index person_merges_by_survivor on person_merges (into_id);
comment on table person_merges is
  'One row per person that an editor merged into another: it hides the merged person and stores the values an undo restores. replaced_ids redirects the address.';
-- migrate:down
