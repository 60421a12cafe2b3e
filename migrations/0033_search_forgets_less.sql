-- Why: every title that was synced with another popularity took away the ready suggestions it is shown in, and held their rows
-- until its transaction ended. At forty titles a second they waited for each other and for whoever brings names into the lists,
-- and readers made the same answers again and again. A ready answer is forgotten only where it shows something else now; a
-- popularity that changes no score changes nothing; and one that does waits for a quiet moment, while names do not.
-- migrate:up
alter table search_changes add column is_urgent boolean not null default true;
create index search_changes_to_fold_soon on search_changes (seq) where not is_folded and is_urgent;

create function search_refresh(entity_kind smallint, ids integer[], shown_ids integer[]) returns void
language plpgsql set plan_cache_mode = force_generic_plan
as $$
begin
  if ids is null and shown_ids is null then return; end if;
  lock table search_tops in row exclusive mode;
  if shown_ids is not null and exists (select from search_tops) then
    perform search_forget_answers(entity_kind, shown_ids);
  end if;
  with wanted as materialized (
    select id, score, year, word, key from search_wanted_keys where kind = entity_kind and id = any (ids)
  ),
  kept as materialized (
    select id, score, year, word, key from search_keys where kind = entity_kind and id = any (ids)
  ),
  wanted_of as (
    select id, array_agg(concat_ws('|', score, year, word, key) order by key collate "C", score) as names,
           array_agg(key order by key collate "C", score) as keys
    from wanted group by id
  ),
  kept_of as (
    select id, array_agg(concat_ws('|', score, year, word, key) order by key collate "C", score) as names,
           array_agg(key order by key collate "C", score) as keys
    from kept group by id
  ),
  changed as materialized (
    select id, coalesce(kept_of.keys, '{}') as keys, wanted_of.keys is distinct from kept_of.keys as is_renamed
    from wanted_of full join kept_of using (id)
    where wanted_of.names is distinct from kept_of.names
  ),
  gone as (
    delete from search_keys using changed where search_keys.kind = entity_kind and search_keys.id = changed.id
  ),
  added as (
    insert into search_keys (id, kind, score, year, word, key)
    select id, entity_kind, score, year, word, key from wanted where id in (select id from changed)
  )
  insert into search_changes (kind, id, old_keys, is_urgent)
  select entity_kind, id, keys, is_renamed from changed
  union all
  -- Shown otherwise: its answers are made again.
  select entity_kind, id, '{}', true from unnest(shown_ids) as id where id not in (select id from changed where is_renamed);
end
$$;


create or replace function search_note_added() returns trigger
language plpgsql
as $$
begin
  perform search_refresh(tg_argv[0]::smallint, (select array_agg(id) from added), null);
  return null;
end
$$;

create or replace function search_note_deleted() returns trigger
language plpgsql
as $$
declare
  gone integer[] := (select array_agg(id) from deleted);
begin
  perform search_refresh(tg_argv[0]::smallint, gone, gone);
  return null;
end
$$;

create or replace function search_note_movies() returns trigger
language plpgsql
as $$
begin
  perform search_refresh(0::smallint, (
    select array_agg(id) from after join before using (id)
    where (before.search_title, before.search_original_title, search_base(before.popularity), before.release_year, before.is_public)
      is distinct from (after.search_title, after.search_original_title, search_base(after.popularity), after.release_year, after.is_public)
  ), (
    select array_agg(id) from after join before using (id)
    where (before.title, before.slug, before.poster_path, before.release_year, before.is_public)
      is distinct from (after.title, after.slug, after.poster_path, after.release_year, after.is_public)
  ));
  return null;
end
$$;

create or replace function search_note_series() returns trigger
language plpgsql
as $$
begin
  perform search_refresh(1::smallint, (
    select array_agg(id) from after join before using (id)
    where (before.search_title, before.search_original_title, search_base(before.popularity), before.first_air_date, before.is_public)
      is distinct from (after.search_title, after.search_original_title, search_base(after.popularity), after.first_air_date, after.is_public)
  ), (
    select array_agg(id) from after join before using (id)
    where (before.title, before.slug, before.poster_path, before.first_air_date, before.is_public)
      is distinct from (after.title, after.slug, after.poster_path, after.first_air_date, after.is_public)
  ));
  return null;
end
$$;

