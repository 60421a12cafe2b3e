-- Why: the drafts of several titles are planned at once. The bulk action notes when they are published: its page says so, and undoing it
-- cancels only plans that no editor moved since.
-- migrate:up
alter table bulk_actions add column publish_at timestamptz;

-- migrate:down
