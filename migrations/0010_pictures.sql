-- Why: one picture is stored several times (what came, and each size and format made of it), and several processes agree on who
-- fetches. Pictures of our own are no copy of anything, so their bytes are in the database, in every backup and for every machine.
-- migrate:up
create table image_cache (
  id bigint generated always as identity primary key, original_url text not null, cached_url text not null,
  cache_key text not null unique, content_type text not null, file_size integer not null,
  -- When it came from TMDB: nothing of theirs is stored for more than 180 days, however often it is asked for.
  fetched_at timestamptz not null default now(),
  is_final boolean not null default true, -- AVIF made while a visitor waited is made again, smaller, when none does.
  expires_at timestamptz not null, access_count bigint not null default 0, last_accessed timestamptz not null
);
create index image_cache_by_original on image_cache (original_url);
create index image_cache_by_expiry on image_cache (expires_at);
create index image_cache_by_access on image_cache (last_accessed);
create index image_cache_to_refine on image_cache (access_count) where not is_final;
comment on table image_cache is 'Stored pictures: one row is one stored object, not one address of TMDB''s.';

create function clean_expired_image_cache(expired_before timestamptz default now()) returns bigint language sql as $$
  with gone as (delete from image_cache where expires_at < expired_before returning 1)
  select count(*) from gone
$$;

create table image_leases (cache_key text primary key, leased_until timestamptz not null);
comment on table image_leases is
  'Which pictures a process is fetching. A lease ends by itself, so a killed process blocks the others only for that long.';

create table image_inks (
  file text primary key, -- TMDB's file name without its ending.
  ink text not null -- '#1b2430'.
);
comment on table image_inks is 'The dominant colour of a poster or a backdrop, where documents can read it.';

create table own_pictures (
  id integer generated always as identity primary key,
  path text not null unique, -- As TMDB writes the paths of theirs: '/own-….jpg'.
  bytes bytea not null, -- Upright, without metadata, JPEG.
  width integer not null, height integer not null, name text not null default '',
  alt text not null, -- Required to publish, not to upload.
  credit text not null, licence text not null,
  expires_on date, -- The last day of the licence.
  -- The point that is never cut away, in per cent from the left and from the top; steps of ten.
  focus_x smallint not null default 50 check (focus_x between 0 and 100),
  focus_y smallint not null default 50 check (focus_y between 0 and 100),
  cut_from text, -- The path of the picture this one is a part of.
  sha256 text not null unique, -- Of the bytes as they were uploaded: the same file twice is one picture.
  fingerprint bit(64), -- Difference hash of the pixels, which finds pictures that look alike.
  version integer not null default 1, author text not null, created_at timestamptz not null,
  updated_at timestamptz, updated_by text, unused_since timestamptz, removed_at timestamptz,
  -- The licence ended or an editor removed it: projections leave it out, and TMDB's picture is shown. Set and cleared in the transaction
  -- that writes the rows of everything that names the picture.
  ended_at timestamptz
);
-- JPEG does not become smaller.
alter table own_pictures alter column bytes set storage external;
create index own_pictures_by_age on own_pictures (created_at desc, id desc);
revoke delete on own_pictures from lanterninha_app;
comment on table own_pictures is 'The library of pictures that editors uploaded.';

-- The application may not delete a picture. This deletes what has been unused for a while: what no override, draft, revision, collection,
-- trash or site record names, and no picture was cut from.
create function forget_unused_pictures(moment timestamptz, unused_before timestamptz)
returns table (file text) language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
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
revoke all on function forget_unused_pictures(timestamptz, timestamptz) from public;
grant execute on function forget_unused_pictures(timestamptz, timestamptz) to lanterninha_app;
-- migrate:down
