-- Why: a name is found from any of its words, while it is typed, among five million names, in the time of a few index reads. Every name is
-- stored once per word, from that word on (search_keys); a prefix of many names has its best ones listed (search_tops); every word is
-- stored with what it may be misspelt as (search_vocabulary, search_shapes). Triggers write the keys with the name; the lists follow
-- within seconds, from search_changes.
-- migrate:up
create table title_aliases (
  kind text not null check (kind in ('movie', 'series', 'person')), entity_id integer not null,
  alias text not null, -- As the editor wrote it.
  search_alias text not null check (search_alias <> ''), -- As search compares it.
  primary key (kind, entity_id, search_alias)
);
comment on table title_aliases is 'Names that TMDB does not have, projected from the overrides of titles and people.';

-- The words of a normalised name, for the search of the admin; no dictionary of PostgreSQL's decides what matches. A lexeme has 2046
-- bytes at most, which 500 characters of four bytes each never reach.
create function search_words(name text) returns tsvector language sql immutable parallel safe
as $$ select array_to_tsvector(string_to_array(left(name, 500), ' ')) $$;
create index movies_by_words on movies using gin (search_words(search_title), search_words(search_original_title));
create index series_by_words on series using gin (search_words(search_title), search_words(search_original_title));
create index people_by_words on people using gin (search_words(search_name));
create index title_aliases_by_words on title_aliases using gin (search_words(search_alias));

create table search_numbers (word text collate "C" primary key, digits text not null);
comment on table search_numbers is
  'Numbers that people write otherwise than the title. TypeScript has the same table (search/number-words.ts); a test compares both.';
insert into search_numbers (word, digits) values
  ('dois', '2'), ('duas', '2'), ('two', '2'), ('ii', '2'), ('segundo', '2'), ('segunda', '2'), ('second', '2'),
  ('tres', '3'), ('three', '3'), ('iii', '3'), ('terceiro', '3'), ('terceira', '3'), ('third', '3'),
  ('quatro', '4'), ('four', '4'), ('iv', '4'), ('cinco', '5'), ('five', '5'), ('v', '5'), ('seis', '6'), ('six', '6'),
  ('vi', '6'), ('sete', '7'), ('seven', '7'), ('vii', '7'), ('oito', '8'), ('eight', '8'), ('viii', '8'),
  ('oitavo', '8'), ('oitava', '8'), ('8º', '8'), ('nove', '9'), ('nine', '9'), ('ix', '9'), ('dez', '10'), ('ten', '10'),
  ('x', '10'), ('onze', '11'), ('eleven', '11'), ('xi', '11'), ('doze', '12'), ('twelve', '12'), ('xii', '12'),
  ('treze', '13'), ('xiii', '13'), ('quatorze', '14'), ('catorze', '14'), ('quinze', '15'), ('vinte', '20'),
  ('trinta', '30'), ('quarenta', '40'), ('cinquenta', '50'), ('sessenta', '60'), ('setenta', '70'), ('oitenta', '80'),
  ('noventa', '90'), ('cem', '100'), ('cento', '100'), ('mil', '1000'), ('8½', '8 e meio');

-- Whether there is anything to change in a name: asked of every name there is, so it must be cheap.
create function search_has_numbers(name text) returns boolean language sql immutable parallel safe as $$
  select string_to_array(name, ' ') && array[
    'dois', 'duas', 'two', 'ii', 'segundo', 'segunda', 'second', 'tres', 'three', 'iii', 'terceiro', 'terceira', 'third', 'quatro',
    'four', 'iv', 'cinco', 'five', 'v', 'seis', 'six', 'vi', 'sete', 'seven', 'vii', 'oito', 'eight', 'viii',
    'oitavo', 'oitava', '8º', 'nove', 'nine', 'ix', 'dez', 'ten', 'x', 'onze', 'eleven', 'xi', 'doze', 'twelve',
    'xii', 'treze', 'xiii', 'quatorze', 'catorze', 'quinze', 'vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta', 'noventa',
    'cem', 'cento', 'mil', '8½', 'i'
  ]
$$;

