-- Why: a novela is shown by chapters, not by seasons. A chapter is found by its number, so that a page of a series of ten thousand
-- chapters reads fifty of them; only novelas have the numbers. Editors say which series are novelas and which are remakes or reruns.
-- migrate:up

alter table series add column format text not null default 'series' check (format in ('series', 'novela'));
-- Ids of series that we may not have stored: no foreign key.
alter table series add column remake_of integer;
alter table series add column reprise_of integer;
create index series_by_remake_of on series (remake_of) where remake_of is not null;
create index series_by_reprise_of on series (reprise_of) where reprise_of is not null;

alter table episodes add column chapter integer;
create index episodes_by_chapter on episodes (series_id, chapter) where chapter is not null;
-- The last chapter and the next one.
create index episodes_by_chapter_day on episodes (series_id, air_date, chapter) where chapter is not null;

-- migrate:down
