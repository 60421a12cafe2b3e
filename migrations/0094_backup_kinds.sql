-- Why: beside dumps there are physical backups with an archive of the log (pgBackRest), and a backup counts only if restoring it was
-- rehearsed. Both leave a row here, and the worker gives the age of each kind as a metric.
-- migrate:up
alter table backup_runs add column kind text not null default 'dump' check (kind in ('dump', 'physical', 'restore-test'));

-- migrate:down
