import type { EditableField } from '#shared/domain/editable-fields.ts';
import type { EditedField, EditedSubject } from '#shared/domain/edited-subject.ts';
import type { Held } from './draft-state.ts';
import type { Draft } from './use-draft.ts';

export interface FieldRowProps {
  subject: EditedSubject;
  edited: EditedField;
  held: Held;
  spec: EditableField;
  draft: Draft;
  /** Whether whoever looks may write here, and lock it. */
  mayWrite: boolean;
  mayLock: boolean;
}
