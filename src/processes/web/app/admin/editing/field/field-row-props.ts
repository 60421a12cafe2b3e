import type { ReactNode } from 'react';
import type { EditedField, EditedSubject } from '#shared/admin/domain/editing/edited-subject.ts';
import type { QueueKey } from '#shared/admin/domain/queues.ts';
import type { EditableField } from '#shared/admin/domain/subjects/define-subject.ts';
import type { FieldState } from '../draft/draft-state.ts';
import type { Draft } from '../draft/use-draft.ts';

export interface FieldRowProps {
  subject: EditedSubject;
  edited: EditedField;
  held: FieldState;
  spec: EditableField;
  draft: Draft;
  /** Whether the signed-in member may edit this field, and lock it. */
  mayWrite: boolean;
  mayLock: boolean;
  /** The conversations about it. */
  children?: ReactNode;
  /** The queue in which the subject is because of this field. */
  queue?: QueueKey | undefined;
}
