-- Why: editors write what search engines show, choose and order pictures and trailers, upload pictures of their own, and give
-- a title other names. Every one of these is an override like the rest; these columns hold what is projected from them.
-- migrate:up
alter table movies add column seo_title text, add column seo_description text;
alter table series add column seo_title text, add column seo_description text;
alter table people add column seo_title text, add column seo_description text;

-- Of a picture of ours: what it shows, whose it is and on which terms. TMDB's have none of these.
alter table movie_images add column alt text, add column credit text, add column licence text;
alter table series_images add column alt text, add column credit text, add column licence text;
alter table person_images add column alt text, add column credit text, add column licence text;

-- Named by an editor to be shown before the others.
alter table movie_videos add column is_pinned boolean not null default false;
alter table series_videos add column is_pinned boolean not null default false;

-- The names editors added until now were rows of a table of their own. Now they are a field, with its revisions, and the
-- table is made from it.
insert into overrides (entity, entity_id, field, value, author, updated_at)
select kind, entity_id, 'aliases', jsonb_agg(alias order by search_alias), 'system', now()
from title_aliases
group by kind, entity_id
on conflict (entity, entity_id, field) do nothing;

-- Which titles have offers an editor hides or adds until, or from, a day.
create index overrides_of_offers on overrides (entity, entity_id) where field = 'offers';

-- Pictures somebody of ours uploaded, with their bytes: they are no copy of anything, so they are where everything else of
-- ours is, in every backup and for every machine. What is made of them is kept and forgotten as it is of TMDB's.
create table own_pictures (
  id integer generated always as identity primary key,
  -- As TMDB writes the paths of theirs: '/own-….jpg'.
  path text not null unique,
  -- What is kept: upright, without metadata, JPEG.
  bytes bytea not null,
  width integer not null,
  height integer not null,
  alt text not null check (alt <> ''),
  credit text not null,
  licence text not null,
  -- Of the bytes as they were uploaded: the same file twice is one picture.
  sha256 text not null unique,
  author text not null,
  created_at timestamptz not null
);
-- JPEG does not become smaller.
alter table own_pictures alter column bytes set storage external;
revoke delete on own_pictures from lanterninha_app;

-- migrate:down
