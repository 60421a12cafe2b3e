-- Why: TMDB tells where a title is today and never since when. The worker takes a snapshot of every platform every day; an arrival is only
-- what an accepted snapshot has and the ones before it had not. What no source has, editors enter: prices, bundles, free services and
-- their titles, each with its source, the day it was checked and its last day. Tickets come from a feed.
-- migrate:up
create table availability_snapshots (
  id bigint generated always as identity primary key,
  platform_id integer not null references platforms (id) on delete cascade,
  kind text not null check (kind in ('movie', 'series')), taken_on date not null,
  is_complete boolean not null, -- Only a complete one counts: every page answered, and about as many titles as TMDB said there were.
  is_held boolean not null default false, -- Too much changed at once to be true: it changes nothing until an editor decides.
  problem text, -- Why it does not count.
  held_ids integer[], -- The titles of a held one, stored only until the decision.
  expected integer not null, counted integer not null, started_at timestamptz not null,
  finished_at timestamptz not null,
  unique (platform_id, kind, taken_on),
  check (is_held = (held_ids is not null)),
  check (is_complete or not is_held)
);
create index availability_snapshots_accepted on availability_snapshots (taken_on) where is_complete and not is_held;
comment on table availability_snapshots is 'What the worker saw on a platform on a day, and whether it counts.';

create table availability (
  kind text not null check (kind in ('movie', 'series')), title_id integer not null,
  platform_id integer not null references platforms (id) on delete cascade, first_seen_on date not null,
  last_seen_on date not null,
  missed_on date, -- The first snapshot without it. The second in a row makes it gone, since that first one.
  removed_on date,
  primary key (kind, title_id, platform_id),
  check (removed_on is null or removed_on = missed_on)
);
create index availability_by_platform on availability (platform_id, kind, title_id);
create index availability_by_removal on availability (removed_on) where removed_on is not null;
comment on table availability is 'A title on a platform, as the accepted snapshots saw it.';

create table availability_events (
  id bigint generated always as identity primary key, kind text not null check (kind in ('movie', 'series')),
  title_id integer not null, platform_id integer not null references platforms (id) on delete cascade,
  event text not null check (event in ('arrived', 'left')),
  happened_on date not null, -- The day we saw it, in Brazil.
  -- An arrival is news only once the title's own page at TMDB says the same (unconfirmed → published or discarded); a
  -- departure only once the title stayed away for a fortnight (held → published, or deleted when it came back).
  state text not null check (state in ('unconfirmed', 'published', 'held', 'discarded')),
  contradictions smallint not null default 0, -- Days on which the title's own page said otherwise, and the last of them.
  contradicted_on date,
  seen_since date, -- Of a departure: the day of `availability.first_seen_on`, which a later stay overwrites.
  created_at timestamptz not null,
  unique (kind, title_id, platform_id, event, happened_on)
);
create index availability_events_news on availability_events (state, event, happened_on desc, id desc);
create index availability_events_by_platform on availability_events (platform_id, kind, state, event);
create index availability_events_of_platform_by_day
  on availability_events (platform_id, event, happened_on) include (kind, title_id, created_at)
  where state = 'published';
comment on table availability_events is 'Arrivals and departures: what pages show as news and as the history of a title.';

create table subscription_plans (
  -- An imported archive keeps the ids of plans, bundles, services and offers: the application raises their sequences.
  id integer generated always as identity primary key,
  platform_id integer not null references platforms (id),
  name text not null check (length(name) between 1 and 60),
  price_cents integer not null check (price_cents between 1 and 1000000),
  period text not null check (period in ('month', 'year')), has_ads boolean not null,
  resolution text check (resolution in ('sd', 'hd', 'full-hd', '4k')), -- Null: not known.
  screens smallint check (screens between 1 and 20),
  source_url text not null check (length(source_url) <= 500 and source_url ~ '^https://[a-z0-9.-]+(/[^[:space:][:cntrl:]]*)?$'),
  checked_on date not null,
  expires_on date not null, -- The last day on which it may be shown.
  version integer not null default 1, author text not null, updated_at timestamptz not null,
  removed_at timestamptz
);
create unique index subscription_plans_by_name on subscription_plans (platform_id, name) where removed_at is null;
create index subscription_plans_by_platform on subscription_plans (platform_id);
comment on table subscription_plans is 'What a platform costs, from editors.';

