-- Why: a page of a list costs the same however deep it is and however many titles there are. Every list (kind, genre, platform, year,
-- order) is cut into blocks of ids with its exact total. Blocks are built in the slot that is not read, and one row says which slot is
-- read. Changes since the build are noted by id: readers apply them to the blocks, and processes to the filters in their memory.
-- migrate:up
-- What the alphabet sorts by: plain letters (search_title), without a leading Portuguese article, and 2 before 10. The title itself
-- distinguishes an article from an initial: "A.I." begins with A.
create function title_sort_key(title text, search_title text) returns text language sql immutable parallel safe as $$
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
create index movies_by_title on movies ((title_sort_key(title, search_title)) collate "C", id) where is_listed and vote_count >= 10;
create index series_by_title on series ((title_sort_key(title, search_title)) collate "C", id) where is_listed and vote_count >= 10;

-- An offer as one number: eight times its service, and how.
create function offer_code(service_id integer, kind text) returns integer language sql immutable parallel safe
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
comment on view listed_titles is 'All that decides in which lists a title is, and where.';

create table list_state (
  is_only boolean primary key default true check (is_only),
  slot smallint check (slot in (0, 1)), -- Null: no build yet, and lists are read from the titles themselves.
  build integer not null default 0,
  built_from pg_snapshot, -- What the build saw; what it did not see is in list_changes.
  built_day date, -- The Brazilian day up to which the newest are in it.
  built_at timestamptz,
  is_watched boolean not null default false -- Whether list_changes is written: from the start, because filters work before the first build.
);
insert into list_state (is_watched) values (true);
comment on table list_state is 'One row: which slot of the blocks is read, and what its build saw.';

create table list_facets (
  slot smallint not null, id integer not null, kind text not null,
  genre_ids integer[], -- TMDB's genres, any of them; null: every genre.
  offers integer[], -- Codes of offers, any of them; null: offered or not.
  primary key (slot, id)
);
comment on table list_facets is 'Filters of which a build has lists.';

create table list_titles (
  slot smallint not null, kind text not null, id integer not null, popularity real not null,
  vote_average real not null, vote_count integer not null, day date, year smallint not null,
  genre_ids integer[] not null, offers integer[] not null, sort_title text collate "C" not null,
  primary key (slot, kind, id)
) partition by list (slot);
create table list_titles_0 partition of list_titles for values in (0);
create table list_titles_1 partition of list_titles for values in (1);
comment on table list_titles is 'The titles as the build saw them.';
comment on table list_titles_0 is 'Slot 0.';
comment on table list_titles_1 is 'Slot 1.';

create table list_blocks (
  slot smallint not null, facet integer not null,
  year smallint not null, -- 0: of all years.
  sort smallint not null, block smallint not null,
  total integer not null, -- Of the whole list, also of what no block has.
  ids integer[] not null,
  votes integer[], -- Of lists of a platform, which are also asked for by votes and rating.
  ratings real[],
  primary key (slot, facet, year, sort, block)
) partition by list (slot);
create table list_blocks_0 partition of list_blocks for values in (0);
create table list_blocks_1 partition of list_blocks for values in (1);
-- A block is read at once, so it is in its row as it is; what only filters read is outside.
alter table list_blocks_0
  alter column ids set storage plain, alter column votes set storage external, alter column ratings set storage external;
alter table list_blocks_1
  alter column ids set storage plain, alter column votes set storage external, alter column ratings set storage external;
comment on table list_blocks is 'Lists cut into blocks of ids.';
comment on table list_blocks_0 is 'Slot 0.';
comment on table list_blocks_1 is 'Slot 1.';
grant truncate on list_titles_0, list_titles_1, list_blocks_0, list_blocks_1 to lanterninha_app;

create table list_changes (
  kind text not null, id integer not null,
  changed_by xid8 not null default pg_current_xact_id(), -- The last transaction that changed it.
  primary key (kind, id)
) with (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_insert_scale_factor = 0.05, fillfactor = 70);
create index list_changes_by_transaction on list_changes (changed_by);
comment on table list_changes is 'Titles whose place in lists or filters may have changed since the build.';

create table list_arrivals (
  kind text not null, id integer not null,
  primary key (kind, id)
);
comment on table list_arrivals is 'New titles whose lists are not announced yet: an import would announce them with every title.';

create function note_list_change(changed_kind text, changed_id integer) returns void language sql as $$
  insert into list_changes (kind, id)
  select changed_kind, changed_id
  from list_state
  where is_watched
  on conflict (kind, id) do update set changed_by = excluded.changed_by
  where list_changes.changed_by <> excluded.changed_by
$$;

create function note_title_change() returns trigger language plpgsql as $$
begin
  perform note_list_change(tg_argv[0], coalesce(new.id, old.id));
  return null;
