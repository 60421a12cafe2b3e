-- Why: whoever measures visits must be able to prove that a visitor said yes (LGPD art. 8 §2). What was asked, what was
-- answered and when, under a random number the browser holds: no address, no name, nothing of the browser.
-- migrate:up

create table consent_choices (
  id uuid not null,
  act text not null check (act in ('accepted', 'declined', 'withdrawn')),
  -- Which question: its version and the SHA-256 of the banner's words, which the repository's history has.
  version integer not null,
  text_hash text not null check (text_hash ~ '^[0-9a-f]{64}$'),
  recorded_at timestamptz not null,
  primary key (id, act)
);
create index consent_choices_by_age on consent_choices (recorded_at);

-- A proof is written and, years later, deleted; nobody edits it.
revoke update on consent_choices from lanterninha_app;

-- migrate:down
