import { type RawBuilder, sql } from 'kysely';
import type { LinkEntity, LinkKind, LinkState, SettledLink } from '#shared/admin/domain/links.ts';
import { PROFILE_SITES } from '#shared/domain/people/profiles.ts';
import type { Db, Trx } from '../../infra/db.ts';

export interface StoredLink {
  id: number;
  url: string;
  host: string;
  state: LinkState;
  reason: string;
  nights: number;
  since: Date | null;
}

const PROFILES = sql.join(Object.entries(PROFILE_SITES).map(([key, site]) => sql`(${sql.lit(site)}, ${sql.ref(key)})`));

/** Every outgoing link that visitors are shown, with its places. Only https is ever checked. */
const FOUND = sql`
  select url, kind, entity, entity_id, min(label) as label
  from (
    select 'https://www.youtube.com/watch?v=' || youtube_key as url, 'trailer' as kind, 'movie' as entity, movie_id as entity_id, name as label
    from movie_videos
    union all
    select 'https://www.youtube.com/watch?v=' || youtube_key, 'trailer', 'series', series_id, name from series_videos
    union all
    select ticket_url, 'ticket', 'movie', id, '' from movies where ticket_url is not null
    union all
    select url, 'ticket', 'movie', movie_id, '' from ticket_entries where movie_id is not null
    union all
    select offer.url, 'service', 'movie', movie_id, service.name
    from movie_offers as offer join watch_services as service on service.id = service_id where offer.url is not null
    union all
    select offer.url, 'service', 'series', series_id, service.name
    from series_offers as offer join watch_services as service on service.id = service_id where offer.url is not null
    union all
    select service_url, 'service', 'platform', id, '' from platforms where is_visible and service_url <> ''
    union all
    select site || account, 'profile', 'person', id, ''
    from people, lateral (values ${PROFILES}) as profile (site, account)
    where has_source and account ~ '^[A-Za-z0-9._-]*[A-Za-z0-9_-][A-Za-z0-9._-]*$'
    union all
    select content ->> 'sourceUrl', 'source', entity, id, content ->> 'name' from records
    where entity in ('plan', 'bundle') and is_public
  ) as shown
  where url ~ '^https://[^/?#]' and length(url) <= 2000
    and (entity <> 'movie' or exists (select from movies where id = entity_id and is_public))
    and (entity <> 'series' or exists (select from series where id = entity_id and is_public))
    and (entity <> 'person' or exists (select from people where id = entity_id and is_public))
  group by url, kind, entity, entity_id
`;

/** Adds new links and places, deletes those that no page shows any more, and reads the views again. */
export async function collectLinks(trx: Trx, now: Date): Promise<void> {
  await sql`
    with found as materialized (${FOUND}),
    added as (
      insert into links (url, host, next_check_at)
      select distinct url, lower(substring(url from '^https://(?:[^/?#@]*@)?([^/?#]+)')), ${now}::timestamptz from found
      on conflict (url) do nothing
      returning id, url
    ),
    named as (select id, url from links union select id, url from added),
    placed as (select named.id, kind, entity, entity_id, label from found join named using (url)),
    deleted as (
      delete from link_uses as held
      where not exists (
        select from placed
        where placed.id = held.link_id and placed.kind = held.kind and placed.entity = held.entity
          and placed.entity_id = held.entity_id
      )
    )
    insert into link_uses (link_id, kind, entity, entity_id, label)
    select id, kind, entity, entity_id, label from placed
    on conflict (link_id, kind, entity, entity_id) do update set label = excluded.label
    where link_uses.label <> excluded.label
  `.execute(trx);
  await sql`delete from links where not exists (select from link_uses where link_id = links.id)`.execute(trx);
  await sql`
    with viewed as (
      select link_id, max(audience.views) as views
      from link_uses join title_audience as audience on audience.kind = entity and title_id = entity_id
      group by link_id
    )
    update links set views = coalesce(viewed.views, 0)
    from links as held left join viewed on viewed.link_id = held.id
    where links.id = held.id and held.views <> coalesce(viewed.views, 0)
  `.execute(trx);
}

/** A link of a viewed title is checked as if it had waited six days longer. */
const TURN = sql`coalesce(checked_at, 'epoch') - case when views > 0 then interval '6 days' else interval '0' end`;

