-- Why: a plan was lost when its draft was discarded. The trash stores it, so that both come back.
-- migrate:up
-- When and of which fields: {publishAt, publishOnPlatform, fields}.
alter table trash add column plan jsonb;

-- migrate:down
