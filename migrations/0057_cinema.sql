-- Why: an editor says whether a film is in cinemas where the data are wrong, and a page says until when a film was shown: the last
-- day on which we saw it in TMDB's list of films in Brazilian cinemas.
-- migrate:up

-- Null: the data decide.
alter table movies add column cinema_word text check (cinema_word in ('yes', 'no'));
create index movies_said_in_cinemas on movies (id) where cinema_word = 'yes';

-- Ids may be of films that are not stored yet.
create table cinema_listings (
  movie_id integer primary key,
  first_on date not null,
  last_on date not null check (last_on >= first_on)
);
grant select, insert, update, delete on cinema_listings to lanterninha_app;

-- The filter by access reads films in cinemas.
create or replace trigger movies_move_in_lists after update on movies
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

-- migrate:down