-- A name with its numbers in digits; null if it has them so.
create function search_in_digits(name text) returns text language plpgsql stable parallel safe as $$
declare
  folded text;
begin
  select string_agg(coalesce(number.digits, case
           when said.word = 'i' and said.before in ('parte', 'part', 'episodio', 'episode', 'capitulo', 'chapter', 'volume', 'vol')
             then '1' end, said.word), ' ' order by said.place)
  into folded
  from (
    select word, place, lag(word) over (order by place) as before
    from unnest(string_to_array(name, ' ')) with ordinality as split (word, place)
  ) as said
  left join search_numbers as number on number.word = said.word;
  return nullif(folded, name);
end
$$;

-- The words of a normalised name. Chinese and Japanese put no space between words, so there each sign is one.
create function search_split(name text) returns text[] language sql immutable parallel safe as $$
  select string_to_array(
    case when name ~ '[぀-ヿ㐀-鿿豈-﫿]'
      then btrim(regexp_replace(regexp_replace(name, '([぀-ヿ㐀-鿿豈-﫿])', ' \1 ', 'g'), ' +', ' ', 'g'))
      else name end,
    ' '
  )
$$;

-- One key per word that says something: the name from that word on, then what was before it, so that words are found in another order
-- too. A title's leading article counts only in the key that begins with it. A title that begins with the key is worth twenty times its
-- popularity (100 ln 20 = 300): people type beginnings.
create function search_keys_of(name text, base integer, is_title boolean) returns table (word text, key text, score smallint)
language sql immutable parallel safe as $$
  select
    left(w[i], 40),
    left(
      array_to_string(w[i:], ' ') || case when i > lead then ' ' || array_to_string(w[lead:i - 1], ' ') else '' end,
      48
    ),
    (base + case when is_title and i <= lead then 300 else 0 end)::smallint
  from (
    select w, case
      when is_title and cardinality(w) > 1 and w[1] in ('o', 'a', 'os', 'as', 'um', 'uma', 'the') then 2 else 1
    end as lead
    -- Not taken apart by the planner, which would split the name again for every use.
    from (select search_split(name) as w offset 0) as split
  ) as led, generate_series(1, least(cardinality(w), 12)) as i
  where i <= lead
    or w[i] not in ('o', 'a', 'os', 'as', 'e', 'de', 'da', 'do', 'das', 'dos', 'em', 'no', 'na', 'the', 'of', 'and',
                    'in', 'to', 'la', 'el', 'le', 'les', 'los', 'las', 'y', 'et', 'und', 'der', 'die', 'del', 'di')
$$;

-- 100 per factor e of popularity: whole numbers in two bytes, a hundredth apart.
create function search_base(popularity real) returns integer language sql immutable parallel safe
as $$ select round(100 * ln(1 + greatest(popularity, 0)::float8))::integer $$;

create view search_names as
  select 0::smallint as kind, id, search_title as name, search_base(popularity) as base, coalesce(release_year, 0)::smallint as year
  from movies where is_public and search_title <> ''
  union all
  select 0::smallint, id, search_original_title, search_base(popularity), coalesce(release_year, 0)::smallint
  from movies where is_public and search_original_title not in ('', search_title)
  union all
  select 0::smallint, movies.id, search_alias, search_base(popularity), coalesce(release_year, 0)::smallint
  from title_aliases join movies on movies.id = entity_id
  where title_aliases.kind = 'movie' and is_public
  union all
  select 1::smallint, id, search_title, search_base(popularity), coalesce(extract(year from first_air_date), 0)::smallint
  from series where is_public and search_title <> ''
  union all
  select 1::smallint, id, search_original_title, search_base(popularity), coalesce(extract(year from first_air_date), 0)::smallint
  from series where is_public and search_original_title not in ('', search_title)
  union all
  select 1::smallint, series.id, search_alias, search_base(popularity), coalesce(extract(year from first_air_date), 0)::smallint
  from title_aliases join series on series.id = entity_id
  where title_aliases.kind = 'series' and is_public
  union all
  select 2::smallint, id, search_name, search_base(popularity), 0::smallint
  from people where is_public and search_name <> ''
  union all
  select 2::smallint, people.id, search_alias, search_base(popularity), 0::smallint
  from title_aliases join people on people.id = entity_id
  where title_aliases.kind = 'person' and is_public;
