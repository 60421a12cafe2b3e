import { createHash } from 'node:crypto';
import { editableFields, type FieldKind } from '#shared/domain/editable-fields.ts';
import type { Editable, FieldOf, SourceOf } from '#shared/domain/entities.ts';
import { toCanonicalText } from '#shared/domain/same-value.ts';
import type { Trx } from '../infra/db.ts';
import { replaceConflicts } from '../store/conflicts.ts';
import type { Base, Subject, WrittenOverride } from '../store/overrides.ts';
import { providerFields } from './read-provider-fields.ts';

/** The kinds that stand in place of what TMDB says. The others only add to it, and TMDB may add what it likes beneath them. */
const REPLACING: ReadonlySet<FieldKind> = new Set([
  'line',
  'text',
  'rich',
  'certification',
  'department',
  'date',
  'picture',
  'handle',
]);

/** Whether an editor's value of such a field stands in place of TMDB's. */
export function isReplacing(entity: Editable, field: string): boolean {
  const kinds: Readonly<Record<string, { kind: FieldKind } | undefined>> = editableFields[entity];
  const known = kinds[field];
  return known !== undefined && REPLACING.has(known.kind);
}

/** What TMDB says of a field, as an override remembers it. */
export function toBase(value: unknown): Base {
  return { value: value ?? null, hash: createHash('sha256').update(toCanonicalText(value)).digest('base64') };
}

/**
 * Where TMDB says something else than it did when an editor wrote, somebody is to decide; our value stays on air until they
 * do. Part of every projection, so that it is raised with the change and settled with the edit.
 */
export async function raiseConflicts<E extends Editable>(
  { trx, now }: { trx: Trx; now: Date },
  subject: Subject<E>,
  { source, written }: { source: SourceOf<E>; written: readonly WrittenOverride[] },
): Promise<void> {
  // Nobody wrote anything of most, and a conflict goes with its override.
  if (written.length === 0) return;
  const provider = providerFields(subject.entity, source);
  const fields = written
    .filter(({ field }) => isReplacing(subject.entity, field))
    .filter((override) => isInConflict(override, provider[override.field as FieldOf<E>], now))
    .map(({ field }) => field);
  await replaceConflicts(trx, subject, fields, now);
}

function isInConflict({ baseHash, value, ...lock }: WrittenOverride, provider: unknown, now: Date): boolean {
  if (baseHash === null || isLockedAt(lock, now)) return false;
  const { hash } = toBase(provider);
  // Where TMDB came round to what we say there is nothing to decide.
  return hash !== baseHash && hash !== toBase(value).hash;
}

export function isLockedAt({ isLocked, expiresAt }: Pick<WrittenOverride, 'isLocked' | 'expiresAt'>, now: Date) {
  return isLocked && (expiresAt === null || expiresAt > now);
}
