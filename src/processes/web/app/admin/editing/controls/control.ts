import type { EditableField } from '#shared/admin/domain/subjects/define-subject.ts';
import type { Editable } from '#shared/domain/entities.ts';

/** The props of every field control. Its inputs are not controlled: another value from elsewhere mounts it again. */
export interface ControlProps {
  /** Of the subject, for a control that searches for others of its kind. */
  entity?: Editable | undefined;
  field: string;
  spec: EditableField;
  /** The editors' value; `null` if there is none. */
  value: unknown;
  /** TMDB's value, as a starting point or to choose from. */
  provider: unknown;
  id: string;
  labelledBy: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  placeholder?: string | undefined;
  onValue: (value: unknown) => void;
}

export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : '';
}
