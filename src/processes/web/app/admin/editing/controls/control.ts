import type { EditableField } from '#shared/domain/editable-fields.ts';

/** What every control of a field is given. It draws inputs with names, which the form is read from, with script or without. */
export interface ControlProps {
  field: string;
  spec: EditableField;
  /** Ours; `null` where nothing of ours is there. */
  value: unknown;
  /** TMDB's, to begin with or to choose from. */
  provider: unknown;
  id: string;
  labelledBy: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  placeholder?: string | undefined;
  /** For a control that is not an input. */
  onValue: (value: unknown) => void;
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
