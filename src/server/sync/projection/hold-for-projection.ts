import type { Entity, OverridesOf, SourceOf } from '#shared/domain/entities.ts';
import type { Trx } from '../../infra/db.ts';
import { findMergedInto } from '../../store/people/person-merges.ts';
import { listOverrides, type Subject, type WrittenOverride } from '../../store/titles/overrides.ts';
import { lockSource } from '../../store/titles/sources.ts';
import { withShownPictures } from './shown-pictures.ts';

export interface ForProjection<E extends Entity> {
  source: SourceOf<E>;
  overrides: OverridesOf<E>;
  /** The same overrides with author, version and lock of each. */
  written: readonly WrittenOverride[];
  fetchedAt: Date;
  fetchStartedAt: Date;
  /** The person whom an editor merged this one into. */
  mergedInto: number | undefined;
}

/**
 * Reads source and overrides under the lock that serialises syncs and edits. A title that TMDB has not had for days is hidden as
 * if an editor had hidden it, and so is a person who was merged into another; the stored overrides stay, and apply again later.
 */
export async function lockForProjection<E extends Entity>(
  trx: Trx,
  subject: Subject<E>,
): Promise<ForProjection<E> | undefined> {
  const held = await lockSource(trx, subject.entity, subject.id);
  if (!held) return undefined;
  const { source, fetchedAt, fetchStartedAt, isGone } = held;
  const written = await listOverrides(trx, subject);
  const all = Object.fromEntries(written.map(({ field, value }) => [field, value])) as OverridesOf<E>;
  const values = await withShownPictures(trx, all);
  const mergedInto = subject.entity === 'person' ? await findMergedInto(trx, subject.id) : undefined;
  const overrides = isGone || mergedInto !== undefined ? { ...values, isHidden: true } : values;
  return { source, overrides, written, fetchedAt, fetchStartedAt, mergedInto };
}
