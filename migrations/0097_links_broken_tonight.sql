-- Why: members are notified once a night of the links that broke in it, with their number.
-- migrate:up
alter table link_nights add column broken integer not null default 0;

-- migrate:down
