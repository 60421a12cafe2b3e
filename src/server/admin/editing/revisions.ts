import type { RevisionContent, RevisionLine } from '#shared/admin/domain/editing/edited-subject.ts';
import { REVISIONS_LISTED } from '#shared/admin/domain/limits.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import { type Entity, isFromTmdb } from '#shared/domain/entities.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { Context } from '../../context.ts';
import {
  findPublishedNumber,
  findRevision,
  listRevisions,
  type StoredRevision,
} from '../../store/editing/revisions.ts';
import type { Subject } from '../../store/titles/overrides.ts';
import { findStoredSource } from '../../store/titles/sources.ts';
import { type NameAuthor, openNames } from './editor.ts';

/** Newest first; the last row is TMDB's, with the day of the last fetch. What is not TMDB's has no such row. */
export async function listRevisionLines(
  ctx: Context,
  subject: Subject,
  limit = REVISIONS_LISTED,
): Promise<RevisionLine[]> {
  const { entity, id } = subject;
  const [stored, current, provider] = await Promise.all([
    listRevisions(ctx.db, subject, limit),
    findPublishedNumber(ctx.db, subject),
    isFromTmdb(entity) ? readProviderLine(ctx, { entity, id }) : undefined,
  ]);
  const nameAuthor = await openNames(
    ctx.db,
    stored.flatMap(({ author, approvedBy }) => [author, approvedBy ?? []].flat()),
  );
  const lines = stored.map((revision) => toLine(revision, current, nameAuthor));
  return provider && lines.length < limit ? [...lines, provider] : lines;
}

export async function readRevision(ctx: Context, subject: Subject, number: number): Promise<RevisionContent> {
  const { entity, id } = subject;
  if (number === 0 && isFromTmdb(entity)) return { ...(await readProviderLine(ctx, { entity, id })), values: {} };
  refuseOddNumber(number);
  const [revision, current] = await Promise.all([
    findRevision(ctx.db, subject, number),
    findPublishedNumber(ctx.db, subject),
  ]);
  if (!revision) throw new Failure('not-found', editing.revisionNotFound);
  const nameAuthor = await openNames(ctx.db, [revision.author, revision.approvedBy ?? []].flat());
  return { ...toLine(revision, current, nameAuthor), values: revision.snapshot };
}

/** The number comes from the URL. */
export function refuseOddNumber(number: number): void {
  if (!Number.isInteger(number) || number < 0 || number >= 2 ** 31)
    throw new Failure('not-found', editing.revisionNotFound);
}

function toLine(revision: StoredRevision, current: number | undefined, nameAuthor: NameAuthor): RevisionLine {
  const { number, state, changedFields, note, author, approvedBy, at } = revision;
  const people = { author: nameAuthor(author), approvedBy: approvedBy === null ? undefined : nameAuthor(approvedBy) };
  return { number, state, isCurrent: number === current, changedFields, note, ...people, at };
}

async function readProviderLine(ctx: Context, { entity, id }: Subject<Entity>): Promise<RevisionLine> {
  const held = await findStoredSource(ctx.db, entity, id);
  if (!held) throw new Failure('not-found', subjects[entity].words.notFound);
  const isCurrent = (await findPublishedNumber(ctx.db, { entity, id })) === undefined;
  const people = { author: undefined, approvedBy: undefined };
  const line = { number: 0, state: 'provider', changedFields: [], note: '', ...people } as const;
  return { ...line, changedFields: [], isCurrent, at: held.fetchedAt };
}
