-- Why: one edge that does not answer held up what every other one was to be told. It is left behind instead, and remembered here by
-- whoever is in office: before it is told of changes again, everything it holds is made old.
-- migrate:up
create table edge_places_behind (
  place text primary key check (length(place) between 1 and 300),
  since timestamptz not null
);
grant select, insert, delete on edge_places_behind to lanterninha_app;

-- migrate:down
