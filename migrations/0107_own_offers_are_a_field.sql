-- Why: offers of services that editors run were published by saving, so a writer could not propose one, and their CSV had a preview and an
-- undo of its own. They are the field `ownOffers` of films and series now, with drafts, review, history and undo like any other;
-- `free_offers` is its projection. That all offers of a service were checked is one day of the service.
-- migrate:up
create temporary table moved_offers on commit drop as
select title_kind as entity, title_id as entity_id,
  jsonb_agg(
    jsonb_build_object(
      'serviceId', service_id, 'url', url, 'isDubbed', is_dubbed, 'isSubtitled', is_subtitled, 'hasLibras', has_libras,
      'isDescribed', is_described, 'sourceUrl', source_url, 'checkedOn', checked_on, 'expiresOn', expires_on,
      'since', (updated_at at time zone 'America/Sao_Paulo')::date
    ) order by id
  ) as value,
  (array_agg(author order by updated_at desc, id desc))[1] as author, max(updated_at) as updated_at
from free_offers
where removed_at is null
group by title_kind, title_id;

insert into overrides (entity, entity_id, field, value, author, updated_at)
select entity, entity_id, 'ownOffers', value, author, updated_at from moved_offers;

insert into revisions (entity, entity_id, number, snapshot, changed_fields, author, state, note, created_at)
select moved.entity, moved.entity_id, coalesce(last.number, 0) + 1,
  (select jsonb_object_agg(field, overrides.value) from overrides
   where overrides.entity = moved.entity and overrides.entity_id = moved.entity_id),
  array['ownOffers'], moved.author, 'published', '', greatest(moved.updated_at, last.created_at)
from moved_offers as moved
left join lateral (
  select number, created_at from revisions
  where revisions.entity = moved.entity and revisions.entity_id = moved.entity_id
  order by number desc limit 1
) as last on true;

delete from free_offers where removed_at is not null;
alter table free_offers add column since date;
update free_offers set since = (updated_at at time zone 'America/Sao_Paulo')::date;
drop index free_offers_by_title, free_offers_by_service;
alter table free_offers
  drop constraint free_offers_service_id_fkey,
  drop column id, drop column version, drop column author, drop column updated_at, drop column removed_at,
  alter column since set not null,
  add primary key (title_kind, title_id, service_id);
create index free_offers_by_service on free_offers (service_id);
comment on table free_offers is
  'Titles on services that editors run: projected from the field `ownOffers` of the title, and copied into movie_offers and series_offers.';

-- The last day on which an editor checked every offer of the service.
alter table free_services add column offers_checked_on date;

delete from subscription_changes where kind = 'offer';
alter table subscription_changes
  drop constraint subscription_changes_kind_check,
  add constraint subscription_changes_kind_check check (kind in ('plan', 'bundle', 'service'));
comment on table subscription_changes is
  'One change of plans, bundles or services, or one CSV that is previewed and then applied, with what it replaced.';
-- migrate:down
