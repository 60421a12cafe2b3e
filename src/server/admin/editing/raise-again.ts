import type { Editable, SourceOf } from '#shared/domain/entities.ts';
import { listOverrides, type Subject } from '../../store/titles/overrides.ts';
import type { Change } from '../../sync/change-catalogue.ts';
import { raiseConflicts } from '../../sync/projection/raise-conflicts.ts';

/** Only re-evaluates conflicts after a lock or a base changed. No visible value changed, so nothing is projected. */
export async function raiseAgain<E extends Editable>(
  change: Change,
  subject: Subject<E>,
  { source }: { source: SourceOf<E> },
): Promise<void> {
  await raiseConflicts(change, subject, { source, written: await listOverrides(change.trx, subject) });
}
