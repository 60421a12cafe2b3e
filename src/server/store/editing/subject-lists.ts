import { type RawBuilder, sql } from 'kysely';
import type { ListQuery, ListState, TextFilter } from '#shared/admin/domain/list-query.ts';
import type { ListOrder } from '#shared/admin/domain/subjects/define-subject.ts';
import { type Listed, listingOf } from '#shared/admin/domain/subjects/subjects.ts';
import { type Entity, isFromTmdb } from '#shared/domain/entities.ts';
import { isCreated, type RecordEntity, records } from '#shared/domain/subjects/records.ts';
import type { TextLanguage } from '#shared/domain/titles/text-language.ts';
import type { Db } from '../../infra/db.ts';
import type { Slice } from '../titles/title-tables.ts';
import { inRecordState, isTroubled, namedLike, writtenValue } from './record-rows.ts';

/** The tables of subjects, for statements that are the same for all of them; the names of films, series and people are indexed. */
const RECORDS = { table: 'records', names: ['search_title'] } as const;
export const SUBJECT_TABLES = {
  movie: { table: 'movies', sources: 'movie_sources', names: ['search_title', 'search_original_title'] },
  series: { table: 'series', sources: 'series_sources', names: ['search_title', 'search_original_title'] },
  person: { table: 'people', sources: 'person_sources', names: ['search_name'] },
  genre: { table: 'genres', names: ['name'] },
  platform: { table: 'platforms', names: ['name'] },
} as const satisfies Partial<Record<Listed, object>>;

/** What editors create, and the site's pages. */
export function isListedRecord(entity: Listed): entity is Listed & RecordEntity {
  return Object.hasOwn(records, entity);
}

export function subjectTable(entity: Listed): string {
  return isListedRecord(entity) ? RECORDS.table : SUBJECT_TABLES[entity].table;
}

/** A list request with its query already parsed: a phrase to search for, or ids to show. */
export type SubjectFilter = Omit<ListQuery, 'query' | 'page'> & { phrase: string; ids: readonly number[] | undefined };

const TEXTS: Record<TextFilter, readonly TextLanguage[]> = {
  ausente: ['none'],
  suspeito: ['pt-PT', 'en', 'es', 'other'],
  ingles: ['en'],
  'pt-pt': ['pt-PT'],
  espanhol: ['es'],
  outro: ['other'],
};

