import type { DraftVersion } from '#shared/admin/domain/review.ts';
import type { Draft } from '../editing/draft/use-draft.ts';

/** The drafts on the screen, including what was typed and is not saved yet. */
export function toDrafts({ state }: Draft): DraftVersion[] {
  return Object.entries(state.fields).flatMap(([field, { hasDraft, isDirty, version }]) =>
    hasDraft || isDirty ? [{ field, version: isDirty ? undefined : version }] : [],
  );
}
