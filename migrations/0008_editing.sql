-- Why: nothing an editor wrote is ever lost. An override is one published field of one subject; the sync has no statement that writes
-- here. A draft is one field that is being written: it is published by members with that right, and no text is overwritten unseen.
-- Every publication leaves a revision, and a discarded draft can be restored for thirty days.
-- migrate:up
create table overrides (
  entity text not null check (entity in ('movie', 'series', 'season', 'episode', 'person', 'collection', 'platform', 'genre', 'page')),
  entity_id integer not null, field text not null, value jsonb not null,
  is_locked boolean not null default false, -- A locked field raises no conflict when TMDB's value changes.
  -- What TMDB said when the editor wrote: the admin shows all three values, and a later difference of the hash is a conflict.
  base_value jsonb, base_value_hash text,
  reason text not null default '', expires_at timestamptz, author text not null,
  updated_at timestamptz not null,
  primary key (entity, entity_id, field)
);
create index overrides_by_lock_end on overrides (expires_at) where is_locked and expires_at is not null;
-- Titles with offers that an editor hides or adds until, or from, a day.
create index overrides_of_offers on overrides (entity, entity_id) where field = 'offers';
create index overrides_with_own_pictures on overrides (entity, entity_id) where value::text like '%/own-%';
comment on table overrides is 'What editors published, by field, beside what TMDB said then.';

create table drafts (
  entity text not null
    check (entity in ('movie', 'series', 'person', 'collection', 'season', 'episode', 'page', 'genre', 'platform', 'home')),
  entity_id integer not null, field text not null,
  value jsonb not null, -- JSON's null: back to what TMDB says.
  is_open boolean not null, -- Closed once published or discarded; the row still says who wrote last, what and when.
  -- Grows with every draft and every publication and never goes back: a save names the version it was written over. A field without a
  -- row is of version 0.
  version integer not null,
  author text not null, updated_at timestamptz not null,
  primary key (entity, entity_id, field)
);
create index drafts_open on drafts (updated_at desc) where is_open;
create index drafts_with_own_pictures on drafts (entity, entity_id) where value::text like '%/own-%';
comment on table drafts is 'Values that are not published yet: one row per field that was ever edited.';

create table revisions (
  id bigint generated always as identity primary key, entity text not null, entity_id integer not null,
  number integer not null, snapshot jsonb not null, changed_fields text[] not null,
  note text not null default '', author text not null,
  approved_by text, -- The reviewer who approved it; its author is who sent it.
  state text not null check (state in ('draft', 'in-review', 'published')), created_at timestamptz not null,
  unique (entity, entity_id, number)
);
create index revisions_by_author on revisions (author, created_at desc);
revoke update, delete on revisions from lanterninha_app;
comment on table revisions is 'The history of a subject; the application only adds rows.';

create table conflicts (
  entity text not null check (entity in ('movie', 'series', 'person')), entity_id integer not null,
  field text not null, since timestamptz not null,
  primary key (entity, entity_id, field),
  foreign key (entity, entity_id, field) references overrides on delete cascade
);
create index conflicts_by_age on conflicts (since);
comment on table conflicts is
  'Overrides whose value of TMDB changed since they were written, and which no editor has decided yet. The projection writes them.';

create table trash (
  id uuid primary key default gen_random_uuid(),
  entity text not null
    check (entity in ('movie', 'series', 'person', 'collection', 'season', 'episode', 'page', 'genre', 'platform', 'home')),
  entity_id integer not null,
  content jsonb not null, -- By field.
  plan jsonb, -- When it was to be published and which fields: {publishAt, publishOnPlatform, fields}.
  author text not null, -- Who discarded it.
  discarded_at timestamptz not null
);
create index trash_by_age on trash (discarded_at desc);
comment on table trash is 'Discarded drafts, for thirty days.';

create table plans (
  entity text not null
    check (entity in ('movie', 'series', 'person', 'collection', 'season', 'episode', 'page', 'genre', 'platform', 'home')),
  entity_id integer not null, publish_at timestamptz,
  publish_on_platform integer references platforms (id) on delete cascade, -- On the day it is first seen there.
  unpublish_at timestamptz,
  seen jsonb not null, -- The drafts that were planned, by field and version.
  author text not null, planned_at timestamptz not null,
  failure text, -- Why it could not be carried out when it was due.
  primary key (entity, entity_id),
  check (publish_at is null or publish_on_platform is null),
  check (publish_at is not null or publish_on_platform is not null or unpublish_at is not null)
);
create index plans_by_platform on plans (publish_on_platform);
create index plans_by_publication on plans (publish_at) where publish_at is not null;
create index plans_by_removal on plans (unpublish_at) where unpublish_at is not null;
comment on table plans is 'When a draft is published by itself, or its page hidden.';

