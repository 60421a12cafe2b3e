-- Why: what a title's page asks for. Visitors say what is wrong with it, and editors work through what they said: nothing
-- about who said it is kept. And an editor may give the address of a title at a service, where TMDB knows only its own page.
-- migrate:up
create table error_reports (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('movie', 'series')),
  title_id integer not null,
  reason text not null check (reason in ('gone', 'wrong-link', 'missing', 'other')),
  service text not null default '' check (char_length(service) <= 80),
  note text not null default '' check (char_length(note) <= 500),
  state text not null default 'open' check (state in ('open', 'done', 'refused')),
  reported_at timestamptz not null,
  settled_at timestamptz,
  settled_by text,
  check ((state = 'open') = (settled_at is null))
);
create index error_reports_by_age on error_reports (reported_at, id);
create index error_reports_open on error_reports (kind, title_id) where state = 'open';

alter table movie_offers add column url text check (url like 'https://%');
alter table series_offers add column url text check (url like 'https://%');

-- migrate:down