/** What failed once first, so that the second night decides; then what waited longest. At most `perHost` of each host. */
export async function listDueLinks(
  db: Db,
  { now, most, perHost }: { now: Date; most: number; perHost: number },
): Promise<StoredLink[]> {
  const { rows } = await sql<StoredLink>`
    select id, url, host, state, reason, nights, since
    from (
      select *, row_number() over (partition by host order by state = 'failing' desc, ${TURN}, views desc, id) as place
      from links where state <> 'kept' and next_check_at <= ${now}
    ) as due
    where place <= ${perHost}
    order by state = 'failing' desc, ${TURN}, views desc, id
    limit ${most}
  `.execute(db);
  return rows;
}

/** For a change of these links: a check of them at the same time waits. */
export async function lockLinks(trx: Trx, ids: readonly number[]): Promise<StoredLink[]> {
  const { rows } = await sql<StoredLink>`
    select id, url, host, state, reason, nights, since from links where id = any (${[...ids]}::bigint[]) order by id for update
  `.execute(trx);
  return rows;
}

export async function saveCheckedLinks(
  trx: Trx,
  checked: readonly (SettledLink & { id: number })[],
  now: Date,
): Promise<void> {
  await sql`
    update links
    set state = seen.state, reason = seen.reason, nights = seen.nights, since = seen.since, checked_at = ${now},
        next_check_at = seen."nextCheckAt", kept_by = null
    from jsonb_to_recordset(${JSON.stringify(checked)}::jsonb)
      as seen (id bigint, state text, reason text, nights integer, since timestamptz, "nextCheckAt" timestamptz)
    where links.id = seen.id
  `.execute(trx);
}

export async function keepLink(trx: Trx, id: number, author: string, now: Date): Promise<void> {
  await sql`update links set state = 'kept', kept_by = ${author}, since = ${now} where id = ${id}`.execute(trx);
}

/** It is checked again in the next night. */
export async function stopKeepingLink(trx: Trx, id: number, now: Date): Promise<void> {
  await sql`
    update links set state = 'waiting', reason = '', nights = 0, kept_by = null, since = null, next_check_at = ${now}
    where id = ${id} and state = 'kept'
  `.execute(trx);
}

interface LinkUse {
  linkId: number;
  kind: LinkKind;
  entity: LinkEntity;
  entityId: number;
  label: string;
}

export async function listLinkUses(db: Db, ids: readonly number[]): Promise<LinkUse[]> {
  const { rows } = await sql<LinkUse>`
    select link_id as "linkId", kind, entity, entity_id as "entityId", label
    from link_uses where link_id = any (${[...ids]}::bigint[])
  `.execute(db);
  return rows;
}

/** The place has a replacement: as a draft it stays in the list, published it is no place of this link any more. */
export async function noteReplacement(
  trx: Trx,
  { linkId, kind, entity, entityId }: Omit<LinkUse, 'label'>,
  { at, isPublished }: { at: Date; isPublished: boolean },
): Promise<void> {
  const place = sql`link_id = ${linkId} and kind = ${kind} and entity = ${entity} and entity_id = ${entityId}`;
  await (isPublished
    ? sql`delete from link_uses where ${place}`
    : sql`update link_uses set replaced_at = ${at} where ${place}`
  ).execute(trx);
}

/** Invalidates what shows the links of these people; titles and platforms have functions of their own. */
export async function touchLinkedPeople(trx: Trx, ids: readonly number[]): Promise<void> {
  await sql`update people set version = nextval('content_version') where id = any (${[...ids]}::integer[])`.execute(
    trx,
  );
}

export async function touchPlatforms(trx: Trx, ids: readonly number[]): Promise<void> {
  await sql`update platforms set version = nextval('content_version') where id = any (${[...ids]}::integer[])`.execute(
    trx,
  );
}

/** Null instead of a hidden link. The index of broken links is small, so that a page pays little for it. */
export function unlessBroken(url: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql<string | null>`case when ${isBroken(url)} then null else ${url} end`;
}

export function isBroken(url: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select from links where links.state = 'broken' and links.url = ${url})`;
}

/** Those of the addresses that are hidden. */
export async function listBroken(db: Db, urls: readonly string[]): Promise<Set<string>> {
  if (urls.length === 0) return new Set();
  const { rows } = await sql<{ url: string }>`
    select url from links where state = 'broken' and url = any (${[...urls]}::text[])
  `.execute(db);
  return new Set(rows.map(({ url }) => url));
}

/** Addresses of prices' sources that are broken. */
export async function listBrokenSources(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ url: string }>`
    select url from links
    where state = 'broken' and exists (select from link_uses where link_id = links.id and kind = 'source')
  `.execute(db);
  return new Set(rows.map(({ url }) => url));
}

export function isBrokenTrailer(key: RawBuilder<unknown>): RawBuilder<boolean> {
  return isBroken(sql`'https://www.youtube.com/watch?v=' || ${key}`);
}
