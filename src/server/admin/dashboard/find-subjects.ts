import { judgePersonHealth, judgeTitleHealth } from '#shared/admin/domain/health.ts';
import { HIDDEN_NAMES_READ, SUBJECTS_COUNTED, SUBJECTS_PER_PAGE } from '#shared/admin/domain/limits.ts';
import { EVERYTHING, type ListQuery } from '#shared/admin/domain/list-query.ts';
import type { ListedSubject, SubjectList } from '#shared/admin/domain/listed.ts';
import type { Entity } from '#shared/domain/entities.ts';
import { LARGEST_ID } from '#shared/domain/ids.ts';
import { normaliseForSearch, parseTrailingId } from '#shared/domain/slug.ts';
import type { Context } from '../../context.ts';
import { findMeant, findNear, KIND_NUMBERS } from '../../search/index.ts';
import {
  countSubjects,
  listHiddenNames,
  listSubjectIds,
  type SubjectFilter,
} from '../../store/editing/subject-lists.ts';
import { listSubjectRows, type SubjectRow } from '../../store/editing/subject-rows.ts';
import { type NameAuthor, openNames } from '../editing/editor.ts';
import { toState } from '../editing/open-subject.ts';

export type SubjectQuery = Partial<ListQuery> & { entity: Entity };

/** By name, id, our URL or TMDB's, and by state or missing fields; the most popular first. */
export async function findSubjects(ctx: Context, { entity, ...asked }: SubjectQuery): Promise<SubjectList> {
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
export async function listLines(ctx: Context, entity: Entity, ids: readonly number[]): Promise<ListedSubject[]> {
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
  entity: Entity,
  query: string,
  filters: Filters,
): Promise<SubjectFilter | undefined> {
  const id = parseNumber(entity, query);
  if (id === null) return undefined;
  const byName = { ...filters, phrase: normaliseForSearch(query), ids: undefined };
  if (id === undefined) return findOtherwise(ctx, entity, byName);
  const byId = { ...filters, phrase: '', ids: [id] };
  // A number may be a title: 1917, 300.
  if (/\D/.test(query)) return byId;
  return (await countSubjects(ctx.db, entity, byId, 1)) > 0 ? byId : byName;
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

function toLine(entity: Entity, row: SubjectRow, nameAuthor: NameAuthor): ListedSubject {
  const { id, title, slug, editedFields, lockedFields, hasDraft, isPlanned, conflicts, isNoindex, syncedAt } = row;
  return {
    ...{ entity, id, title, slug, editedFields, lockedFields, hasDraft, isPlanned, conflicts, isNoindex, syncedAt },
    reviewState: row.reviewState ?? undefined,
    year: row.year === null ? '' : String(row.year),
    picturePath: row.picturePath ?? undefined,
    certification: row.certification ?? undefined,
    state: toState(row),
    platforms: row.platforms,
    health: toHealth(entity, row),
    lastEdit:
      row.editedBy !== null && row.editedAt !== null
        ? { author: nameAuthor(row.editedBy), at: row.editedAt }
        : undefined,
  };
}

function toHealth(entity: Entity, row: SubjectRow) {
  const { textLanguage } = row;
  if (entity === 'person') return judgePersonHealth({ ...row, textLanguage, hasPortrait: row.picturePath !== null });
  return judgeTitleHealth({
    ...row,
    textLanguage,
    hasPoster: row.picturePath !== null,
    hasCertification: row.certification !== null,
  });
}
