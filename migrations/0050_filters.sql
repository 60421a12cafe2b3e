-- Why: filters by age, runtime, country, cinema, dubbing and day of arrival answer from memory, and a process learns from
-- list_changes which titles to read again. So every change of these facts is noted too, and from the start: filters work
-- before the first build of the lists.
-- migrate:up

-- Which offers have Brazilian audio; no source says so yet.
alter table movie_offers add column is_dubbed boolean not null default false;
alter table series_offers add column is_dubbed boolean not null default false;

update list_state set is_watched = true;

create or replace trigger movies_move_in_lists after update on movies
  for each row when (
    (old.is_listed or new.is_listed)
    and (
      old.is_listed, old.popularity, old.vote_average, old.vote_count, old.release_date, old.release_year, old.genre_ids,
      old.title, old.search_title, old.runtime_minutes, old.certification, old.country_codes
    ) is distinct from (
      new.is_listed, new.popularity, new.vote_average, new.vote_count, new.release_date, new.release_year, new.genre_ids,
      new.title, new.search_title, new.runtime_minutes, new.certification, new.country_codes
    )
  )
  execute function note_title_change('movie');

create or replace trigger series_move_in_lists after update on series
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

create function note_cinema_change() returns trigger
language plpgsql
as $$
begin
  if coalesce(new.name, old.name) = 'movie-now-playing' then
    perform note_list_change('movie', coalesce(new.entity_id, old.entity_id));
  end if;
  return null;
end
$$;
create trigger rankings_move_in_lists after insert or delete on rankings
  for each row execute function note_cinema_change();

-- An arrival counts while the title is still there.
create function note_arrival_change() returns trigger
language plpgsql
as $$
begin
  perform note_list_change(coalesce(new.kind, old.kind), coalesce(new.title_id, old.title_id));
  return null;
end
$$;
create trigger availability_events_enter_lists after insert on availability_events
  for each row when (new.state = 'published' and new.event = 'arrived') execute function note_arrival_change();
create trigger availability_events_move_in_lists after update on availability_events
  for each row when (old.state <> new.state and new.event = 'arrived') execute function note_arrival_change();
create trigger availability_events_leave_lists after delete on availability_events
  for each row when (old.state = 'published' and old.event = 'arrived') execute function note_arrival_change();
create trigger availability_moves_in_lists after update on availability
  for each row when (old.removed_on is distinct from new.removed_on) execute function note_arrival_change();

-- migrate:down
