-- Why: films in cinemas link to where tickets are sold. The links come from a feed that is read every two hours; an editor decides
-- about entries whose title and year match no film, or more than one.
-- migrate:up

-- The feed as it was last read, in its order. A link is shown from begins_at until ends_at.
create table ticket_entries (
  place integer primary key,
  -- 'id:598' or 'name:cidade de deus|2002'.
  key text not null check (length(key) between 4 and 400),
  -- As the feed wrote them; both null where it named the TMDB id.
  title text,
  year smallint,
  movie_id integer,
  match text not null check (match in ('id', 'name', 'editor', 'unknown', 'ambiguous', 'dismissed')),
  url text not null check (length(url) <= 2000),
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  -- False until begins_at has passed and the pages of the film were invalidated.
  has_begun boolean not null,
  check ((movie_id is null) = (match in ('unknown', 'ambiguous', 'dismissed')))
);
create index ticket_entries_by_movie on ticket_entries (movie_id) where movie_id is not null;
create index ticket_entries_by_key on ticket_entries (key);

-- What editors decided about a title and year. Stays when the entry leaves the feed; without a film it was dismissed.
create table ticket_choices (
  key text primary key check (length(key) between 4 and 400),
  title text not null,
  year smallint not null,
  movie_id integer,
  author text not null,
  decided_at timestamptz not null
);

grant select, insert, update, delete on ticket_entries, ticket_choices to lanterninha_app;

-- migrate:down
