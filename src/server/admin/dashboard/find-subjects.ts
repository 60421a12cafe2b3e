import type { SubjectLine } from '#shared/admin/domain/editing/edited-subject.ts';
import { judgePersonHealth, judgeTitleHealth } from '#shared/admin/domain/health.ts';
import { HIDDEN_NAMES_READ, SUBJECTS_COUNTED, SUBJECTS_PER_PAGE, TRASH_DAYS } from '#shared/admin/domain/limits.ts';
import { EVERYTHING, type ListQuery } from '#shared/admin/domain/list-query.ts';
import type { ListedSubject, RemovedLine, SubjectList } from '#shared/admin/domain/listed.ts';
import { type Listed, subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { type Entity, isFromTmdb } from '#shared/domain/entities.ts';
import { LARGEST_ID } from '#shared/domain/ids.ts';
import { normaliseForSearch, parseTrailingId } from '#shared/domain/slug.ts';
import { type CreatedRecord, isCreated } from '#shared/domain/subjects/records.ts';
import type { Context } from '../../context.ts';
import { findMeant, findNear, KIND_NUMBERS } from '../../search/index.ts';
import {
  countSubjects,
  listHiddenNames,
  listSubjectIds,
  type SubjectFilter,
} from '../../store/editing/subject-lists.ts';
import { listSubjectRows, type SubjectRow } from '../../store/editing/subject-rows.ts';
import { listRemovedRecords } from '../../store/records/record-trash.ts';
import { type NameAuthor, openNames } from '../editing/editor.ts';
import { toState } from '../editing/open-subject.ts';

export type SubjectQuery<E extends Listed = Entity> = Partial<ListQuery> & { entity: E };

/** By name, id, our URL or TMDB's, and by what the list is narrowed to; in the order it has without a choice. */
export async function findSubjects<E extends Listed>(
  ctx: Context,
  { entity, ...asked }: SubjectQuery<E>,
): Promise<SubjectList<E>> {
  const { page, query, ...rest } = { ...EVERYTHING, ...asked };
  const filter = await readQuery(ctx, entity, query.trim(), rest);
  if (!filter) return { lines: [], total: 0, hasMore: false };
  const last = SUBJECTS_COUNTED / SUBJECTS_PER_PAGE;
  const offset = (Math.min(last, Math.max(1, Math.trunc(page) || 1)) - 1) * SUBJECTS_PER_PAGE;
  const [ids, counted] = await Promise.all([
    listSubjectIds(ctx.db, entity, filter, { offset, limit: SUBJECTS_PER_PAGE }),
    countSubjects(ctx.db, entity, filter, SUBJECTS_COUNTED + 1),
  ]);
  const lines = await listLines(ctx, entity, ids);
  return { lines, total: Math.min(counted, SUBJECTS_COUNTED), hasMore: counted > SUBJECTS_COUNTED };
}

/** All matching ids, at most `most`: for actions on the whole list. */
export async function findAllIds(ctx: Context, { entity, ...asked }: SubjectQuery, most: number): Promise<number[]> {
  const { page: _, query, ...rest } = { ...EVERYTHING, ...asked };
  const filter = await readQuery(ctx, entity, query.trim(), rest);
  return filter ? listSubjectIds(ctx.db, entity, filter, { offset: 0, limit: most }) : [];
}

/** The rows of these ids, in their order; unknown ids are left out. */
export async function listLines<E extends Listed>(
  ctx: Context,
  entity: E,
  ids: readonly number[],
): Promise<ListedSubject<E>[]> {
  const rows = await listSubjectRows(ctx.db, entity, ids, ctx.now());
  const nameAuthor = await openNames(
    ctx.db,
    rows.flatMap(({ editedBy }) => editedBy ?? []),
  );
  return rows.map((row) => toLine(entity, row, nameAuthor));
}

type Filters = Omit<ListQuery, 'query' | 'page'>;

async function readQuery(
  ctx: Context,
  entity: Listed,
  query: string,
  filters: Filters,
): Promise<SubjectFilter | undefined> {
  if (!isFromTmdb(entity)) return { ...filters, phrase: normaliseForSearch(lastWords(query)), ids: undefined };
  const id = parseNumber(entity, query);
  if (id === null) return undefined;
  const byName = { ...filters, phrase: normaliseForSearch(query), ids: undefined };
  if (id === undefined) return findOtherwise(ctx, entity, byName);
  const byId = { ...filters, phrase: '', ids: [id] };
  // A number may be a title: 1917, 300.
  if (/\D/.test(query)) return byId;
  return (await countSubjects(ctx.db, entity, byId, 1)) > 0 ? byId : byName;
}

/** Of an address its last part, which is the subject's own. */
function lastWords(query: string): string {
  return /([^/]+)\/*$/.exec(query)?.[1] ?? '';
}

/** As the public search does: if no name has these words, those that were probably meant; hidden ones too. */
async function findOtherwise(ctx: Context, entity: Entity, byName: SubjectFilter): Promise<SubjectFilter> {
  const { phrase } = byName;
  if (phrase === '' || (await countSubjects(ctx.db, entity, { ...EVERYTHING, phrase, ids: undefined }, 1)) > 0)
    return byName;
  const [{ hits }, hidden] = await Promise.all([
    findMeant(ctx.db, phrase, { isThorough: true }),
    listHiddenNames(ctx.db, entity, HIDDEN_NAMES_READ),
  ]);
  const meant = hits.filter(({ kind }) => kind === KIND_NUMBERS[entity]).map((hit) => hit.id);
  const ids = [...new Set([...meant, ...findNear(phrase.split(' '), hidden)])];
  return ids.length > 0 ? { ...byName, phrase: '', ids } : byName;
}

const OUR_PAGES: Record<string, Entity> = {
  filme: 'movie',
  filmes: 'movie',
  serie: 'series',
  series: 'series',
  pessoa: 'person',
};
const TMDB_PAGES: Record<string, Entity> = { movie: 'movie', tv: 'series', person: 'person' };

/** `undefined`: the query is not an id. `null`: it is an id of another kind. */
export function parseNumber(entity: Entity, query: string): number | undefined | null {
  if (/^\d{1,10}$/.test(query)) return Number(query) <= LARGEST_ID ? Number(query) : null;
  const [, host = '', page = '', slug = ''] = /^(?:https?:\/\/([^/]+))?\/([a-z]+)\/([^/?#]+)/i.exec(query) ?? [];
  const isTmdb = /(?:^|\.)themoviedb\.org$/i.test(host);
  const table = isTmdb ? TMDB_PAGES : OUR_PAGES;
  if (!slug || !Object.hasOwn(table, page)) return undefined;
  const id = isTmdb ? Number(/^\d+/.exec(slug)?.[0] ?? Number.NaN) : parseTrailingId(slug);
  return table[page] === entity && id !== null && id <= LARGEST_ID ? id : null;
}

function toLine<E extends Listed>(entity: E, row: SubjectRow, nameAuthor: NameAuthor): ListedSubject<E> {
  const { id, slug, values, editedFields, lockedFields, hasDraft, isPlanned, conflicts, isNoindex } = row;
  return {
    ...{ entity, id, slug, values, editedFields, lockedFields, hasDraft, isPlanned, conflicts, isNoindex },
    title: subjects[entity].nameOf?.(id) ?? row.title,
    syncedAt: row.syncedAt ?? undefined,
    publishAt: row.publishAt ?? undefined,
    titles: row.titles ?? undefined,
    place: row.place ?? undefined,
    reviewState: row.reviewState ?? undefined,
    year: row.year === null ? '' : String(row.year),
    picturePath: row.picturePath ?? undefined,
    certification: row.certification ?? undefined,
    state: stateOf(entity, row),
    platforms: row.platforms,
    health: toHealth(entity, row),
    lastEdit:
      row.editedBy !== null && row.editedAt !== null
        ? { author: nameAuthor(row.editedBy), at: row.editedAt }
        : undefined,
  };
}

/** Of what editors create: what was never public is a draft, or planned. */
function stateOf(entity: Listed, row: SubjectRow): SubjectLine['state'] {
  if (!isCreated(entity) || row.isPublic) return toState(row);
  if (row.publishAt) return 'planned';
  return row.isNew ? 'draft' : 'hidden';
}

function toHealth(entity: Listed, row: SubjectRow) {
  const { textLanguage } = row;
  if (!isFromTmdb(entity)) return undefined;
  if (entity === 'person') return judgePersonHealth({ ...row, textLanguage, hasPortrait: row.picturePath !== null });
  return judgeTitleHealth({
    ...row,
    textLanguage,
    hasPoster: row.picturePath !== null,
    hasCertification: row.certification !== null,
  });
}

const DAY_MS = 86_400_000;

/** What these kinds have in the trash, the last removed first. */
export async function listRemoved(ctx: Context, entities: readonly CreatedRecord[]): Promise<RemovedLine[]> {
  const rows = await listRemovedRecords(ctx.db, entities);
  const nameAuthor = await openNames(
    ctx.db,
    rows.map(({ author }) => author),
  );
  return rows.map((row) => ({
    ...row,
    leadsTo: row.leadsTo ?? undefined,
    author: nameAuthor(row.author),
    endsAt: new Date(row.at.getTime() + TRASH_DAYS * DAY_MS),
  }));
}