/** Ids only, in order; the rows are read only for the page shown. */
export async function listSubjectIds(
  db: Db,
  entity: Listed,
  filter: SubjectFilter,
  { offset, limit }: Slice,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select face.id
    from ${fromSubjects(entity, filter)}
    ${whereSubjects(entity, filter)}
    order by ${orderOf(entity, filter)}
    limit ${limit} offset ${offset}
  `.execute(db);
  return rows.map((row) => row.id);
}

/** Counts at most up to `most`. */
export async function countSubjects(db: Db, entity: Listed, filter: SubjectFilter, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count
    from (select 1 from ${fromSubjects(entity, filter)} ${whereSubjects(entity, filter)} limit ${most}) as counted
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Names of hidden subjects, which are in no search table; bounded, as the search for a misspelt name reads them all. */
export async function listHiddenNames(db: Db, entity: Entity, most: number): Promise<{ id: number; name: string }[]> {
  const { table, names } = SUBJECT_TABLES[entity];
  const { rows } = await sql<{ id: number; name: string }>`
    select id, ${sql.ref(names[0])} as name from ${sql.table(table)} where not is_public order by popularity desc, id limit ${most}
  `.execute(db);
  return rows;
}

/** What is chosen in an address, if the list has it. */
function chooseOrder(entity: Listed, { order }: SubjectFilter): ListOrder | undefined {
  const { orders } = listingOf(entity);
  return orders.find((each) => each === order) ?? orders[0];
}

/** The edit order of films, series and people starts from the few edited ones and lists only those. */
export function fromSubjects(entity: Listed, filter: SubjectFilter): RawBuilder<unknown> {
  const table = sql`${sql.table(subjectTable(entity))} as face`;
  if (!isCreated(entity) && chooseOrder(entity, filter) !== 'edicao') return table;
  const touched = sql`(
    select entity_id, max(updated_at) as at
    from (
      select entity_id, updated_at from drafts where entity = ${entity}
      union all
      select entity_id, updated_at from overrides where entity = ${entity}
    ) as written
    group by entity_id
  ) as touched`;
  if (isCreated(entity)) return sql`${table} left join ${touched} on touched.entity_id = face.id`;
  return sql`${touched} join ${table} on face.id = touched.entity_id`;
}

const ORDERS: Record<ListOrder, RawBuilder<unknown>> = {
  populares: sql`face.popularity desc, face.id`,
  edicao: sql`touched.at desc, face.id`,
  novos: sql`face.id desc`,
  nome: sql`face.search_title, face.id`,
};

/** Exact names first, then names that start with the phrase. */
function orderOf(entity: Listed, filter: SubjectFilter): RawBuilder<unknown> {
  const { phrase } = filter;
  const order = chooseOrder(entity, filter);
  if (order === undefined) return isListedRecord(entity) ? sql`face.id` : sql`face.position, face.slug`;
  if (isCreated(entity) && order === 'edicao') return sql`coalesce(touched.at, face.changed_at) desc, face.id desc`;
  if (!phrase || order !== 'populares' || !isFromTmdb(entity)) return ORDERS[order];
  const name = sql.ref(`face.${SUBJECT_TABLES[entity].names[0]}`);
  return sql`(${name} = ${phrase}) desc, starts_with(${name}, ${phrase}) desc, ${ORDERS[order]}`;
}

/** `more`: further conditions on `face`. */
export function whereSubjects(
  entity: Listed,
  filter: SubjectFilter,
  ...more: readonly (RawBuilder<unknown> | undefined)[]
): RawBuilder<unknown> {
  const conditions = [...more, ...(isFromTmdb(entity) ? ofSourced(entity, filter) : ofOwn(entity, filter))].filter(
    (condition) => condition !== false && condition !== undefined && condition !== '',
  );
  return conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
}

type Condition = RawBuilder<unknown> | false | '' | undefined;

/** What only editors know, and genres and platforms. */
function ofOwn(entity: Exclude<Listed, Entity>, filter: SubjectFilter): Condition[] {
  if (!isListedRecord(entity)) return [];
  const marked = listingOf(entity).filters.flatMap((each) =>
    typeof each === 'object' && filter.marks.includes(each.word) ? [each.field] : [],
  );
  return [
    sql`face.entity = ${entity} and face.removed_at is null`,
    filter.phrase && namedLike(entity, filter.phrase),
    filter.state && inRecordState(entity, filter.state),
    filter.isTroubled && isTroubled(entity),
    ...marked.map((field) => sql`${writtenValue(entity, field)} = 'true'`),
  ];
}

function ofSourced(entity: Entity, filter: SubjectFilter): Condition[] {
  return [
    // A person known only from credits cannot be edited yet.
    entity === 'person' && sql`face.has_source`,
    filter.ids && sql`face.id = any(${[...filter.ids]}::integer[])`,
    filter.phrase !== '' && sql`face.id in (${matching(entity, filter.phrase)})`,
    filter.state && inState(entity, filter.state),
    filter.isEdited && sql`face.id in (select entity_id from overrides where entity = ${entity})`,
    filter.text && inLanguages(TEXTS[filter.text]),
    ...(entity === 'person' ? [] : titleConditions(entity, filter)),
  ];
}

/** As literals, written exactly as in the partial indexes, so that the planner can use them. */
function inLanguages([only, ...more]: readonly TextLanguage[]): RawBuilder<unknown> {
  if (more.length === 0) return sql`face.text_language = ${sql.lit(only)} and face.text_language <> 'pt-BR'`;
  return sql`face.text_language in ('pt-PT', 'en', 'es', 'other')`;
}

function titleConditions(entity: 'movie' | 'series', filter: SubjectFilter): Condition[] {
  const { isUncertified, platformId, genreId, year } = filter;
  const offers = entity === 'movie' ? sql`movie_offers` : sql`series_offers`;
  const owner = entity === 'movie' ? sql`movie_id` : sql`series_id`;
  return [
    isUncertified && sql`face.certification is null and face.is_public`,
    platformId !== undefined &&
      sql`face.id in (
        select offer.${owner} from ${offers} as offer
        join platform_services on platform_services.service_id = offer.service_id
        where platform_services.platform_id = ${platformId}
      )`,
    genreId !== undefined && sql`face.genre_ids @> array[${genreId}]::integer[]`,
    year !== undefined && (entity === 'movie' ? sql`face.release_year = ${year}` : airedIn(year)),
  ];
}

function airedIn(year: number): RawBuilder<unknown> {
  return sql`face.first_air_date >= make_date(${year}::integer, 1, 1) and face.first_air_date < make_date(${year + 1}::integer, 1, 1)`;
}

function inState(entity: Entity, state: ListState): RawBuilder<unknown> {
  const sources = sql.table(SUBJECT_TABLES[entity].sources);
  const inReview = (word: 'open' | 'returned') =>
    sql`face.id in (select entity_id from reviews where entity = ${entity} and state = ${word})`;
  const states: Record<ListState, () => RawBuilder<unknown>> = {
    'no-ar': () =>
      sql`face.is_public and not exists (select from ${sources} as source where source.id = face.id and source.gone_at is not null)`,
    rascunho: () => sql`face.id in (select entity_id from drafts where entity = ${entity} and is_open)`,
    'em-revisao': () => inReview('open'),
    devolvido: () => inReview('returned'),
    agendado: () => sql`face.id in (select entity_id from plans where entity = ${entity})`,
    conflito: () => sql`face.id in (select entity_id from conflicts where entity = ${entity})`,
    oculto: () => sql`not face.is_public`,
    noindex: () =>
      sql`face.id in (select entity_id from overrides where entity = ${entity} and field = 'isNoindex' and value = 'true'::jsonb)`,
    fora: () => sql`face.id in (select id from ${sources} where gone_at is not null)`,
    quebrado: () => sql`face.id in (select id from quarantine where kind = ${entity})`,
  };
  return states[state]();
}

/** By any name, aliases included; hidden subjects too. */
function matching(entity: Entity, phrase: string): RawBuilder<unknown> {
  const query = toPrefixQuery(phrase);
  const { table, names } = SUBJECT_TABLES[entity];
  const named = names.map(
    (name) => sql`select id from ${sql.table(table)} where search_words(${sql.ref(name)}) @@ ${query}::tsquery`,
  );
  return sql`
    ${sql.join(named, sql` union `)}
    union
    select entity_id from title_aliases where kind = ${entity} and search_words(search_alias) @@ ${query}::tsquery
  `;
}

/** `'cidade':* & 'deus':*`. Quoted, so that PostgreSQL reads no character of a word as an operator. */
function toPrefixQuery(phrase: string): string {
  const words = [...new Set(phrase.split(' '))];
  return words.map((word) => `'${word.replace(/['\\]/g, '$&$&')}':*`).join(' & ');
}
