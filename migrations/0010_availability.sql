-- Why: TMDB tells where a title is today and never since when. We look every day, platform by platform, and write down
-- what we saw ourselves; an arrival is only what an accepted look had and the looks before it had not.
-- migrate:up
create table availability_snapshots (
  id bigint generated always as identity primary key,
  platform_id integer not null references platforms (id) on delete cascade,
  kind text not null check (kind in ('movie', 'series')),
  taken_on date not null,
  -- Only a complete one counts: every page answered, and about as many titles as TMDB said there were.
  is_complete boolean not null,
  -- Held: too much changed at once to be true; it changes nothing until a person decides.
  is_held boolean not null default false,
  -- Why it does not count, for the person who asks.
  problem text,
  -- What a held one saw, kept only until the decision.
  held_ids integer[],
  expected integer not null,
  counted integer not null,
  started_at timestamptz not null,
  finished_at timestamptz not null,
  unique (platform_id, kind, taken_on),
  check (is_held = (held_ids is not null)),
  check (is_complete or not is_held)
);

-- One row per title and platform, as our accepted looks saw it.
create table availability (
  kind text not null check (kind in ('movie', 'series')),
  title_id integer not null,
  platform_id integer not null references platforms (id) on delete cascade,
  first_seen_on date not null,
  last_seen_on date not null,
  -- The first look without it. The second in a row makes it gone, since that first one.
  missed_on date,
  removed_on date,
  primary key (kind, title_id, platform_id),
  check (removed_on is null or removed_on = missed_on)
);
create index availability_by_platform on availability (platform_id, kind, title_id);
create index availability_by_removal on availability (removed_on) where removed_on is not null;

create table availability_events (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('movie', 'series')),
  title_id integer not null,
  platform_id integer not null references platforms (id) on delete cascade,
  event text not null check (event in ('arrived', 'left')),
  -- The day we saw it, in Brazil.
  happened_on date not null,
  -- An arrival is news only once the title's own page at TMDB says the same (unconfirmed → published or discarded); a
  -- departure only once the title stayed away for a fortnight (held → published, or deleted when it came back).
  state text not null check (state in ('unconfirmed', 'published', 'held', 'discarded')),
  -- Days on which the title's own page said otherwise, and the last of them.
  contradictions smallint not null default 0,
  contradicted_on date,
  created_at timestamptz not null,
  unique (kind, title_id, platform_id, event, happened_on)
);
create index availability_events_news on availability_events (state, event, happened_on desc, id desc);
create index availability_events_by_platform on availability_events (platform_id, kind, state, event);

-- Until there is history of our own: what was released lately and can be streamed.
create index movies_by_release_date on movies (release_date desc, popularity desc) where is_listed;
create index series_by_first_air_date on series (first_air_date desc, popularity desc) where is_listed;

-- migrate:down
