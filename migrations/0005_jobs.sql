-- Why: the catalogue feeds itself. The ids that TMDB has, the fetch queue, unreadable answers and merged ids are all in tables, so they
-- survive a worker that is killed.
-- migrate:up
create table known_ids (
  kind text not null check (kind in ('movie', 'series', 'person')), id integer not null,
  popularity real not null,
  seen_on date not null, -- The day of the newest export that had it; an id that is missing from the exports may be gone from TMDB.
  primary key (kind, id)
);
create index known_ids_by_popularity on known_ids (kind, popularity desc, id);
comment on table known_ids is
  'Every id of TMDB''s daily export, most of them never fetched: the order of the first import, and how new ids are noticed.';

create table fetch_queue (
  kind text not null check (kind in ('movie', 'series', 'person')), id integer not null, priority real not null,
  attempts smallint not null default 0, next_try_at timestamptz not null default now(),
  leased_until timestamptz, -- A worker leases rows; those of a killed one are free again when the lease ends.
  reason text not null,
  is_asked_again boolean not null default false, -- Requested during the fetch: a lease resets it, and only an unmarked row is deleted.
  primary key (kind, id)
);
create index fetch_queue_next on fetch_queue (priority desc, next_try_at);
comment on table fetch_queue is 'The queue of titles and people to fetch from TMDB, one row each: a second request changes nothing.';

create table quarantine (
  kind text not null, id integer not null, reason text not null, detail text not null,
  first_seen_at timestamptz not null, last_seen_at timestamptz not null, times integer not null default 1,
  primary key (kind, id)
);
comment on table quarantine is 'Answers of TMDB that could not be read, and why. The last good row stays as it is.';

create table replaced_ids (
  kind text not null, old_id integer not null, new_id integer not null, found_at timestamptz not null,
  primary key (kind, old_id)
);
comment on table replaced_ids is
  'TMDB merges duplicates without saying so; where the survivor was found, the old address redirects to it. Also merges of editors.';

create table sync_cursors (job text primary key, cursor jsonb not null, updated_at timestamptz not null);
comment on table sync_cursors is 'How far a long job is: a cursor per job, written in the transaction of the work that it counts.';

create table rankings (
  name text not null, position integer not null,
  kind text not null check (kind in ('movie', 'series', 'person')), entity_id integer not null,
  primary key (name, position)
);
create index rankings_by_entity on rankings (kind, entity_id);
comment on table rankings is 'TMDB''s own orders (popular, top rated, now playing), each replaced as a whole.';

create table ranking_runs (name text primary key, fetched_at timestamptz not null, entries integer not null);
comment on table ranking_runs is 'When each order of rankings was last fetched.';

create table links (
  id bigint generated always as identity primary key, url text not null unique check (length(url) <= 2000),
  host text not null,
  -- waiting: never checked. failing: dead once. broken: dead two nights running, and hidden from pages.
  state text not null default 'waiting' check (state in ('waiting', 'alive', 'unknown', 'failing', 'broken', 'kept')),
  reason text not null default '', -- What was seen, as a word of shared/admin/domain/links.ts.
  nights integer not null default 0, -- Nights in a row with this state and reason.
  since timestamptz, checked_at timestamptz, next_check_at timestamptz not null,
  views integer not null default 0, -- Views in thirty days of the most viewed title that has it.
  kept_by text, -- The member who said that it works, if its state is kept.
  check ((state = 'kept') = (kept_by is not null))
);
create index links_due on links (next_check_at) where state <> 'kept';
create index links_broken on links (url) where state = 'broken';
create index links_listed on links (state, since) where state in ('unknown', 'broken', 'kept');
comment on table links is
  'Outgoing links. Trailers are removed and shops change their addresses: the worker checks links at night and hides dead ones.';

create table link_uses (
  link_id bigint not null references links (id) on delete cascade,
  kind text not null check (kind in ('trailer', 'ticket', 'service', 'profile', 'source')),
  entity text not null check (entity in ('movie', 'series', 'person', 'platform', 'plan', 'bundle')),
  entity_id integer not null, label text not null default '',
  replaced_at timestamptz, -- An editor saved a replacement as a draft.
  primary key (link_id, kind, entity, entity_id)
);
create index link_uses_by_entity on link_uses (entity, entity_id);
comment on table link_uses is 'Where a link is shown.';

create table link_hosts (
  host text primary key, night date not null, calls integer not null, paused_until timestamptz, robots text,
  robots_night date
);
comment on table link_hosts is 'Per host, the calls of the night and the robots.txt that was read in it.';

create table link_nights (
  night date primary key, calls integer not null default 0, checked integer not null default 0,
  broken integer not null default 0, started_at timestamptz not null, ended_at timestamptz not null
);
comment on table link_nights is 'Per night, the budget used, and the number of links that broke, of which members are notified once.';

create table backup_runs (
  taken_at timestamptz primary key, -- The moment the dump shows.
  -- A backup counts only if restoring it was rehearsed, so that is a kind too.
  kind text not null default 'dump' check (kind in ('dump', 'physical', 'restore-test')),
  finished_at timestamptz not null, bytes bigint not null, is_encrypted boolean not null
);
comment on table backup_runs is
  'Finished backups. The worker gives the age of the newest of each kind as a metric, so that a backup that no longer runs is noticed.';
-- migrate:down