create table subscription_bundles (
  id integer generated always as identity primary key,
  seller text not null check (length(seller) between 1 and 60),
  name text not null check (length(name) between 1 and 60),
  platform_ids integer[] not null check (cardinality(platform_ids) between 1 and 20), -- Ids of `platforms`.
  price_cents integer check (price_cents between 1 and 1000000), -- Null: the seller names no price for the bundle.
  period text check (period in ('month', 'year')),
  source_url text not null check (length(source_url) <= 500 and source_url ~ '^https://[a-z0-9.-]+(/[^[:space:][:cntrl:]]*)?$'),
  checked_on date not null, expires_on date not null, version integer not null default 1, author text not null,
  updated_at timestamptz not null, removed_at timestamptz,
  check ((price_cents is null) = (period is null))
);
create unique index subscription_bundles_by_name on subscription_bundles (seller, name) where removed_at is null;
comment on table subscription_bundles is 'Platforms that are sold together with something else, from editors.';

create table free_services (
  -- Also the id of its platform, unless `platform_id` names one that TMDB knows; far above TMDB's ids.
  id integer generated always as identity (start with 900000) primary key,
  platform_id integer references platforms (id), name text not null check (length(name) between 1 and 60),
  article text not null check (article in ('a', 'o')),
  about text not null check (length(about) between 1 and 160),
  -- The front page; every link of the service is of its host.
  url text not null check (length(url) <= 200 and url ~ '^https://[a-z0-9.-]+(/[^[:space:][:cntrl:]]*)?$'),
  asks text not null check (asks in ('nothing', 'registration', 'gov-br', 'other')),
  asks_other text not null check (length(asks_other) <= 60 and (asks = 'other') = (asks_other <> '')),
  has_ads boolean not null, is_public boolean not null,
  source_url text not null check (length(source_url) <= 500 and source_url ~ '^https://[a-z0-9.-]+(/[^[:space:][:cntrl:]]*)?$'),
  checked_on date not null, expires_on date not null, version integer not null default 1, author text not null,
  updated_at timestamptz not null, removed_at timestamptz
);
create unique index free_services_by_name on free_services (lower(name)) where removed_at is null;
create unique index free_services_by_platform on free_services (platform_id) where removed_at is null;
comment on table free_services is 'Services that cost nothing, from editors. Each becomes a platform.';

create table free_offers (
  id integer generated always as identity primary key,
  service_id integer not null references free_services (id),
  title_kind text not null check (title_kind in ('movie', 'series')), title_id integer not null,
  url text not null check (length(url) <= 500 and url ~ '^https://[a-z0-9.-]+(/[^[:space:][:cntrl:]]*)?$'),
  is_dubbed boolean not null, is_subtitled boolean not null, has_libras boolean not null,
  is_described boolean not null,
  source_url text not null check (length(source_url) <= 500 and source_url ~ '^https://[a-z0-9.-]+(/[^[:space:][:cntrl:]]*)?$'),
  checked_on date not null, expires_on date not null, version integer not null default 1, author text not null,
  updated_at timestamptz not null, removed_at timestamptz
);
create unique index free_offers_by_title on free_offers (title_kind, title_id, service_id) where removed_at is null;
create index free_offers_by_service on free_offers (service_id, id);
comment on table free_offers is
  'Titles on free services, from editors. Copied into movie_offers and series_offers, again whenever a title is written.';
grant update on sequence subscription_plans_id_seq, subscription_bundles_id_seq, free_services_id_seq, free_offers_id_seq
  to lanterninha_app;

create table subscription_changes (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('plan', 'bundle', 'service', 'offer')),
  items jsonb not null, -- Each with the row before and after, null where there is none.
  author text not null, prepared_at timestamptz not null, applied_at timestamptz, undone_at timestamptz,
  undone_by text
);
create index subscription_changes_by_age on subscription_changes (prepared_at);
comment on table subscription_changes is
  'One change of plans, bundles, services or offers, or one CSV that is previewed and then applied, with what it replaced.';

create table ticket_entries (
  place integer primary key, -- The order of the feed.
  key text not null check (length(key) between 4 and 400), -- 'id:598' or 'name:cidade de deus|2002'.
  -- As the feed wrote them; both null where it named the TMDB id.
  title text, year smallint,
  movie_id integer,
  match text not null check (match in ('id', 'name', 'editor', 'unknown', 'ambiguous', 'dismissed')),
  url text not null check (length(url) <= 2000),
  -- The link is shown between the two.
  begins_at timestamptz not null, ends_at timestamptz not null,
  has_begun boolean not null, -- False until begins_at has passed and the pages of the film were invalidated.
  check ((movie_id is null) = (match in ('unknown', 'ambiguous', 'dismissed')))
);
create index ticket_entries_by_movie on ticket_entries (movie_id) where movie_id is not null;
create index ticket_entries_by_key on ticket_entries (key);
comment on table ticket_entries is 'The feed of ticket links as it was last read.';

create table ticket_choices (
  key text primary key check (length(key) between 4 and 400), title text not null, year smallint not null,
  movie_id integer, -- Null: dismissed.
  author text not null, decided_at timestamptz not null
);
comment on table ticket_choices is
  'What editors decided about a title and year of the feed that match no film, or more than one. Stays when the entry leaves the feed.';
-- migrate:down