end
$$;

create function note_offer_change() returns trigger language plpgsql as $$
begin
  if tg_argv[0] = 'movie' then
    perform note_list_change('movie', coalesce(new.movie_id, old.movie_id));
  else
    perform note_list_change('series', coalesce(new.series_id, old.series_id));
  end if;
  return null;
end
$$;

create function note_cinema_change() returns trigger language plpgsql as $$
begin
  if coalesce(new.name, old.name) = 'movie-now-playing' then
    perform note_list_change('movie', coalesce(new.entity_id, old.entity_id));
  end if;
  return null;
end
$$;

create function note_arrival_change() returns trigger language plpgsql as $$
begin
  perform note_list_change(coalesce(new.kind, old.kind), coalesce(new.title_id, old.title_id));
  return null;
end
$$;

create trigger movies_enter_lists after insert on movies for each row when (new.is_listed) execute function note_title_change('movie');
comment on trigger movies_enter_lists on movies is 'Notes a new film in list_changes.';
create trigger movies_leave_lists after delete on movies for each row when (old.is_listed) execute function note_title_change('movie');
comment on trigger movies_leave_lists on movies is 'Notes a deleted film in list_changes.';
create trigger movies_move_in_lists after update on movies
  for each row when (
    (old.is_listed or new.is_listed)
    and (
      old.is_listed, old.popularity, old.vote_average, old.vote_count, old.release_date, old.release_year, old.genre_ids,
      old.title, old.search_title, old.runtime_minutes, old.certification, old.country_codes, old.cinema_word
    ) is distinct from (
      new.is_listed, new.popularity, new.vote_average, new.vote_count, new.release_date, new.release_year, new.genre_ids,
      new.title, new.search_title, new.runtime_minutes, new.certification, new.country_codes, new.cinema_word
    )
  )
  execute function note_title_change('movie');
comment on trigger movies_move_in_lists on movies is 'Notes a film in list_changes if something that lists or filters read is another.';
create trigger movie_offers_move_in_lists after insert or update or delete on movie_offers
  for each row execute function note_offer_change('movie');
comment on trigger movie_offers_move_in_lists on movie_offers is 'Notes the film of a changed offer in list_changes.';

create trigger series_enter_lists after insert on series for each row when (new.is_listed) execute function note_title_change('series');
comment on trigger series_enter_lists on series is 'Notes a new series in list_changes.';
create trigger series_leave_lists after delete on series for each row when (old.is_listed) execute function note_title_change('series');
comment on trigger series_leave_lists on series is 'Notes a deleted series in list_changes.';
create trigger series_move_in_lists after update on series
  for each row when (
    (old.is_listed or new.is_listed)
    and (
      old.is_listed, old.popularity, old.vote_average, old.vote_count, old.first_air_date, old.genre_ids, old.title,
      old.search_title, old.episode_minutes, old.certification, old.country_codes
    ) is distinct from (
      new.is_listed, new.popularity, new.vote_average, new.vote_count, new.first_air_date, new.genre_ids, new.title,
      new.search_title, new.episode_minutes, new.certification, new.country_codes
    )
  )
  execute function note_title_change('series');
comment on trigger series_move_in_lists on series is 'Notes a series in list_changes if something that lists or filters read is another.';
create trigger series_offers_move_in_lists after insert or update or delete on series_offers
  for each row execute function note_offer_change('series');
comment on trigger series_offers_move_in_lists on series_offers is 'Notes the series of a changed offer in list_changes.';

create trigger rankings_move_in_lists after insert or delete on rankings for each row execute function note_cinema_change();
comment on trigger rankings_move_in_lists on rankings is 'Notes films that enter or leave cinemas, for the filter by access.';
create trigger availability_events_enter_lists after insert on availability_events
  for each row when (new.state = 'published' and new.event = 'arrived') execute function note_arrival_change();
comment on trigger availability_events_enter_lists on availability_events is 'Notes the title of a new arrival in list_changes.';
create trigger availability_events_move_in_lists after update on availability_events
  for each row when (old.state <> new.state and new.event = 'arrived') execute function note_arrival_change();
comment on trigger availability_events_move_in_lists on availability_events is 'Notes the title of an arrival that was decided.';
create trigger availability_events_leave_lists after delete on availability_events
  for each row when (old.state = 'published' and old.event = 'arrived') execute function note_arrival_change();
comment on trigger availability_events_leave_lists on availability_events is 'Notes the title of a deleted arrival in list_changes.';
create trigger availability_moves_in_lists after update on availability
  for each row when (old.removed_on is distinct from new.removed_on) execute function note_arrival_change();
comment on trigger availability_moves_in_lists on availability is 'An arrival counts while the title is still there: notes its removal.';
-- migrate:down
