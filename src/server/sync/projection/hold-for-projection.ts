import type { Entity, OverridesOf, SourceOf } from '#shared/domain/entities.ts';
import type { Trx } from '../../infra/db.ts';
import { listOverrides, type Subject, type WrittenOverride } from '../../store/titles/overrides.ts';
import { lockSource } from '../../store/titles/sources.ts';

export interface ForProjection<E extends Entity> {
  source: SourceOf<E>;
  overrides: OverridesOf<E>;
  /** The same overrides with author, version and lock of each. */
  written: readonly WrittenOverride[];
  fetchedAt: Date;
  fetchStartedAt: Date;
}

/**
 * Reads source and overrides under the lock that serialises syncs and edits. A title that TMDB has not had for days is hidden as
 * if an editor had hidden it; the stored overrides stay, and apply again when the title is back.
 */
export async function lockForProjection<E extends Entity>(
  trx: Trx,
  subject: Subject<E>,
): Promise<ForProjection<E> | undefined> {
  const held = await lockSource(trx, subject.entity, subject.id);
  if (!held) return undefined;
  const { source, fetchedAt, fetchStartedAt, isGone } = held;
  const written = await listOverrides(trx, subject);
  const values = Object.fromEntries(written.map(({ field, value }) => [field, value])) as OverridesOf<E>;
  const overrides = isGone ? { ...values, isHidden: true } : values;
  return { source, overrides, written, fetchedAt, fetchStartedAt };
}
