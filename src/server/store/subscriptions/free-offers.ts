import { type RawBuilder, sql } from 'kysely';
import { PRICES } from '#shared/domain/limits.ts';
import type { OwnOffer } from '#shared/domain/subscriptions/own-offers.ts';
import type { ItemKey } from '#shared/domain/titles/collection-items.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import { OWN_SERVICE_IDS_FROM } from '#shared/domain/titles/watch-services.ts';
import type { Db, Trx } from '../../infra/db.ts';
import { TITLE_TABLES, type TitleRef } from '../titles/title-tables.ts';

const COLUMNS = sql`
  service_id, url, is_dubbed, is_subtitled, has_libras, is_described, source_url, checked_on, expires_on, since
`;

/** Replaces what services have of a title by what its field says; returns the services of which something changed. */
export async function saveOwnOffers(trx: Trx, { kind, id }: TitleRef, offers: readonly OwnOffer[]): Promise<number[]> {
  // Only offers that no publication wrote have no `since`.
  const given = sql`
    select "serviceId" as service_id, url, "isDubbed" as is_dubbed, "isSubtitled" as is_subtitled, "hasLibras" as has_libras,
           "isDescribed" as is_described, "sourceUrl" as source_url, "checkedOn" as checked_on, "expiresOn" as expires_on,
           coalesce(since, "checkedOn") as since
    from jsonb_to_recordset(${JSON.stringify(offers)}::jsonb) as offer (
      "serviceId" integer, url text, "isDubbed" boolean, "isSubtitled" boolean, "hasLibras" boolean, "isDescribed" boolean,
      "sourceUrl" text, "checkedOn" date, "expiresOn" date, since date
    )
  `;
  const { rows } = await sql<{ id: number }>`
    with before as (select ${COLUMNS} from free_offers where title_kind = ${kind} and title_id = ${id}),
    after as (${given})
    select distinct service_id as id
    from ((table before except table after) union all (table after except table before)) as changed
    order by service_id
  `.execute(trx);
  if (rows.length === 0) return [];
  await trx.deleteFrom('free_offers').where('title_kind', '=', kind).where('title_id', '=', id).execute();
  await sql`
    insert into free_offers (title_kind, title_id, ${COLUMNS}) select ${kind}, ${id}, given.* from (${given}) as given
  `.execute(trx);
  return rows.map((row) => row.id);
}

/** As `asChecked` decides, of the joined rows of `free_offers` and `free_services`; a test compares them. */
export const offerCheckedOn = sql<string>`greatest(
  free_offers.checked_on,
  case when free_services.offers_checked_on > free_offers.since then free_services.offers_checked_on end
)`;

/** As `lastShownDay`, of the same rows. */
export const lastOfferDay = sql<string>`least(
  free_offers.expires_on, ${offerCheckedOn} + ${PRICES.daysUnchecked}::integer
)`;

/** As `isShownOn` decides, in SQL; a test compares them. */
const isShown = (today: string) => sql`
  ${offerCheckedOn} <= ${today}::date and ${today}::date <= ${lastOfferDay}
`;

/** Behind every offer of TMDB's. */
const FIRST_POSITION = 1_000;

/** The rows of a title's offers that editors' services give today. */
const dueRows = (kind: TitleKind, today: string) => sql`
  select title_id as ${sql.ref(TITLE_TABLES[kind].owner)}, case when has_ads then 'ads' else 'free' end as kind,
         service_id, free_offers.url, is_dubbed, is_subtitled, has_libras, is_described
  from free_offers
  join free_services on free_services.id = service_id
  where title_kind = ${kind} and ${isShown(today)}
`;

const COPIED = sql`kind, service_id, url, is_dubbed, is_subtitled, has_libras, is_described`;

/** Adds what editors' services have of these titles; the titles have no such rows yet. */
export async function copyOwnOffers(trx: Trx, kind: TitleKind, ids: readonly number[], today: string): Promise<void> {
  const { titles, offers, owner } = TITLE_TABLES[kind];
  await sql`
    insert into ${sql.table(offers)} (${sql.ref(owner)}, ${COPIED}, position)
    select ${sql.ref(owner)}, ${COPIED},
           ${FIRST_POSITION} + row_number() over (partition by ${sql.ref(owner)} order by service_id)
    from (${dueRows(kind, today)}) as due
    where ${sql.ref(owner)} = any (${ids}::integer[])
      and exists (select from ${sql.table(titles)} where id = ${sql.ref(`due.${owner}`)})
  `.execute(trx);
}

/**
 * Makes the titles' offers what editors' services give today, and gives the titles a new version. Their sources are locked as a sync
 * locks them, so that a sync at the same time neither loses an offer nor brings one back.
 */
