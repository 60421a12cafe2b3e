import { SUBJECTS_PER_PAGE } from '#shared/domain/admin-limits.ts';
import type { SubjectLine } from '#shared/domain/edited-subject.ts';
import type { Entity } from '#shared/domain/entities.ts';
import { normaliseForSearch, parseTrailingId } from '#shared/domain/slug.ts';
import type { Context } from '../context.ts';
import {
  type FoundSubjects,
  type ListedSubject,
  listLatestSubjects,
  listSubjectsById,
  listSubjectsByName,
} from '../store/subjects.ts';
import { toState } from './open-subject.ts';

export interface SubjectQuery {
  entity: Entity;
  query: string;
  page: number;
}

/** By name, number or address, ours or TMDB's. Without any, those somebody worked on last. */
export async function findSubjects(
  ctx: Context,
  { entity, query, page }: SubjectQuery,
): Promise<{ lines: SubjectLine[]; total: number }> {
  const { rows, total } = await search(ctx, entity, query.trim(), page);
  return { lines: rows.map((row) => toLine(entity, row)), total };
}

async function search(ctx: Context, entity: Entity, query: string, page: number): Promise<FoundSubjects> {
  const offset = (Math.max(1, Math.trunc(page) || 1) - 1) * SUBJECTS_PER_PAGE;
  const slice = { offset, limit: SUBJECTS_PER_PAGE };
  const id = parseNumber(entity, query);
  if (id === null) return { rows: [], total: 0 };
  const phrase = normaliseForSearch(query);
  if (id === undefined)
    return phrase ? listSubjectsByName(ctx.db, entity, phrase, slice) : listLatestSubjects(ctx.db, entity, slice);
  const byId = await listSubjectsById(ctx.db, entity, id);
  // A number may be a name: 1917, 300.
  return byId.total > 0 || /\D/.test(query) ? byId : listSubjectsByName(ctx.db, entity, phrase, slice);
}

const OUR_PAGES: Record<string, Entity> = {
  filme: 'movie',
  filmes: 'movie',
  serie: 'series',
  series: 'series',
  pessoa: 'person',
};
const TMDB_PAGES: Record<string, Entity> = { movie: 'movie', tv: 'series', person: 'person' };
const LARGEST_ID = 2 ** 31 - 1;

/** `undefined`: it names no number. `null`: it does, of something else. */
export function parseNumber(entity: Entity, query: string): number | undefined | null {
  if (/^\d{1,10}$/.test(query)) return Number(query) <= LARGEST_ID ? Number(query) : null;
  const [, host = '', page = '', slug = ''] = /^(?:https?:\/\/([^/]+))?\/([a-z]+)\/([^/?#]+)/i.exec(query) ?? [];
  const isTmdb = /(?:^|\.)themoviedb\.org$/i.test(host);
  const table = isTmdb ? TMDB_PAGES : OUR_PAGES;
  if (!slug || !Object.hasOwn(table, page)) return undefined;
  const id = isTmdb ? Number(/^\d+/.exec(slug)?.[0] ?? Number.NaN) : parseTrailingId(slug);
  return table[page] === entity && id !== null && id <= LARGEST_ID ? id : null;
}

function toLine(entity: Entity, row: ListedSubject): SubjectLine {
  return {
    entity,
    id: row.id,
    title: row.title,
    year: row.year === null ? '' : String(row.year),
    picturePath: row.picturePath ?? undefined,
    state: toState(row),
    editedFields: row.editedFields,
    hasDraft: row.hasDraft,
    conflicts: row.conflicts,
  };
}