comment on view search_names is 'Every name of everything public. Kind 0 is a film, 1 a series, 2 a person.';

create view search_wanted_keys as
  select names.kind, names.id, keys.score, names.year, keys.word, keys.key
  from search_names as names
  cross join lateral (
    select names.name
    union all
    select digits
    from (
      select search_in_digits(names.name) as digits
      where names.kind < 2 and search_has_numbers(names.name)
      offset 0
    ) as folded
    where digits is not null
  ) as said (name)
  cross join lateral search_keys_of(said.name, names.base, names.kind < 2) as keys;
comment on view search_wanted_keys is 'Every key there should be.';

create table search_keys (
  id integer not null, kind smallint not null, score smallint not null,
  year smallint not null, -- Released or first aired; 0 where unknown.
  word text collate "C" not null, key text collate "C" not null
) with (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);
create index search_keys_by_key on search_keys (key) include (score, kind, id, year);
create index search_keys_by_word on search_keys (word, kind, score desc) include (id, year, key);
create index search_keys_by_id on search_keys (id, kind);
comment on table search_keys is 'One row per name and word: the name from that word on.';

-- A row is in its page as it is: compressed or elsewhere only where it does not fit.
create table search_tops (
  prefix text collate "C" primary key,
  size integer not null, -- How many keys have this prefix, when they were last counted.
  movies integer[] not null, movie_scores smallint[] not null, series integer[] not null,
  series_scores smallint[] not null, people integer[] not null, person_scores smallint[] not null,
  complete smallint not null, -- 1, 2, 4: all there are of films, series, people are listed, not only the best.
  answer text -- The suggestions as JSON, ready to send; null after one of its names changed.
) with (fillfactor = 90, toast_tuple_target = 8160);
comment on table search_tops is 'Prefixes of many names, each with its best ones.';

create table search_vocabulary (
  word text collate "C" primary key, size integer not null,
  best smallint not null -- The best score of a name with it.
);
comment on table search_vocabulary is 'Every word of a name.';

create table search_shapes (shape text collate "C" not null, word text collate "C" not null, best smallint not null);
create index search_shapes_by_shape on search_shapes (shape) include (word, best);
comment on table search_shapes is 'What each word may be misspelt as: the word without some of its letters (SymSpell).';

create table search_changes (
  seq bigint generated always as identity primary key, kind smallint not null, id integer not null,
  old_keys text[] not null, -- The keys it had.
  changed_at timestamptz not null default now(),
  is_folded boolean not null default false, -- Applied rows stay for a while: a rebuild under way has not seen them.
  is_urgent boolean not null default true -- A new name is applied at once, a new score in a quiet moment.
);
create index search_changes_to_fold on search_changes (seq) where not is_folded;
create index search_changes_to_fold_soon on search_changes (seq) where not is_folded and is_urgent;
comment on table search_changes is 'Whose keys changed: search_tops and the vocabulary follow from it.';

create table search_state (
  is_only boolean primary key default true check (is_only),
  built_keys bigint, -- Keys at the last build of the lists; null: never built.
  built_at timestamptz,
  -- Keys written since. When they are many, new prefixes have become common and the lists are built again.
  grown_keys bigint not null default 0
);
insert into search_state default values;
comment on table search_state is 'One row: when the lists were last built.';

-- Ready suggestions that show one of these are deleted, so the next reader reads the titles themselves: a hidden title disappears at
-- once. In one order for all, so that two changes wait for each other and do not deadlock.
create function search_forget_answers(entity_kind smallint, ids integer[]) returns void
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  -- As an array: joined to the lists, all of them would be read.
  prefixes text[] := array(
    select distinct left(key, length)
    from search_keys, generate_series(1, 24) as length
    where kind = entity_kind and id = any (ids)
  );