export async function replaceOwnOffers(
  trx: Trx,
  kind: TitleKind,
  ids: readonly number[],
  today: string,
): Promise<void> {
  if (ids.length === 0) return;
  const { titles, offers, owner } = TITLE_TABLES[kind];
  await sql`
    select from ${sql.table(`${kind}_sources`)} where id = any (${ids}::integer[]) order by id for update
  `.execute(trx);
  await sql`
    delete from ${sql.table(offers)}
    where ${sql.ref(owner)} = any (${ids}::integer[]) and service_id >= ${OWN_SERVICE_IDS_FROM}
  `.execute(trx);
  await copyOwnOffers(trx, kind, ids, today);
  await sql`
    update ${sql.table(titles)} set version = nextval('content_version') where id = any (${ids}::integer[])
  `.execute(trx);
}

/** Stored titles whose offers are not what editors' services give that day. */
export async function listUnsettledTitles(db: Db, kind: TitleKind, today: string): Promise<number[]> {
  const { titles, offers, owner } = TITLE_TABLES[kind];
  const columns = sql`${sql.ref(owner)}, ${COPIED}`;
  const present: RawBuilder<unknown> = sql`
    select ${columns} from ${sql.table(offers)} where service_id >= ${OWN_SERVICE_IDS_FROM}
  `;
  const due: RawBuilder<unknown> = sql`
    select ${columns} from (${dueRows(kind, today)}) as given
    where exists (select from ${sql.table(titles)} where id = ${sql.ref(`given.${owner}`)})
  `;
  const { rows } = await sql<{ id: number }>`
    select distinct ${sql.ref(owner)} as id
    from ((${due} except ${present}) union all (${present} except ${due})) as differing
    order by 1
  `.execute(db);
  return rows.map(({ id }) => id);
}

interface OfferedOnService extends OwnOffer, ItemKey {
  /** Null if the title is not stored. */
  title: string | null;
  year: number | null;
}

/** What is published of one service, whatever its dates, by title; checked on the day of its last check, alone or with all others. */
export async function listFreeOffers(db: Db, serviceId: number): Promise<OfferedOnService[]> {
  const { rows } = await sql<OfferedOnService>`
    select service_id as "serviceId", title_kind as kind, title_id as "titleId", free_offers.url, is_dubbed as "isDubbed",
           is_subtitled as "isSubtitled", has_libras as "hasLibras", is_described as "isDescribed",
           free_offers.source_url as "sourceUrl", ${offerCheckedOn} as "checkedOn", free_offers.expires_on as "expiresOn", since,
           coalesce(movies.title, series.title) as title,
           coalesce(movies.release_year, extract(year from series.first_air_date)::integer) as year
    from free_offers
    join free_services on free_services.id = service_id
    left join movies on title_kind = 'movie' and movies.id = title_id
    left join series on title_kind = 'series' and series.id = title_id
    where service_id = ${serviceId}
    order by title, title_kind, title_id
  `.execute(db);
  return rows;
}

/** Dates of all offers of published services, to count what is due. */
export async function listOfferDates(db: Db): Promise<{ serviceId: number; checkedOn: string; expiresOn: string }[]> {
  const { rows } = await sql<{ serviceId: number; checkedOn: string; expiresOn: string }>`
    select service_id as "serviceId", ${offerCheckedOn} as "checkedOn", free_offers.expires_on as "expiresOn"
    from free_offers
    join free_services on free_services.id = service_id
  `.execute(db);
  return rows;
}

/** All titles these services have, whatever the dates. */
export async function listTitlesOfService(db: Db, kind: TitleKind, serviceIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct title_id as id from free_offers
    where title_kind = ${kind} and service_id = any (${serviceIds}::integer[]) order by 1
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** The offers that are published of these titles, as editors wrote them. */
export async function listPublishedOffers(
  db: Db,
  titles: readonly ItemKey[],
): Promise<(ItemKey & { offers: OwnOffer[] })[]> {
  const { rows } = await sql<ItemKey & { offers: OwnOffer[] }>`
    select entity as kind, entity_id as "titleId", value as offers
    from overrides
    join jsonb_to_recordset(${JSON.stringify(titles)}::jsonb) as title (kind text, "titleId" integer)
      on entity = kind and entity_id = "titleId"
    where field = 'ownOffers'
  `.execute(db);
  return rows;
}

interface NamedTitle {
  kind: TitleKind;
  titleId: number;
  name: string;
  year: number | null;
}

/** Listed titles with exactly one of these names, ours or the original one, as search normalises them. */
export async function listTitlesNamed(db: Db, names: readonly string[]): Promise<NamedTitle[]> {
  const named = (kind: TitleKind, year: RawBuilder<unknown>) => sql`
    select distinct ${kind} as kind, id as "titleId", name, ${year} as year
    from ${sql.table(TITLE_TABLES[kind].titles)}
    cross join lateral unnest(array[search_title, search_original_title]) as name
    where is_listed and name = any (${names}::text[])
  `;
  const { rows } = await sql<NamedTitle>`
    ${named('movie', sql`release_year`)} union all ${named('series', sql`extract(year from first_air_date)::integer`)}
  `.execute(db);
  return rows;
}

/** Whether an editor knows of any offer that is dubbed. */
export async function hasDubbedOffers(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is_any: boolean }>`
    select exists (select from movie_offers where is_dubbed) or exists (select from series_offers where is_dubbed) as is_any
  `.execute(db);
  return rows[0]?.is_any ?? false;
}
