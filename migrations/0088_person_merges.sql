-- Why: an editor merges a person into another: a duplicate of TMDB, or one of our own whom TMDB has by now. The address redirects by
-- `replaced_ids`, credits are projected as those of the other; this table hides the merged person and holds what an undo needs.
-- migrate:up

create table person_merges (
  id uuid primary key default gen_random_uuid(),
  from_id integer not null references people (id),
  into_id integer not null references people (id),
  -- The rows of dubbing_credits whose voice was the merged person.
  voice_rows integer[] not null,
  author text not null,
  merged_at timestamptz not null,
  undone_by text,
  undone_at timestamptz,
  check (from_id <> into_id)
);
create unique index person_merges_in_force on person_merges (from_id) where undone_at is null;
create index person_merges_by_person on person_merges (from_id);
create index person_merges_by_survivor on person_merges (into_id);

grant select, insert, update on person_merges to lanterninha_app;

-- migrate:down
