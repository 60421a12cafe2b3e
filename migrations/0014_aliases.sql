-- Why: people look for a title by names TMDB does not give it, so editors add those names; and search has an index to look
-- names up in. Words are cut apart by us (normaliseForSearch), so no dictionary of PostgreSQL's has a say in what matches.
-- migrate:up
create table title_aliases (
  kind text not null check (kind in ('movie', 'series', 'person')),
  entity_id integer not null,
  -- As the editor wrote it.
  alias text not null,
  -- As search compares it.
  search_alias text not null check (search_alias <> ''),
  primary key (kind, entity_id, search_alias)
);

-- The words of a normalised name. A lexeme holds 2046 bytes at most, which 500 characters of four bytes each never reach.
create function search_words(name text) returns tsvector
language sql immutable parallel safe
as $$ select array_to_tsvector(string_to_array(left(name, 500), ' ')) $$;

create index movies_by_words on movies using gin (search_words(search_title), search_words(search_original_title));
create index series_by_words on series using gin (search_words(search_title), search_words(search_original_title));
create index people_by_words on people using gin (search_words(search_name));
create index title_aliases_by_words on title_aliases using gin (search_words(search_alias));

grant select, insert, update, delete on title_aliases to lanterninha_app;

-- migrate:down
