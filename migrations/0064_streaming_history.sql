-- Why: a title's page shows when the title entered and left each platform, and a platform's page what entered and left in a week. How long
-- a title stayed is known only from the day its stay was first seen, which a later stay overwrites; a departure now keeps it.
-- migrate:up

-- Of a departure: the day of `availability.first_seen_on` when the title was gone. Null for departures written before.
alter table availability_events add column seen_since date;

create index availability_events_of_platform_by_day
  on availability_events (platform_id, event, happened_on) include (kind, title_id, created_at)
  where state = 'published';
create index availability_snapshots_accepted on availability_snapshots (taken_on) where is_complete and not is_held;

-- migrate:down