begin
  with shown as (
    select prefix from search_tops
    where prefix = any (prefixes)
      and answer is not null
      and case entity_kind when 0 then movies[1:12] when 1 then series[1:12] else people[1:8] end && ids
    order by prefix
    for update
  )
  update search_tops set answer = null where prefix = any (array(select prefix from shown));
end
$$;

-- In the transaction that changed the names: the keys are right when it commits. Planned once: with the numbers put in, planning
-- costs twenty times the work. Everyone locks search_tops first and for writing, or suggestions, changes and the nightly swap deadlock.
-- `ids` may have other keys, `shown_ids` are shown otherwise in ready suggestions. A popularity that changes no score changes nothing.
create function search_refresh(entity_kind smallint, ids integer[], shown_ids integer[]) returns void
language plpgsql set plan_cache_mode = force_generic_plan as $$
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

-- By statement, not by row: a film brings a hundred people at once.
create function search_note_added() returns trigger language plpgsql as $$
begin
  perform search_refresh(tg_argv[0]::smallint, (select array_agg(id) from added), null);
  return null;
end
$$;

create function search_note_deleted() returns trigger language plpgsql as $$
declare
  gone integer[] := (select array_agg(id) from deleted);
begin
  perform search_refresh(tg_argv[0]::smallint, gone, gone);
  return null;
end
$$;

create function search_note_movies() returns trigger language plpgsql as $$
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

create function search_note_series() returns trigger language plpgsql as $$
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

create function search_note_people() returns trigger language plpgsql as $$
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

create function search_note_alias() returns trigger language plpgsql as $$
begin
  perform search_refresh(
    (case coalesce(new.kind, old.kind) when 'movie' then 0 when 'series' then 1 else 2 end)::smallint,
    array[coalesce(new.entity_id, old.entity_id)],
    null
  );
  return null;
end
$$;

create trigger movies_named after insert on movies referencing new table as added
  for each statement execute function search_note_added('0');
comment on trigger movies_named on movies is 'Writes the search keys of new films.';
create trigger movies_renamed after update on movies referencing old table as before new table as after
  for each statement execute function search_note_movies();
comment on trigger movies_renamed on movies is 'Writes search keys again where a name, a score or what suggestions show changed.';
create trigger movies_unnamed after delete on movies referencing old table as deleted
  for each statement execute function search_note_deleted('0');
comment on trigger movies_unnamed on movies is 'Deletes the search keys of deleted films.';
create trigger series_named after insert on series referencing new table as added
  for each statement execute function search_note_added('1');
comment on trigger series_named on series is 'Writes the search keys of new series.';
create trigger series_renamed after update on series referencing old table as before new table as after
  for each statement execute function search_note_series();
comment on trigger series_renamed on series is 'Writes search keys again where a name, a score or what suggestions show changed.';
create trigger series_unnamed after delete on series referencing old table as deleted
  for each statement execute function search_note_deleted('1');
comment on trigger series_unnamed on series is 'Deletes the search keys of deleted series.';
create trigger people_named after insert on people referencing new table as added
  for each statement execute function search_note_added('2');
comment on trigger people_named on people is 'Writes the search keys of new people.';
create trigger people_renamed after update on people referencing old table as before new table as after
  for each statement execute function search_note_people();
comment on trigger people_renamed on people is 'Writes search keys again where a name, a score or what suggestions show changed.';
create trigger people_unnamed after delete on people referencing old table as deleted
  for each statement execute function search_note_deleted('2');
comment on trigger people_unnamed on people is 'Deletes the search keys of deleted people.';
create trigger title_aliases_named after insert or update or delete on title_aliases for each row execute function search_note_alias();
comment on trigger title_aliases_named on title_aliases is 'Writes the search keys of another name of a title or a person.';

-- The best of each kind, as suggestions need them, without what was hidden in between.
create function search_answer(movie_ids integer[], series_ids integer[], person_ids integer[]) returns text language plpgsql stable as $$
declare
  answer text;
