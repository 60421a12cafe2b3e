-- Why: a worker counts every 15 s what waits or failed; what was sent stays for 90 days and is never counted.
-- migrate:up
create index job_not_done on pgboss.job_common (name, created_on) where state <> 'completed';
-- migrate:down
