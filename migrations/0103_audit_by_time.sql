-- Why: the audit is filtered by days, which read every entry.
-- migrate:up
create index audit_entries_by_time on audit_entries (at);

-- migrate:down
