-- Why: nothing an editor wrote is ever lost. An override is one field of one title; the sync has no statement that
-- writes here. Every save also leaves a revision, and revisions cannot be changed or removed by the application.
-- migrate:up
create table overrides (
  entity text not null check (entity in ('movie', 'series', 'season', 'episode', 'person', 'collection', 'platform', 'genre', 'page')),
  entity_id integer not null,
  field text not null,
  value jsonb not null,
  -- A locked field raises no conflict when TMDB changes beneath it.
  is_locked boolean not null default false,
  -- What TMDB said when the editor wrote: a later difference is a conflict to show.
  base_value_hash text,
  reason text not null default '',
  expires_at timestamptz,
  author text not null,
  updated_at timestamptz not null,
  primary key (entity, entity_id, field)
);

create table revisions (
  id bigint generated always as identity primary key,
  entity text not null,
  entity_id integer not null,
  number integer not null,
  snapshot jsonb not null,
  changed_fields text[] not null,
  note text not null default '',
  author text not null,
  state text not null check (state in ('draft', 'in-review', 'published')),
  created_at timestamptz not null,
  unique (entity, entity_id, number)
);
revoke update, delete on revisions from lanterninha_app;

-- migrate:down
