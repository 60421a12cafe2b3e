-- Why: a backup that no longer runs is noticed on the day it is needed. `backup` writes a row when its files are complete; the worker
-- gives the age of the newest one as a metric, and an alert watches it.
-- migrate:up

create table backup_runs (
  -- The moment the dump shows.
  taken_at timestamptz primary key,
  finished_at timestamptz not null,
  bytes bigint not null,
  is_encrypted boolean not null
);

grant select on backup_runs to lanterninha_app;

-- migrate:down
