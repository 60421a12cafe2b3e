-- Why: editors hide, rename and add credits of a title. The cast and crew of the title are projected with these edits; the page of a person
-- lists what TMDB says of the person, so it needs the edits of that person's credits. Projected from the overrides of the title, like its cast.
-- migrate:up

create table credit_edits (
  title_kind text not null check (title_kind in ('movie', 'series')),
  title_id integer not null,
  position smallint not null,
  person_id integer not null references people (id),
  role text not null check (role in ('cast', 'crew')),
  -- TMDB's character or job; empty for a credit that TMDB does not have.
  part text not null,
  -- What is shown instead; null if the credit is hidden.
  shown_part text,
  is_added boolean not null,
  primary key (title_kind, title_id, position)
);
create index credit_edits_by_person on credit_edits (person_id);

grant select, insert, update, delete on credit_edits to lanterninha_app;

-- migrate:down
