-- Why: editors enter who speaks for a character in the Brazilian dubbing of a title, each with its source. Voice actors who have no TMDB
-- record are people of our own, whose ids no sync asks TMDB about. A change of one row or of a whole CSV is stored with what it replaced.
-- migrate:up

-- TMDB's ids of people are far below; `isOwnPerson` has the same limit.
create sequence own_person_ids as integer minvalue 2000000000 start 2000000000;

create table dubbing_credits (
  id integer generated always as identity primary key,
  title_kind text not null check (title_kind in ('movie', 'series')),
  title_id integer not null,
  character text not null check (length(character) between 1 and 120),
  -- Who plays the character in the original; empty if not known.
  original_name text not null check (length(original_name) <= 120),
  voice_id integer not null references people (id),
  -- Empty if not known.
  studio text not null check (length(studio) <= 120),
  director text not null check (length(director) <= 120),
  source_url text not null check (length(source_url) <= 500 and source_url ~ '^https://[a-z0-9.-]+(/[^[:space:][:cntrl:]]*)?$'),
  version integer not null default 1,
  author text not null,
  updated_at timestamptz not null,
  removed_at timestamptz
);
create unique index dubbing_credits_by_character on dubbing_credits (title_kind, title_id, character) where removed_at is null;
create index dubbing_credits_by_title on dubbing_credits (title_kind, title_id);
create index dubbing_credits_by_voice on dubbing_credits (voice_id);

-- One change, or one CSV that is previewed and then applied. An item has the row before and after, `null` where there is none.
create table dubbing_changes (
  id uuid primary key default gen_random_uuid(),
  title_kind text not null check (title_kind in ('movie', 'series')),
  title_id integer not null,
  items jsonb not null,
  author text not null,
  prepared_at timestamptz not null,
  applied_at timestamptz,
  undone_at timestamptz,
  undone_by text
);
create index dubbing_changes_by_title on dubbing_changes (title_kind, title_id, applied_at);
create index dubbing_changes_by_age on dubbing_changes (prepared_at);

grant select, insert, update, delete on dubbing_credits, dubbing_changes to lanterninha_app;
grant usage, select on sequence own_person_ids to lanterninha_app;

-- migrate:down
