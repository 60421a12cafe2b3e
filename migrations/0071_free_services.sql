-- Why: editors enter services that cost nothing and what is on them, which no source of ours has. Each row has its source, the day it was
-- checked and its last day. A service becomes a platform with an id from 900000 on, far above TMDB's; its offers are copied into the
-- offers of titles, and the copy is made again whenever a title is written. Offers also say in which audio a title is there.
-- migrate:up

create table free_services (
  -- Also the id of its platform, unless `platform_id` names one that TMDB knows.
  id integer generated always as identity (start with 900000) primary key,
  platform_id integer references platforms (id),
  name text not null check (length(name) between 1 and 60),
  article text not null check (article in ('a', 'o')),
  about text not null check (length(about) between 1 and 160),
  -- The front page; every link of the service is of its host.
  url text not null check (length(url) <= 200 and url ~ '^https://[a-z0-9.-]+(/[^[:space:][:cntrl:]]*)?$'),
  asks text not null check (asks in ('nothing', 'registration', 'gov-br', 'other')),
  asks_other text not null check (length(asks_other) <= 60 and (asks = 'other') = (asks_other <> '')),
  has_ads boolean not null,
  is_public boolean not null,
  source_url text not null check (length(source_url) <= 500 and source_url ~ '^https://[a-z0-9.-]+(/[^[:space:][:cntrl:]]*)?$'),
  checked_on date not null,
  -- The last day on which it may be shown.
  expires_on date not null,
  version integer not null default 1,
  author text not null,
  updated_at timestamptz not null,
  removed_at timestamptz
);
create unique index free_services_by_name on free_services (lower(name)) where removed_at is null;
create unique index free_services_by_platform on free_services (platform_id) where removed_at is null;

create table free_offers (
  id integer generated always as identity primary key,
  service_id integer not null references free_services (id),
  title_kind text not null check (title_kind in ('movie', 'series')),
  title_id integer not null,
  url text not null check (length(url) <= 500 and url ~ '^https://[a-z0-9.-]+(/[^[:space:][:cntrl:]]*)?$'),
  is_dubbed boolean not null,
  is_subtitled boolean not null,
  has_libras boolean not null,
  is_described boolean not null,
  source_url text not null check (length(source_url) <= 500 and source_url ~ '^https://[a-z0-9.-]+(/[^[:space:][:cntrl:]]*)?$'),
  checked_on date not null,
  expires_on date not null,
  version integer not null default 1,
  author text not null,
  updated_at timestamptz not null,
  removed_at timestamptz
);
create unique index free_offers_by_title on free_offers (title_kind, title_id, service_id) where removed_at is null;
create index free_offers_by_service on free_offers (service_id, id);

alter table subscription_changes
  drop constraint subscription_changes_kind_check,
  add constraint subscription_changes_kind_check check (kind in ('plan', 'bundle', 'service', 'offer'));

alter table movie_offers
  add column is_subtitled boolean not null default false,
  add column has_libras boolean not null default false,
  add column is_described boolean not null default false;
alter table series_offers
  add column is_subtitled boolean not null default false,
  add column has_libras boolean not null default false,
  add column is_described boolean not null default false;
-- Whether any offer is dubbed is asked for every list; few are.
create index movie_offers_dubbed on movie_offers (movie_id) where is_dubbed;
create index series_offers_dubbed on series_offers (series_id) where is_dubbed;

grant select, insert, update, delete on free_services, free_offers to lanterninha_app;

-- migrate:down
