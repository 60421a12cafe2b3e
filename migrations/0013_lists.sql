-- Why: every order a list can be asked for has an index, and so has every filter. An index leaves out what its order never
-- shows: too few votes to be the best, or to stand in an alphabetical list (VOTE_FLOORS).
-- migrate:up
create index movies_by_rating on movies (vote_average desc, vote_count desc, id) where is_listed and vote_count >= 200;
create index movies_by_votes on movies (vote_count desc, id) where is_listed;
-- Plain letters in code order are the alphabet; accents were taken off when the title was written.
create index movies_by_title on movies (search_title collate "C", id) where is_listed and vote_count >= 10;
create index movies_by_year on movies (release_year, popularity desc, id) where is_listed;
create index movies_by_genre on movies using gin (genre_ids) with (fastupdate = off) where is_listed;

create index series_by_rating on series (vote_average desc, vote_count desc, id) where is_listed and vote_count >= 100;
create index series_by_votes on series (vote_count desc, id) where is_listed;
create index series_by_title on series (search_title collate "C", id) where is_listed and vote_count >= 10;
create index series_by_last_air_date on series (last_air_date) where last_air_date is not null;
create index series_by_genre on series using gin (genre_ids) with (fastupdate = off) where is_listed;

-- migrate:down
