-- Why: editors correct seasons and episodes. Names, texts, pictures and days have columns already; these hold what TMDB does not have:
-- where a season's card leads and its place in the list, the hour and channel of an episode, and whether it is a special one. The
-- edits themselves are overrides of the series (fields like 's2e7.name').
-- migrate:up

alter table seasons add column season_url text;
alter table seasons add column position smallint;
alter table episodes add column air_time text check (air_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');
alter table episodes add column channel text;
alter table episodes add column is_special boolean not null default false;

-- migrate:down
