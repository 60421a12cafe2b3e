-- Why: the nightly swap took the keys and then the lists, a suggestion the lists and then the keys, and whoever gave something a
-- name the lists, the keys, and the lists again: now and then two waited for each other, and PostgreSQL ended one of them, be it
-- an editor's save. Now everybody comes to the lists first, and whoever will write says so when it comes.
-- migrate:up
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

create or replace function search_shadow_swap() returns void
language plpgsql security definer set search_path = public
as $$
begin
  drop table search_tops, search_keys, search_vocabulary, search_shapes;
  alter table search_keys_next rename to search_keys;
  alter table search_tops_next rename to search_tops;
  alter table search_vocabulary_next rename to search_vocabulary;
  alter table search_shapes_next rename to search_shapes;
  alter index search_keys_next_by_key rename to search_keys_by_key;
  alter index search_keys_next_by_word rename to search_keys_by_word;
  alter index search_keys_next_by_id rename to search_keys_by_id;
  alter index search_vocabulary_next_pkey rename to search_vocabulary_pkey;
  alter index search_shapes_next_by_shape rename to search_shapes_by_shape;
  alter index search_tops_next_pkey rename to search_tops_pkey;
end
$$;

-- migrate:down
create or replace function search_refresh(entity_kind smallint, ids integer[]) returns void
language plpgsql set plan_cache_mode = force_generic_plan
as $$
begin
  if ids is null then return; end if;
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

create or replace function search_shadow_swap() returns void
language plpgsql security definer set search_path = public
as $$
begin
  drop table search_keys, search_tops, search_vocabulary, search_shapes;
  alter table search_keys_next rename to search_keys;
  alter table search_tops_next rename to search_tops;
  alter table search_vocabulary_next rename to search_vocabulary;
  alter table search_shapes_next rename to search_shapes;
  alter index search_keys_next_by_key rename to search_keys_by_key;
  alter index search_keys_next_by_word rename to search_keys_by_word;
  alter index search_keys_next_by_id rename to search_keys_by_id;
  alter index search_vocabulary_next_pkey rename to search_vocabulary_pkey;
  alter index search_shapes_next_by_shape rename to search_shapes_by_shape;
  alter index search_tops_next_pkey rename to search_tops_pkey;
end
$$;
