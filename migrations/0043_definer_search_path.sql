-- Why: a function that runs with its owner's rights looked into the caller's temporary schema first. Somebody who has the application's
-- login could have put a table of the same name there and had the owner work on it. `pg_temp` last closes that.
-- migrate:up

alter function search_shadow_open() set search_path = public, pg_temp;
alter function search_shadow_index(text) set search_path = public, pg_temp;
alter function search_shadow_swap() set search_path = public, pg_temp;

-- migrate:down
