-- Why: editors have a library of their own pictures: with a name, the last day of the licence, what each was cut from, and a
-- fingerprint that finds pictures that look alike. A picture whose licence ended, or that an editor took off the site, is replaced
-- by TMDB's wherever it is shown, and nothing that editors wrote changes: projections leave out pictures with `ended_at`.
-- migrate:up

alter table own_pictures
  add column name text not null default '',
  -- The last day on which it may be shown.
  add column expires_on date,
  add column removed_at timestamptz,
  -- Set and cleared in the transaction that writes the rows of everything that names the picture.
  add column ended_at timestamptz,
  -- The point that is never cut away, in per cent from the left and from the top; steps of ten.
  add column focus_x smallint not null default 50 check (focus_x between 0 and 100),
  add column focus_y smallint not null default 50 check (focus_y between 0 and 100),
  -- The path of the picture this one is a part of.
  add column cut_from text,
  -- Difference hash of the pixels.
  add column fingerprint bit(64),
  add column version integer not null default 1,
  add column updated_at timestamptz,
  add column updated_by text;
-- Required to publish, not to upload.
alter table own_pictures drop constraint own_pictures_alt_check;
create index own_pictures_by_age on own_pictures (created_at desc, id desc);

-- What names a picture of ours.
create index overrides_with_own_pictures on overrides (entity, entity_id) where value::text like '%/own-%';
create index drafts_with_own_pictures on drafts (entity, entity_id) where value::text like '%/own-%';

-- As in 0029; also records of the site, and pictures that others were cut from.
create or replace function forget_unused_pictures(moment timestamptz, unused_before timestamptz)
returns table (file text)
language plpgsql
security definer
set search_path = pg_catalog, public, pg_temp
as $$
declare
  named text[];
begin
  select coalesce(array_agg(distinct mention[1]), '{}')
  into named
  from (
    select value::text as words from overrides where value::text like '%/own-%'
    union all
    select base_value::text from overrides where base_value::text like '%/own-%'
    union all
    select value::text from drafts where value::text like '%/own-%'
    union all
    select snapshot::text from revisions where snapshot::text like '%/own-%'
    union all
    select content::text from trash where content::text like '%/own-%'
    union all
    select collections::text from collections where collections::text like '%/own-%'
    union all
    select value::text from house_records where value::text like '%/own-%'
    union all
    select cut_from from own_pictures where cut_from is not null
  ) as written, regexp_matches(written.words, '/own-[0-9a-f]{64}\.jpg', 'g') as mention;

  update own_pictures
  set unused_since = null
  where unused_since is not null and path = any (named);

  update own_pictures
  set unused_since = moment
  where unused_since is null and path <> all (named);

  return query
  with gone as (
    delete from own_pictures
    where unused_since < unused_before and path <> all (named)
    returning substring(path from '^/(.+)\.jpg$') as name
  ), inks as (
    delete from image_inks where image_inks.file in (select gone.name from gone)
  )
  select gone.name from gone;
end
$$;

-- migrate:down
