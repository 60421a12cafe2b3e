import { type RawBuilder, sql } from 'kysely';
import { PRICES } from '#shared/domain/limits.ts';
import type { FreeOffer } from '#shared/domain/subscriptions/free-services.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import { OWN_SERVICE_IDS_FROM } from '#shared/domain/titles/watch-services.ts';
import type { Db, Trx } from '../../infra/db.ts';
import { TITLE_TABLES } from '../titles/title-tables.ts';

/** As `isShownOn` decides, in SQL; a test compares them. */
const isShown = (today: string) => sql`
  offer.removed_at is null and service.removed_at is null
  and offer.checked_on <= ${today}::date
  and ${today}::date <= least(offer.expires_on, offer.checked_on + ${PRICES.daysUnchecked}::integer)
`;

/** Behind every offer of TMDB's. */
const FIRST_POSITION = 1_000;

/** The rows of a title's offers that editors' services give today. */
const dueRows = (kind: TitleKind, today: string) => sql`
  select offer.title_id as ${sql.ref(TITLE_TABLES[kind].owner)}, case when service.has_ads then 'ads' else 'free' end as kind,
         offer.service_id, offer.url, offer.is_dubbed, offer.is_subtitled, offer.has_libras, offer.is_described
  from free_offers as offer
  join free_services as service on service.id = offer.service_id
  where offer.title_kind = ${kind} and ${isShown(today)}
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

interface OfferedOnService extends FreeOffer {
  /** Null if the title is not stored. */
  title: string | null;
  year: number | null;
}

/** What is entered of one service, whatever its dates, by title. */
export function listFreeOffers(db: Db, serviceId: number): Promise<OfferedOnService[]> {
  return listOffersWhere(db, sql`service_id = ${serviceId}`);
}

/** What is entered of one title, whatever its dates; only of services that are not removed. */
export function listFreeOffersOfTitle(db: Db, kind: TitleKind, titleId: number): Promise<OfferedOnService[]> {
  return listOffersWhere(
    db,
    sql`
      title_kind = ${kind} and title_id = ${titleId}
      and exists (select from free_services where id = service_id and removed_at is null)
    `,
  );
}

async function listOffersWhere(db: Db, condition: RawBuilder<unknown>): Promise<OfferedOnService[]> {
  const { rows } = await sql<OfferedOnService>`
    select offer.id, service_id as "serviceId", title_kind as "titleKind", title_id as "titleId", url, is_dubbed as "isDubbed",
           is_subtitled as "isSubtitled", has_libras as "hasLibras", is_described as "isDescribed", source_url as "sourceUrl",
           checked_on as "checkedOn", expires_on as "expiresOn", offer.version, author,
           coalesce(movies.title, series.title) as title,
           coalesce(movies.release_year, extract(year from series.first_air_date)::integer) as year
    from free_offers as offer
    left join movies on title_kind = 'movie' and movies.id = title_id
    left join series on title_kind = 'series' and series.id = title_id
    where ${condition} and offer.removed_at is null
    order by title, offer.id
  `.execute(db);
  return rows;
}

/** Dates of all offers, to count what is due. */
export async function listOfferDates(db: Db): Promise<{ serviceId: number; checkedOn: string; expiresOn: string }[]> {
  const { rows } = await sql<{ serviceId: number; checkedOn: string; expiresOn: string }>`
    select service_id as "serviceId", checked_on as "checkedOn", expires_on as "expiresOn"
    from free_offers
    where removed_at is null
  `.execute(db);
  return rows;
}

/** All titles a service has, or had before they were removed. */
export async function listTitlesOfService(db: Db, kind: TitleKind, serviceIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct title_id as id from free_offers
    where title_kind = ${kind} and service_id = any (${serviceIds}::integer[]) order by 1
  `.execute(db);
  return rows.map(({ id }) => id);
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