begin
  select '[' || coalesce((
    select json_agg(json_build_array(id, slug, title, release_year, poster_path) order by place)::text
    from (
      select place, movies.id, slug, title, release_year, poster_path
      from unnest(movie_ids) with ordinality as asked (id, place) join movies on movies.id = asked.id
      where is_public order by place limit 5
    ) as shown
  ), '[]') || ',' || coalesce((
    select json_agg(json_build_array(id, slug, title, year, poster_path) order by place)::text
    from (
      select place, series.id, slug, title, extract(year from first_air_date)::integer as year, poster_path
      from unnest(series_ids) with ordinality as asked (id, place) join series on series.id = asked.id
      where is_public order by place limit 5
    ) as shown
  ), '[]') || ',' || coalesce((
    select json_agg(json_build_array(id, slug, name, department, profile_path) order by place)::text
    from (
      select place, people.id, slug, name, department, profile_path
      from unnest(person_ids) with ordinality as asked (id, place) join people on people.id = asked.id
      where is_public order by place limit 3
    ) as shown
  ), '[]') || ']' into answer;
  return answer;
end
$$;

-- What begins with a phrase: the ready list where many names do, else the few there are. The limit only bounds what grew since the lists
-- were built; without it the planner expects millions of rows of any prefix. Null: no name begins with it.
create function search_suggest(phrase text) returns text language plpgsql stable as $$
declare
  ready text;
  found_movies integer[];
  found_series integer[];
  found_people integer[];
begin
  select coalesce(answer, search_answer(movies[1:12], series[1:12], people[1:8])) into ready
  from search_tops where prefix = phrase;
  if ready is not null then return ready; end if;
  select array_agg(id order by score desc, id) filter (where kind = 0),
         array_agg(id order by score desc, id) filter (where kind = 1),
         array_agg(id order by score desc, id) filter (where kind = 2)
  into found_movies, found_series, found_people
  from (
    select kind, id, max(case when key = phrase then score + 5000 else score end) as score
    from (
      select kind, id, score, key from search_keys
      where key >= phrase and key < phrase || U&'\+10FFFF' limit 2000
    ) as begun
    group by kind, id
  ) as best;
  if found_movies is null and found_series is null and found_people is null then return null; end if;
  return search_answer(found_movies[1:12], found_series[1:12], found_people[1:8]);
end
$$;

-- No process may change the schema; these three may, one fixed change each, to build the tables anew beside those being read. `pg_temp` is
-- last in their search path, or a temporary table of the caller would be used with the owner's rights. Autovacuum is off until the swap:
-- while the tables are filled it marks nothing as visible and counts the rows as done.
create function search_shadow_open() returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  part text;
begin
  drop table if exists search_keys_next, search_tops_next, search_vocabulary_next, search_shapes_next;
  create table search_keys_next (like search_keys including defaults)
    with (autovacuum_enabled = off, autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);
  create table search_tops_next (like search_tops including defaults) with (fillfactor = 90, toast_tuple_target = 8160, autovacuum_enabled = off);
  create table search_vocabulary_next (like search_vocabulary including defaults) with (autovacuum_enabled = off);
  create table search_shapes_next (like search_shapes including defaults) with (autovacuum_enabled = off);
  foreach part in array array['search_keys', 'search_tops', 'search_vocabulary', 'search_shapes'] loop
    execute format('comment on table %I is %L', part || '_next', obj_description(part::regclass, 'pg_class'));
  end loop;
end
$$;

create function search_shadow_index(part text) returns void
language plpgsql security definer set search_path = public, pg_temp set maintenance_work_mem = '512MB' as $$
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

create function search_shadow_swap() returns void language plpgsql security definer set search_path = public, pg_temp as $$
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

revoke execute on function search_shadow_open(), search_shadow_index(text), search_shadow_swap() from public;
grant execute on function search_shadow_open(), search_shadow_index(text), search_shadow_swap() to lanterninha_app;

