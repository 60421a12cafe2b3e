-- Why: editors correct first what most visitors see. Views are counted by title and day, only of visitors who accepted, and nothing in
-- a row says who looked. Their sum over thirty days is stored apart, so that the dashboard reads only the most viewed titles.
-- migrate:up

create table title_views (
  day date not null,
  kind text not null check (kind in ('movie', 'series')),
  title_id integer not null,
  views integer not null check (views > 0),
  primary key (day, kind, title_id)
);

create table title_audience (
  kind text not null check (kind in ('movie', 'series')),
  title_id integer not null,
  views integer not null check (views > 0),
  primary key (kind, title_id)
);
create index title_audience_by_views on title_audience (kind, views desc, title_id);

grant select, insert, update, delete on title_views, title_audience to lanterninha_app;

-- migrate:down
