-- Why: a page of a list costs the same however deep it is and however many titles there are. Every list (kind, genre,
-- platform, year, order) is kept cut into blocks of ids with its exact total. Blocks are built beside, in the slot nobody
-- reads, and one row says which slot is read. What changed since is remembered by id and laid over the blocks by readers.
-- migrate:up

-- What the alphabet sorts by: plain letters (search_title), without a leading Portuguese article, and 2 before 10. The title
-- itself tells an article from an initial: "A.I." begins with A.
create function title_sort_key(title text, search_title text) returns text
language sql immutable parallel safe
as $$
  select regexp_replace(
    regexp_replace(
      case
        when title ~* '^[^[:alnum:]]*(o|a|os|as|um|uma) +[^ ]'
          then regexp_replace(search_title, '^(o|a|os|as|um|uma) (?=.)', '')
        else search_title
      end,
      '[0-9]+', '000000000000\&', 'g'
    ),
    '[0-9]*([0-9]{12})', '\1', 'g'
  )
$$;

drop index movies_by_title;
create index movies_by_title on movies ((title_sort_key(title, search_title)) collate "C", id)
  where is_listed and vote_count >= 10;
drop index series_by_title;
create index series_by_title on series ((title_sort_key(title, search_title)) collate "C", id)
  where is_listed and vote_count >= 10;

-- All that decides in which lists a title stands, and where. An offer is one number: eight times its service, and how.
create function offer_code(service_id integer, kind text) returns integer
language sql immutable parallel safe
as $$ select service_id * 8 + array_position(array['flatrate', 'free', 'ads', 'rent', 'buy'], kind) $$;

create view listed_titles as
  select
    'movie'::text as kind, id, popularity, vote_average, vote_count, release_date as day,
    coalesce(release_year, 0::smallint) as year, genre_ids,
    array(
      select offer_code(service_id, movie_offers.kind) from movie_offers where movie_id = movies.id order by 1
    ) as offers,
    title_sort_key(title, search_title) as sort_title
  from movies
  where is_listed
  union all
  select
    'series'::text, id, popularity, vote_average, vote_count, first_air_date,
    coalesce(extract(year from first_air_date), 0)::smallint, genre_ids,
    array(
      select offer_code(service_id, series_offers.kind) from series_offers where series_id = series.id order by 1
    ),
    title_sort_key(title, search_title)
  from series
  where is_listed;

-- One row. No slot: nothing was built yet, and lists are read from the titles themselves.
create table list_state (
  is_only boolean primary key default true check (is_only),
  slot smallint check (slot in (0, 1)),
  build integer not null default 0,
  -- What the build saw; what it did not see is in list_changes.
  built_from pg_snapshot,
  -- The Brazilian day up to which the newest are in it.
  built_day date,
  built_at timestamptz,
  is_watched boolean not null default false
);
insert into list_state default values;

create table list_facets (
  slot smallint not null,
  id integer not null,
  kind text not null,
  -- TMDB's genres, any of them; null: whatever genre.
  genre_ids integer[],
  -- Codes of offers, any of them; null: offered or not.
  offers integer[],
  primary key (slot, id)
);

-- The titles as the build saw them.
create table list_titles (
  slot smallint not null,
  kind text not null,
  id integer not null,
  popularity real not null,
  vote_average real not null,
  vote_count integer not null,
  day date,
  year smallint not null,
  genre_ids integer[] not null,
  offers integer[] not null,
  sort_title text collate "C" not null,
  primary key (slot, kind, id)
) partition by list (slot);
create table list_titles_0 partition of list_titles for values in (0);
create table list_titles_1 partition of list_titles for values in (1);

create table list_blocks (
  slot smallint not null,
  facet integer not null,
  -- 0: of all years.
  year smallint not null,
  sort smallint not null,
  block smallint not null,
  -- Of the whole list, also of what no block holds.
  total integer not null,
  ids integer[] not null,
  -- Of lists of a platform, which are also asked for by votes and rating.
  votes integer[],
  ratings real[],
  primary key (slot, facet, year, sort, block)
) partition by list (slot);
create table list_blocks_0 partition of list_blocks for values in (0);
create table list_blocks_1 partition of list_blocks for values in (1);
-- A block is read whole or in part and always at once: as it is, in its row. What only filters read lies outside.
alter table list_blocks_0 alter column ids set storage plain, alter column votes set storage external, alter column ratings set storage external;
alter table list_blocks_1 alter column ids set storage plain, alter column votes set storage external, alter column ratings set storage external;

-- Titles written since, each with the last transaction that did.
create table list_changes (
  kind text not null,
  id integer not null,
  changed_by xid8 not null default pg_current_xact_id(),
  primary key (kind, id)
) with (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_insert_scale_factor = 0.05, fillfactor = 70);
create index list_changes_by_transaction on list_changes (changed_by);

create function note_list_change(changed_kind text, changed_id integer) returns void
language sql
as $$
  insert into list_changes (kind, id)
  select changed_kind, changed_id
  from list_state
  where is_watched
  on conflict (kind, id) do update set changed_by = excluded.changed_by
  where list_changes.changed_by <> excluded.changed_by
$$;

create function note_title_change() returns trigger
language plpgsql
as $$
begin
  perform note_list_change(tg_argv[0], coalesce(new.id, old.id));
  return null;
end
$$;

create function note_offer_change() returns trigger
language plpgsql
as $$
begin
  if tg_argv[0] = 'movie' then
    perform note_list_change('movie', coalesce(new.movie_id, old.movie_id));
  else
    perform note_list_change('series', coalesce(new.series_id, old.series_id));
  end if;
  return null;
end
$$;

create trigger movies_enter_lists after insert on movies
  for each row when (new.is_listed) execute function note_title_change('movie');
create trigger movies_leave_lists after delete on movies
  for each row when (old.is_listed) execute function note_title_change('movie');
create trigger movies_move_in_lists after update on movies
  for each row when (
    (old.is_listed or new.is_listed)
    and (
      old.is_listed, old.popularity, old.vote_average, old.vote_count, old.release_date, old.release_year, old.genre_ids,
      old.title, old.search_title
    ) is distinct from (
      new.is_listed, new.popularity, new.vote_average, new.vote_count, new.release_date, new.release_year, new.genre_ids,
      new.title, new.search_title
    )
  )
  execute function note_title_change('movie');
create trigger movie_offers_move_in_lists after insert or update or delete on movie_offers
  for each row execute function note_offer_change('movie');

create trigger series_enter_lists after insert on series
  for each row when (new.is_listed) execute function note_title_change('series');
create trigger series_leave_lists after delete on series
  for each row when (old.is_listed) execute function note_title_change('series');
create trigger series_move_in_lists after update on series
  for each row when (
    (old.is_listed or new.is_listed)
    and (
      old.is_listed, old.popularity, old.vote_average, old.vote_count, old.first_air_date, old.genre_ids, old.title,
      old.search_title
    ) is distinct from (
      new.is_listed, new.popularity, new.vote_average, new.vote_count, new.first_air_date, new.genre_ids, new.title,
      new.search_title
    )
  )
  execute function note_title_change('series');
create trigger series_offers_move_in_lists after insert or update or delete on series_offers
  for each row execute function note_offer_change('series');

-- New titles whose lists have not been announced yet: an import would announce them with every title.
create table list_arrivals (
  kind text not null,
  id integer not null,
  primary key (kind, id)
);

grant select on listed_titles to lanterninha_app;
grant truncate on list_titles_0, list_titles_1, list_blocks_0, list_blocks_1 to lanterninha_app;

-- migrate:down
