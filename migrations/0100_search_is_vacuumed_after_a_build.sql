-- Why: autovacuum came while the tables were being filled, when no row was old enough to be marked as visible to all, and counted
-- the new rows as done. So after each build search looked into the table for every entry of its indexes, 9,000 times for three common
-- words, until one name in a hundred had changed. Now it stays away until the swap, and comes within a minute of it; the
-- statistics are made before, because the first questions need them.
-- migrate:up
create or replace function search_shadow_open() returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  drop table if exists search_keys_next, search_tops_next, search_vocabulary_next, search_shapes_next;
  create table search_keys_next (like search_keys including defaults)
    with (autovacuum_enabled = off, autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);
  create table search_tops_next (like search_tops including defaults) with (fillfactor = 90, toast_tuple_target = 8160, autovacuum_enabled = off);
  create table search_vocabulary_next (like search_vocabulary) with (autovacuum_enabled = off);
  create table search_shapes_next (like search_shapes) with (autovacuum_enabled = off);
end
$$;

create or replace function search_shadow_index(part text) returns void
language plpgsql security definer set search_path = public, pg_temp set maintenance_work_mem = '512MB'
as $$
begin
  case part
    when 'keys' then
      create index search_keys_next_by_key on search_keys_next (key) include (score, kind, id, year);
      create index search_keys_next_by_id on search_keys_next (id, kind);
    when 'words' then
      create index search_keys_next_by_word on search_keys_next (word, kind, score desc) include (id, year, key);
      alter table search_vocabulary_next add constraint search_vocabulary_next_pkey primary key (word);
      create index search_shapes_next_by_shape on search_shapes_next (shape) include (word, best);
      analyze search_keys_next, search_vocabulary_next, search_shapes_next;
    when 'tops' then
      alter table search_tops_next add constraint search_tops_next_pkey primary key (prefix);
      analyze search_tops_next;
  end case;
end
$$;

create or replace function search_shadow_swap() returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  drop table search_tops, search_keys, search_vocabulary, search_shapes;
  alter table search_keys_next rename to search_keys;
  alter table search_tops_next rename to search_tops;
  alter table search_vocabulary_next rename to search_vocabulary;
  alter table search_shapes_next rename to search_shapes;
  alter table search_keys reset (autovacuum_enabled);
  alter table search_tops reset (autovacuum_enabled);
  alter table search_vocabulary reset (autovacuum_enabled);
  alter table search_shapes reset (autovacuum_enabled);
  alter index search_keys_next_by_key rename to search_keys_by_key;
  alter index search_keys_next_by_word rename to search_keys_by_word;
  alter index search_keys_next_by_id rename to search_keys_by_id;
  alter index search_vocabulary_next_pkey rename to search_vocabulary_pkey;
  alter index search_shapes_next_by_shape rename to search_shapes_by_shape;
  alter index search_tops_next_pkey rename to search_tops_pkey;
end
$$;

-- migrate:down
create or replace function search_shadow_swap() returns void
language plpgsql security definer set search_path = public, pg_temp
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

create or replace function search_shadow_index(part text) returns void
language plpgsql security definer set search_path = public, pg_temp set maintenance_work_mem = '512MB'
as $$
begin
  case part
    when 'keys' then
      create index search_keys_next_by_key on search_keys_next (key) include (score, kind, id, year);
      create index search_keys_next_by_id on search_keys_next (id, kind);
    when 'words' then
      create index search_keys_next_by_word on search_keys_next (word, kind, score desc) include (id, year, key);
      alter table search_vocabulary_next add constraint search_vocabulary_next_pkey primary key (word);
      create index search_shapes_next_by_shape on search_shapes_next (shape) include (word, best);
    when 'tops' then
      alter table search_tops_next add constraint search_tops_next_pkey primary key (prefix);
  end case;
end
$$;

create or replace function search_shadow_open() returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  drop table if exists search_keys_next, search_tops_next, search_vocabulary_next, search_shapes_next;
  create table search_keys_next (like search_keys including defaults)
    with (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);
  create table search_tops_next (like search_tops including defaults) with (fillfactor = 90, toast_tuple_target = 8160);
  create table search_vocabulary_next (like search_vocabulary);
  create table search_shapes_next (like search_shapes);
end
$$;
