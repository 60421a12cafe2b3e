-- Why: after a release that projects titles in another way, `cli reproject` needs to know which rows an older one wrote. The column
-- holds the version of the projection that wrote the row (src/server/sync/projection/version.ts); null is an older release.
-- migrate:up

alter table movies add column projected_by text;
alter table series add column projected_by text;
alter table people add column projected_by text;

-- migrate:down
