-- Why: a member who may not publish sends drafts to review, and a reviewer approves exactly what was sent or returns it with a
-- comment. Comments are threads on a field, so that they can be used outside a review too.
-- migrate:up

create table reviews (
  id uuid primary key default gen_random_uuid(),
  entity text not null check (entity in ('movie', 'series', 'person', 'collection')),
  entity_id integer not null,
  -- closed: its drafts were published or discarded without a decision on the review.
  state text not null check (state in ('open', 'returned', 'approved', 'withdrawn', 'closed')),
  -- By field: version and value of the draft as it was sent. Only these versions can be approved.
  content jsonb not null,
  -- Grows when changed drafts are sent again; a decision names the round it is about.
  round integer not null default 1,
  note text not null,
  sender text not null,
  sent_at timestamptz not null,
  reviewer text,
  decided_by text,
  decided_at timestamptz,
  -- The revision that the approval published.
  revision integer
);
-- At most one review of a subject waits for anyone.
create unique index reviews_current on reviews (entity, entity_id) where state in ('open', 'returned');
create index reviews_by_sent on reviews (sent_at) where state in ('open', 'returned');
create index reviews_by_sender on reviews (sender, sent_at desc);
create index reviews_by_decided on reviews (decided_at desc) where state not in ('open', 'returned');

create table comment_threads (
  id uuid primary key default gen_random_uuid(),
  entity text not null check (entity in ('movie', 'series', 'person', 'collection')),
  entity_id integer not null,
  -- Empty: about the whole subject.
  field text not null,
  -- The review it was opened in, if any.
  review_id uuid references reviews (id),
  opened_by text not null,
  opened_at timestamptz not null,
  resolved_by text,
  resolved_at timestamptz
);
create index comment_threads_by_subject on comment_threads (entity, entity_id, opened_at);
create index comment_threads_by_review on comment_threads (review_id);

create table comments (
  id bigint generated always as identity primary key,
  thread_id uuid not null references comment_threads (id),
  author text not null,
  body text not null check (body <> ''),
  created_at timestamptz not null
);
create index comments_by_thread on comments (thread_id, id);
create index comments_by_author on comments (author, created_at);

-- The reviewer who approved a published revision; its author is who sent it.
alter table revisions add column approved_by text;

grant select, insert, update on reviews, comment_threads to lanterninha_app;
revoke delete on reviews, comment_threads from lanterninha_app;
-- A comment is never changed or deleted.
grant select, insert on comments to lanterninha_app;
revoke update, delete on comments from lanterninha_app;

-- migrate:down
