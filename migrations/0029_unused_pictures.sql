-- Why: pictures of our own that nothing mentions any more are removed after a while. The application's role may not delete
-- one; it may have this done, which removes only what no override, draft, revision, collection or trash names.
-- migrate:up
alter table own_pictures add column unused_since timestamptz;

create function forget_unused_pictures(moment timestamptz, unused_before timestamptz)
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
    delete from image_inks where image_inks.file in (select name from gone)
  )
  select name from gone;
end
$$;
revoke all on function forget_unused_pictures(timestamptz, timestamptz) from public;
grant execute on function forget_unused_pictures(timestamptz, timestamptz) to lanterninha_app;

-- migrate:down
