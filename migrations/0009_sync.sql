-- Why: the catalogue feeds itself. What TMDB is known to have, what is to be fetched next, what could not be read, what
-- became another: all of it survives a killed worker, because none of it lives in one.
-- migrate:up

-- Every id of TMDB's daily export, most never fetched. The order of the first import, and how new ids are noticed.
create table known_ids (
  kind text not null check (kind in ('movie', 'series', 'person')),
  id integer not null,
  popularity real not null,
  -- The day of the newest export that had it; one that is gone from the exports is a hint that it is gone from TMDB.
  seen_on date not null,
  primary key (kind, id)
);
create index known_ids_by_popularity on known_ids (kind, popularity desc, id);

-- One row per thing to fetch: asking twice changes nothing. A worker leases rows for a while; what a killed one held is
-- taken again when the lease ends.
create table fetch_queue (
  kind text not null check (kind in ('movie', 'series', 'person')),
  id integer not null,
  priority real not null,
  attempts smallint not null default 0,
  next_try_at timestamptz not null default now(),
  leased_until timestamptz,
  reason text not null,
  primary key (kind, id)
);
create index fetch_queue_next on fetch_queue (priority desc, next_try_at);

-- An answer we could not read. The last good row stays as it is; people can see why.
create table quarantine (
  kind text not null,
  id integer not null,
  reason text not null,
  detail text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  times integer not null default 1,
  primary key (kind, id)
);

-- TMDB merges duplicates without saying so; where the survivor was found, the old address leads to it.
create table replaced_ids (
  kind text not null,
  old_id integer not null,
  new_id integer not null,
  found_at timestamptz not null,
  primary key (kind, old_id)
);

-- Where a long job stands: a cursor per job, written with the work it stands for.
create table sync_cursors (
  job text primary key,
  cursor jsonb not null,
  updated_at timestamptz not null
);

-- TMDB's own orders (popular, top rated, now playing…), each replaced whole.
create table rankings (
  name text not null,
  position integer not null,
  kind text not null check (kind in ('movie', 'series', 'person')),
  entity_id integer not null,
  primary key (name, position)
);
create index rankings_by_entity on rankings (kind, entity_id);

create table ranking_runs (
  name text primary key,
  fetched_at timestamptz not null,
  entries integer not null
);

-- TMDB said three times over three days that it no longer has it: the page goes, what editors wrote stays.
alter table movie_sources add column gone_at timestamptz;
alter table series_sources add column gone_at timestamptz;
alter table person_sources add column gone_at timestamptz;

-- migrate:down
