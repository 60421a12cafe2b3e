-- Why: trailers are removed, shops change their addresses, services drop titles. The worker checks outgoing links at night, hides those
-- that failed two nights running, and lists them for editors.
-- migrate:up

create table links (
  id bigint generated always as identity primary key,
  url text not null unique check (length(url) <= 2000),
  host text not null,
  -- waiting: never checked. failing: dead once. broken: dead two nights running, and hidden from pages.
  state text not null default 'waiting' check (state in ('waiting', 'alive', 'unknown', 'failing', 'broken', 'kept')),
  -- What was seen, as a word of shared/admin/domain/links.ts.
  reason text not null default '',
  -- Nights in a row with this state and reason.
  nights integer not null default 0,
  since timestamptz,
  checked_at timestamptz,
  next_check_at timestamptz not null,
  -- Views in thirty days of the most viewed title that has it.
  views integer not null default 0,
  -- The member who said that it works, if its state is kept.
  kept_by text,
  check ((state = 'kept') = (kept_by is not null))
);
create index links_due on links (next_check_at) where state <> 'kept';
create index links_broken on links (url) where state = 'broken';
create index links_listed on links (state, since) where state in ('unknown', 'broken', 'kept');

-- Where a link is shown.
create table link_uses (
  link_id bigint not null references links (id) on delete cascade,
  kind text not null check (kind in ('trailer', 'ticket', 'service', 'profile', 'source')),
  entity text not null check (entity in ('movie', 'series', 'person', 'platform', 'plan', 'bundle')),
  entity_id integer not null,
  label text not null default '',
  -- An editor saved a replacement as a draft.
  replaced_at timestamptz,
  primary key (link_id, kind, entity, entity_id)
);
create index link_uses_by_entity on link_uses (entity, entity_id);

-- One row per host: the calls of the night, and the robots.txt that was read in it.
create table link_hosts (
  host text primary key,
  night date not null,
  calls integer not null,
  paused_until timestamptz,
  robots text,
  robots_night date
);

-- One row per night: the budget used, and what the page of links says about the last one.
create table link_nights (
  night date primary key,
  calls integer not null default 0,
  checked integer not null default 0,
  started_at timestamptz not null,
  ended_at timestamptz not null
);

grant select, insert, update, delete on links, link_uses, link_hosts, link_nights to lanterninha_app;

-- migrate:down
