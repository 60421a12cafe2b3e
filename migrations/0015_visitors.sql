-- Why: visits, searches and reports are counted without knowing whose they are: no row has an address, a name or anything of a browser.
-- migrate:up
create table consent_choices (
  id uuid not null, -- A random number the browser holds.
  act text not null check (act in ('accepted', 'declined', 'withdrawn')),
  -- Which question: its version and the SHA-256 of the banner's words, which the repository's history has.
  version integer not null, text_hash text not null check (text_hash ~ '^[0-9a-f]{64}$'),
  recorded_at timestamptz not null,
  primary key (id, act)
);
create index consent_choices_by_age on consent_choices (recorded_at);
revoke update on consent_choices from lanterninha_app;
comment on table consent_choices is
  'Proof that a visitor accepted measurement (LGPD art. 8 §2): written once and, years later, deleted, never edited.';

create table title_views (
  day date not null, kind text not null check (kind in ('movie', 'series')), title_id integer not null,
  views integer not null check (views > 0),
  primary key (day, kind, title_id)
);
comment on table title_views is 'Views of a title by day, only of visitors who accepted: editors correct first what most visitors see.';

create table title_audience (
  kind text not null check (kind in ('movie', 'series')), title_id integer not null,
  views integer not null check (views > 0),
  primary key (kind, title_id)
);
create index title_audience_by_views on title_audience (kind, views desc, title_id);
comment on table title_audience is 'The sum of title_views over thirty days, so that the dashboard reads only the most viewed titles.';

create table missing_paths (
  day date not null, path text not null check (length(path) <= 200), hits integer not null,
  primary key (day, path)
);
comment on table missing_paths is 'Addresses that answered 404, by day. No visitor, no network, no query.';

create table search_misses (
  day date not null, term text not null check (length(term) <= 100), askers integer not null,
  primary key (day, term)
);
comment on table search_misses is 'Searches that found nothing and that at least five visitors made on the same day.';

create unlogged table search_salts (day date primary key, salt text not null);
comment on table search_salts is 'The salt of the hashes in search_askers, deleted with the day. Unlogged: no backup or replica has it.';

create unlogged table search_askers (
  day date not null, term_hash text not null, asker_hash text not null,
  primary key (day, term_hash, asker_hash)
);
comment on table search_askers is
  'How the five visitors of a search are distinguished on that day: neither term nor visitor can be read from it. Unlogged, as the salt.';

create table error_reports (
  id integer generated always as identity primary key, kind text not null check (kind in ('movie', 'series')),
  title_id integer not null, reason text not null check (reason in ('gone', 'wrong-link', 'missing', 'other')),
  service text not null default '' check (char_length(service) <= 80),
  note text not null default '' check (char_length(note) <= 500),
  state text not null default 'open' check (state in ('open', 'done', 'refused')),
  answer text not null default '' check (char_length(answer) <= 500), reported_at timestamptz not null,
  settled_at timestamptz, settled_by text,
  check ((state = 'open') = (settled_at is null))
);
create index error_reports_by_age on error_reports (reported_at, id);
create index error_reports_open on error_reports (kind, title_id) where state = 'open';
comment on table error_reports is 'What visitors say is wrong with a title; nothing about who said it is stored.';

create table error_report_events (
  report_id integer not null references error_reports (id) on delete cascade, number integer not null,
  state text not null check (state in ('open', 'done', 'refused')),
  answer text not null check (char_length(answer) <= 500), author text not null, at timestamptz not null,
  primary key (report_id, number)
);
comment on table error_report_events is 'What was done about a report, step by step; the report itself has only its state.';
-- migrate:down
