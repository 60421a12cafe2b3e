-- Why: plans, bundles and free services were published by saving, so a writer could not propose one, and their changes had a preview and an undo
-- of their own. They are records now: published values are overrides, a removed row is in the trash, and a CSV is a change set.
-- migrate:up
create temporary table moved_prices on commit drop as
select 'plan' as entity, plan.id, platforms.name || ' ' || plan.name as title, plan.author, plan.updated_at, plan.removed_at,
  jsonb_strip_nulls(jsonb_build_object(
    'platformId', platform_id, 'name', plan.name, 'priceCents', price_cents, 'period', period, 'hasAds', has_ads,
    'resolution', resolution, 'screens', screens, 'sourceUrl', source_url, 'checkedOn', checked_on, 'expiresOn', expires_on,
    'isHidden', case when plan.removed_at is not null then true end
  )) as value
from subscription_plans as plan join platforms on platforms.id = plan.platform_id
union all
select 'bundle', id, case when starts_with(name, seller) then name else seller || ' (' || name || ')' end, author, updated_at, removed_at,
  jsonb_strip_nulls(jsonb_build_object(
    'seller', seller, 'name', name, 'platformIds', to_jsonb(platform_ids), 'priceCents', price_cents, 'period', period,
    'sourceUrl', source_url, 'checkedOn', checked_on, 'expiresOn', expires_on,
    'isHidden', case when removed_at is not null then true end
  ))
from subscription_bundles
union all
select 'service', id, name, author, updated_at, removed_at,
  jsonb_strip_nulls(jsonb_build_object(
    'platformId', platform_id, 'name', name, 'article', article, 'about', about, 'url', url, 'asks', asks,
    'asksOther', nullif(asks_other, ''), 'hasAds', has_ads, 'isPublic', is_public, 'sourceUrl', source_url, 'checkedOn', checked_on,
    'expiresOn', expires_on, 'offersCheckedOn', offers_checked_on, 'isHidden', case when removed_at is not null then true end
  ))
from free_services;

insert into overrides (entity, entity_id, field, value, author, updated_at)
select entity, id, field.key, field.value, author, updated_at
from moved_prices cross join lateral jsonb_each(value) as field;

insert into records (
  entity, id, title, search_title, is_public, position, content, created_at, changed_at, first_published_at, removed_at, removed_by
)
select entity, id, title, search_plain(title), removed_at is null, id, value, updated_at, updated_at, updated_at, removed_at,
       case when removed_at is not null then author end
from moved_prices;
insert into record_ids
select 'plan', greatest((select coalesce(max(id), 0) from subscription_plans), case when is_called then last_value else 0 end)
from subscription_plans_id_seq
union all
select 'bundle', greatest((select coalesce(max(id), 0) from subscription_bundles), case when is_called then last_value else 0 end)
from subscription_bundles_id_seq
union all
select 'service', greatest((select coalesce(max(id), 899999) from free_services), case when is_called then last_value else 899999 end)
from free_services_id_seq;

insert into revisions (entity, entity_id, number, snapshot, changed_fields, author, state, note, created_at)
select entity, id, 1, value, array(select jsonb_object_keys(value) order by 1), author, 'published', '', updated_at from moved_prices;

drop table subscription_changes, subscription_plans, subscription_bundles, free_services;

create view free_services as
  select id, content ->> 'name' as name, coalesce((content -> 'hasAds')::boolean, false) as has_ads,
         (content ->> 'checkedOn')::date as checked_on, (content ->> 'expiresOn')::date as expires_on,
         (content ->> 'offersCheckedOn')::date as offers_checked_on
  from records where entity = 'service' and is_public;
comment on view free_services is 'The published services that cost nothing, as offers of titles need them.';

alter table change_items add column is_new boolean not null default false; -- The set creates the record; its number was taken by the preview.
-- migrate:down
