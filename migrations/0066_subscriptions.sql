-- Why: editors enter what a service costs and who sells it with something else, each with its source, the day they checked it and its
-- last day. Pages show it until then. A change of one row or of a whole CSV is stored with what it replaced, so that it can be undone.
-- migrate:up

create table subscription_plans (
  id integer generated always as identity primary key,
  platform_id integer not null references platforms (id),
  name text not null check (length(name) between 1 and 60),
  price_cents integer not null check (price_cents between 1 and 1000000),
  period text not null check (period in ('month', 'year')),
  has_ads boolean not null,
  -- Null: not known.
  resolution text check (resolution in ('sd', 'hd', 'full-hd', '4k')),
  screens smallint check (screens between 1 and 20),
  source_url text not null check (length(source_url) <= 500 and source_url ~ '^https://[a-z0-9.-]+(/[^[:space:][:cntrl:]]*)?$'),
  checked_on date not null,
  -- The last day on which it may be shown.
  expires_on date not null,
  version integer not null default 1,
  author text not null,
  updated_at timestamptz not null,
  removed_at timestamptz
);
create unique index subscription_plans_by_name on subscription_plans (platform_id, name) where removed_at is null;
create index subscription_plans_by_platform on subscription_plans (platform_id);

create table subscription_bundles (
  id integer generated always as identity primary key,
  seller text not null check (length(seller) between 1 and 60),
  name text not null check (length(name) between 1 and 60),
  -- Ids of `platforms`.
  platform_ids integer[] not null check (cardinality(platform_ids) between 1 and 20),
  -- Null: the seller names no price for the bundle.
  price_cents integer check (price_cents between 1 and 1000000),
  period text check (period in ('month', 'year')),
  source_url text not null check (length(source_url) <= 500 and source_url ~ '^https://[a-z0-9.-]+(/[^[:space:][:cntrl:]]*)?$'),
  checked_on date not null,
  expires_on date not null,
  version integer not null default 1,
  author text not null,
  updated_at timestamptz not null,
  removed_at timestamptz,
  check ((price_cents is null) = (period is null))
);
create unique index subscription_bundles_by_name on subscription_bundles (seller, name) where removed_at is null;

-- One change, or one CSV that is previewed and then applied. An item has the row before and after, `null` where there is none.
create table subscription_changes (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('plan', 'bundle')),
  items jsonb not null,
  author text not null,
  prepared_at timestamptz not null,
  applied_at timestamptz,
  undone_at timestamptz,
  undone_by text
);
create index subscription_changes_by_age on subscription_changes (prepared_at);

grant select, insert, update, delete on subscription_plans, subscription_bundles, subscription_changes to lanterninha_app;

-- migrate:down
