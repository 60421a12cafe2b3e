-- Why: a fetch that was requested while the same thing was being fetched was deleted with it when it finished. A lease resets the
-- mark, a request sets it, and only an unmarked row is deleted.
-- migrate:up
alter table fetch_queue add column is_asked_again boolean not null default false;

-- migrate:down
