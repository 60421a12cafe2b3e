-- Why: the edge is purged a second time two seconds after the first, and only the leader's memory knew of it. Now the next leader does
-- what the one before left. Changes from before this column count as purged twice.
-- migrate:up
alter table outbox add column purged_again_at timestamptz;
update outbox set purged_again_at = purged_at where purged_at is not null;
create index outbox_purges_left on outbox (purged_at nulls first, id) where purged_again_at is null;

-- migrate:down