create table reviews (
  id uuid primary key default gen_random_uuid(),
  entity text not null
    check (entity in ('movie', 'series', 'person', 'collection', 'season', 'episode', 'page', 'genre', 'platform', 'home')),
  entity_id integer not null,
  -- closed: its drafts were published or discarded without a decision on the review.
  state text not null check (state in ('open', 'returned', 'approved', 'withdrawn', 'closed')),
  content jsonb not null, -- By field: version and value of the draft as it was sent. Only these versions can be approved.
  round integer not null default 1, -- Grows when changed drafts are sent again; a decision names the round it is about.
  note text not null, sender text not null, sent_at timestamptz not null, reviewer text, decided_by text,
  decided_at timestamptz,
  revision integer -- The revision that the approval published.
);
-- At most one undecided review of a subject.
create unique index reviews_current on reviews (entity, entity_id) where state in ('open', 'returned');
create index reviews_by_sent on reviews (sent_at) where state in ('open', 'returned');
create index reviews_by_sender on reviews (sender, sent_at desc);
create index reviews_by_decided on reviews (decided_at desc) where state not in ('open', 'returned');
revoke delete on reviews from lanterninha_app;
comment on table reviews is
  'Drafts of members who may not publish: a reviewer approves exactly what was sent or returns it with a comment.';

create table comment_threads (
  id uuid primary key default gen_random_uuid(),
  entity text not null
    check (entity in ('movie', 'series', 'person', 'collection', 'season', 'episode', 'page', 'genre', 'platform', 'home')),
  entity_id integer not null,
  field text not null, -- Empty: about the whole subject.
  review_id uuid references reviews (id), -- The review it was opened in, if any.
  opened_by text not null, opened_at timestamptz not null, resolved_by text, resolved_at timestamptz
);
create index comment_threads_by_subject on comment_threads (entity, entity_id, opened_at);
create index comment_threads_by_review on comment_threads (review_id);
revoke delete on comment_threads from lanterninha_app;
comment on table comment_threads is 'Threads of comments on a field or a subject, in a review or outside one.';

create table comments (
  id bigint generated always as identity primary key, thread_id uuid not null references comment_threads (id),
  author text not null, body text not null check (body <> ''), created_at timestamptz not null
);
create index comments_by_thread on comments (thread_id, id);
create index comments_by_author on comments (author, created_at);
revoke update, delete on comments from lanterninha_app;
comment on table comments is 'Comments; never changed or deleted.';

create table comment_mentions (
  comment_id bigint not null references comments (id), member text not null,
  word text not null, -- As it is written in the comment, with the @.
  primary key (comment_id, member)
);
create index comment_mentions_by_member on comment_mentions (member, comment_id);
revoke update, delete on comment_mentions from lanterninha_app;
comment on table comment_mentions is 'The members that a comment mentions (@name), by id, because names change.';

create unlogged table presence (
  tab uuid primary key, -- Chosen by the browser, one per open screen.
  member text not null, entity text not null, entity_id integer not null,
  place text not null check (place in ('edit', 'review')),
  field text not null, -- Empty: in no field.
  asks text not null, -- The field whose turn they asked for; empty for none.
  entered_at timestamptz not null, seen_at timestamptz not null
) with (fillfactor = 50);
create index presence_by_subject on presence (entity, entity_id);
comment on table presence is
  'Open screens and the field their member is in, renewed every few seconds. Lost with a crash, and on no replica: nothing depends on it.';

create table saved_views (
  id integer generated always as identity primary key, author text not null,
  entity text not null check (entity in ('movie', 'series', 'person')),
  name text not null check (char_length(name) between 1 and 80),
  query text not null check (char_length(query) <= 500), -- Of the address, without the question mark.
  created_at timestamptz not null,
  unique (author, entity, name)
);
comment on table saved_views is 'Filters of an admin list that a member named to come back to.';

create table bulk_actions (
  id uuid primary key default gen_random_uuid(),
  action text not null check (action in ('hide', 'show', 'noindex', 'index', 'publish', 'resync', 'purge', 'collect', 'rate')),
  entity text not null check (entity in ('movie', 'series', 'person')),
  target_id integer, -- The collection that titles are added to.
  author text not null, prepared_at timestamptz not null,
  publish_at timestamptz, -- When its drafts are published: undoing it cancels only plans that no editor moved since.
  applied_at timestamptz, undone_at timestamptz, undone_by text
);
create index bulk_actions_by_age on bulk_actions (prepared_at);
comment on table bulk_actions is 'Something done to several subjects at once: previewed, applied, and undone while it is stored.';

create table bulk_items (
  bulk_id uuid not null references bulk_actions (id) on delete cascade, entity_id integer not null,
  before jsonb not null, -- By field, what was published and what was being written at the preview, each with its version.
  wanted jsonb, -- By field; only of actions whose values an editor gives.
  after jsonb, -- By field, its version once it was applied; null where nothing was.
  refusal text, -- Why nothing was applied, or nothing undone.
  primary key (bulk_id, entity_id)
);
comment on table bulk_items is 'The subjects of a bulk action.';

create table imports (
  id uuid primary key default gen_random_uuid(), author text not null, asked_at timestamptz not null
);
create index imports_by_age on imports (asked_at desc);
comment on table imports is 'Titles that a member asked for by number or address; the worker fetches them.';

create table import_items (
  import_id uuid not null references imports (id) on delete cascade, position integer not null,
  entity text not null check (entity in ('movie', 'series', 'person')), entity_id integer not null,
  pasted text not null check (char_length(pasted) <= 500), -- As it was pasted.
  primary key (import_id, position)
);
comment on table import_items is 'The titles of an import.';
-- migrate:down
