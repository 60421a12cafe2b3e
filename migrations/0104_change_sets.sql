-- Why: what was done to several titles at once had a table for that alone, with one column for each way of doing it. A change set holds
-- what several subjects shall become, however that was read: a selection, a CSV, an archive.
-- migrate:up
create table change_sets (
  id uuid primary key default gen_random_uuid(),
  source text not null, -- The way it was made: the closed type `ChangeSourceName` (src/shared/admin/domain/change-sets.ts).
  is_whole boolean not null default false, -- One item that cannot be applied refuses all.
  target_id integer, -- The collection that titles are added to.
  author text not null, prepared_at timestamptz not null,
  publish_at timestamptz, -- When its drafts are published: undoing it cancels only plans that no editor moved since.
  is_drafted boolean not null default false, -- It was applied as drafts, which publish nothing.
  applied_at timestamptz, undone_at timestamptz, undone_by text
);
create index change_sets_by_age on change_sets (prepared_at);
comment on table change_sets is 'Something done to several subjects at once: previewed, applied, and undone while it is stored.';

create table change_items (
  set_id uuid not null references change_sets (id) on delete cascade, place integer not null,
  entity text not null, entity_id integer not null,
  before jsonb not null, -- By field: version, override and draft when it was previewed.
  wanted jsonb, -- By field, the value it shall have; null if none was chosen yet.
  locks jsonb, -- By field, its lock; only an archive has them.
  after jsonb, -- By field: version after it. Not of those that were left out.
  refusal text,
  primary key (set_id, place)
);
comment on table change_items is 'The subjects of a change set, in the order in which they are locked.';

insert into change_sets (id, source, target_id, author, prepared_at, publish_at, applied_at, undone_at, undone_by)
select id, action, target_id, author, prepared_at, publish_at, applied_at, undone_at, undone_by from bulk_actions;

insert into change_items (set_id, place, entity, entity_id, before, wanted, after, refusal)
select item.bulk_id, row_number() over (partition by item.bulk_id order by item.entity_id) - 1, bulk.entity, item.entity_id, item.before,
       case bulk.action
         when 'hide' then '{"isHidden": true}'
         when 'show' then '{"isHidden": null}'
         when 'noindex' then '{"isNoindex": true}'
         when 'index' then '{"isNoindex": null}'
         when 'publish' then coalesce(
           (select jsonb_object_agg(field.key, coalesce(field.value -> 'draft' -> 'value', 'null')) from jsonb_each(item.before) as field), '{}')
         when 'rate' then item.wanted
         else '{}'
       end,
       item.after, item.refusal
from bulk_items as item
join bulk_actions as bulk on bulk.id = item.bulk_id;

drop table bulk_items, bulk_actions;
-- migrate:down
