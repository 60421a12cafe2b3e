-- Why: the calendar reads the plans of a month or a week, and those that wait for a platform.
-- migrate:up

create index plans_by_publication on plans (publish_at) where publish_at is not null;
create index plans_by_removal on plans (unpublish_at) where unpublish_at is not null;

-- migrate:down