-- Visitors search for characters ("michael corleone"). Two indexes on each cast table find one by its first word and by its last (or by
-- the name after a slash); PostgreSQL maintains them with the cast. Only the first ten of a cast: docs/decisions/search.md has the sizes.
-- The normal form that search compares, as normaliseForSearch makes it (shared/domain/slug.ts); a test compares both.
create function search_plain(name text) returns text language sql immutable parallel safe strict as $$
  select case when name ~ '^[a-zA-Z]+( [a-zA-Z]+)*$' then lower(name collate "C") else
    btrim(regexp_replace(
      replace(replace(replace(replace(translate(
        lower(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g')),
        -- Where the database's locale is C, lower() knows only ASCII.
        'øđðłıØĐÐŁÆŒÞΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ',
        'oddlioddlæœþαβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюя'),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
      '[\u0001-\u002f\u003a-\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u2000-\u206f\u3000-\u3003]+', ' ', 'g'))
  end
$$;

-- Names of functions are qualified: PostgreSQL builds indexes with an empty search path.
-- The first name of a part: "Anakin Skywalker / Darth Vader (voice)" is "anakin skywalker".
create function character_key(part text) returns text language sql immutable parallel safe strict
as $$ select left(public.search_plain(regexp_replace(split_part(part, '/', 1), '\([^)]*\)', '', 'g')), 48) $$;

-- The second name, "darth vader"; with one name only, its last word first: "corleone michael".
create function character_other_key(part text) returns text language sql immutable parallel safe strict as $$
  select case when strpos(part, '/') > 0
    then left(public.search_plain(regexp_replace(split_part(part, '/', 2), '\([^)]*\)', '', 'g')), 48)
    else regexp_replace(public.character_key(part), '^(.*) ([^ ]+)$', '\2 \1') end
$$;

create index movie_cast_by_character on movie_cast (character_key(character) collate "C") where position < 10;
create index movie_cast_by_other_name on movie_cast (character_other_key(character) collate "C")
  where position < 10 and character like '% %';
create index series_cast_by_character on series_cast (character_key(character) collate "C") where position < 10;
create index series_cast_by_other_name on series_cast (character_other_key(character) collate "C")
  where position < 10 and character like '% %';

-- Roles of public titles whose name starts with a phrase, the best known titles first. A phrase that more roles of a table start with
-- than the limit names no one ("garçom", "maria"): it gets none of them. Its plan is made without the limit, so a bitmap would collect
-- every role first: 27 ms for "maria" in the whole of TMDB; along the index it stops at the limit: 0.5 ms.
create function search_roles(phrase text, most integer)
returns table (kind smallint, title_id integer, person_id integer, part text, popularity real, year integer)
language plpgsql stable set plan_cache_mode = force_generic_plan set enable_bitmapscan = off as $$
#variable_conflict use_column
begin
  return query with begun as (
    select * from (
      select 0::smallint as kind, movie_id as id, person_id, character from movie_cast
      where position < 10 and character_key(character) collate "C" >= phrase
        and character_key(character) collate "C" < phrase || U&'\+10FFFF' limit most
    ) as movies_begun
    union
    select * from (
      select 0::smallint, movie_id, person_id, character from movie_cast
      where position < 10 and character like '% %' and character_other_key(character) collate "C" >= phrase
        and character_other_key(character) collate "C" < phrase || U&'\+10FFFF' limit most
    ) as movies_ended
    union
    select * from (
      select 1::smallint, series_id, person_id, character from series_cast
      where position < 10 and character_key(character) collate "C" >= phrase
        and character_key(character) collate "C" < phrase || U&'\+10FFFF' limit most
    ) as series_begun
    union
    select * from (
      select 1::smallint, series_id, person_id, character from series_cast
      where position < 10 and character like '% %' and character_other_key(character) collate "C" >= phrase
        and character_other_key(character) collate "C" < phrase || U&'\+10FFFF' limit most
    ) as series_ended
  )
  select begun.kind, begun.id, begun.person_id, begun.character, coalesce(movies.popularity, series.popularity),
         coalesce(movies.release_year, extract(year from series.first_air_date)::integer)
  from begun
  left join movies on begun.kind = 0 and movies.id = begun.id and movies.is_public
  left join series on begun.kind = 1 and series.id = begun.id and series.is_public
  where coalesce(movies.id, series.id) is not null
    and (select max(roles) from (select count(*) as roles from begun group by begun.kind) as counted) < most
  order by 5 desc, begun.id;
end
$$;
-- migrate:down