create or replace function search_note_people() returns trigger
language plpgsql
as $$
begin
  perform search_refresh(2::smallint, (
    select array_agg(id) from after join before using (id)
    where (before.search_name, search_base(before.popularity), before.is_public)
      is distinct from (after.search_name, search_base(after.popularity), after.is_public)
  ), (
    select array_agg(id) from after join before using (id)
    where (before.name, before.slug, before.department, before.profile_path, before.is_public)
      is distinct from (after.name, after.slug, after.department, after.profile_path, after.is_public)
  ));
  return null;
end
$$;

create or replace function search_note_alias() returns trigger
language plpgsql
as $$
begin
  perform search_refresh(
    (case coalesce(new.kind, old.kind) when 'movie' then 0 when 'series' then 1 else 2 end)::smallint,
    array[coalesce(new.entity_id, old.entity_id)],
    null
  );
  return null;
end
$$;

drop function search_refresh(smallint, integer[]);

-- migrate:down
alter table search_changes drop column is_urgent;
create or replace function search_refresh(entity_kind smallint, ids integer[]) returns void
language plpgsql set plan_cache_mode = force_generic_plan
as $$
begin
  if ids is null then return; end if;
  lock table search_tops in row exclusive mode;
  if exists (select from search_tops) then perform search_forget_answers(entity_kind, ids); end if;
  with wanted as materialized (
    select id, score, year, word, key from search_wanted_keys where kind = entity_kind and id = any (ids)
  ),
  kept as materialized (
    select id, score, year, word, key from search_keys where kind = entity_kind and id = any (ids)
  ),
  wanted_of as (
    select id, array_agg(concat_ws('|', score, year, word, key) order by key collate "C", score) as names from wanted group by id
  ),
  kept_of as (
    select id, array_agg(concat_ws('|', score, year, word, key) order by key collate "C", score) as names, array_agg(key) as keys
    from kept group by id
  ),
  changed as materialized (
    select id, coalesce(keys, '{}') as keys
    from wanted_of full join kept_of using (id)
    where wanted_of.names is distinct from kept_of.names
  ),
  gone as (
    delete from search_keys using changed where search_keys.kind = entity_kind and search_keys.id = changed.id
  ),
  added as (
    insert into search_keys (id, kind, score, year, word, key)
    select id, entity_kind, score, year, word, key from wanted where id in (select id from changed)
  )
  insert into search_changes (kind, id, old_keys) select entity_kind, id, keys from changed;
end
$$;


create or replace function search_note_added() returns trigger
language plpgsql
as $$
begin
  perform search_refresh(tg_argv[0]::smallint, (select array_agg(id) from added));
  return null;
end
$$;

create or replace function search_note_deleted() returns trigger
language plpgsql
as $$
begin
  perform search_refresh(tg_argv[0]::smallint, (select array_agg(id) from deleted));
  return null;
end
$$;

create or replace function search_note_movies() returns trigger
language plpgsql
as $$
begin
  perform search_refresh(0::smallint, (
    select array_agg(id) from after join before using (id)
    where (before.search_title, before.search_original_title, before.popularity, before.release_year, before.is_public,
           before.title, before.slug, before.poster_path)
      is distinct from (after.search_title, after.search_original_title, after.popularity, after.release_year, after.is_public,
                        after.title, after.slug, after.poster_path)
  ));
  return null;
end
$$;

create or replace function search_note_series() returns trigger
language plpgsql
as $$
begin
  perform search_refresh(1::smallint, (
    select array_agg(id) from after join before using (id)
    where (before.search_title, before.search_original_title, before.popularity, before.first_air_date, before.is_public,
           before.title, before.slug, before.poster_path)
      is distinct from (after.search_title, after.search_original_title, after.popularity, after.first_air_date, after.is_public,
                        after.title, after.slug, after.poster_path)
  ));
  return null;
end
$$;

create or replace function search_note_people() returns trigger
language plpgsql
as $$
begin
  perform search_refresh(2::smallint, (
    select array_agg(id) from after join before using (id)
    where (before.search_name, before.popularity, before.is_public, before.name, before.slug, before.department,
           before.profile_path)
      is distinct from (after.search_name, after.popularity, after.is_public, after.name, after.slug, after.department,
                        after.profile_path)
  ));
  return null;
end
$$;

create or replace function search_note_alias() returns trigger
language plpgsql
as $$
begin
  perform search_refresh(
    (case coalesce(new.kind, old.kind) when 'movie' then 0 when 'series' then 1 else 2 end)::smallint,
    array[coalesce(new.entity_id, old.entity_id)]
  );
  return null;
end
$$;

drop function search_refresh(smallint, integer[], integer[]);
