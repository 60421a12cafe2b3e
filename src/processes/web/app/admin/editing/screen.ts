import type { ComponentType } from 'react';
import type { EditedField, EditedSubject } from '#shared/admin/domain/editing/edited-subject.ts';
import type { ControlProps } from './controls/control.ts';
import type { Tab } from './tabs.ts';

type ByTab = Readonly<Partial<Record<Tab, ComponentType>>>;

/** What the edit screen of a kind of subject has besides its fields. */
export interface SubjectScreen {
  /** Instead of the fields of a tab, over the whole width. */
  Tabs?: ByTab;
  /** Above the fields, and below them. */
  Above?: ByTab;
  Below?: ByTab;
  /** Instead of the side panel; `null` for none. */
  Beside?: Readonly<Partial<Record<Tab, ComponentType | null>>>;
  /** Around the fields of the first tab, instead of a panel. */
  Fields?: ComponentType;
  /** The actions that take something away, instead of discarding the draft. */
  Menu?: ComponentType<{ hasDraft: boolean }>;
  /** Instead of the control of the field's kind. */
  controls?: Readonly<Record<string, ComponentType<ControlProps & { others: readonly EditedField[] }>>>;
  introOf?: (subject: EditedSubject, tab: Tab) => string;
  hintOf?: (subject: EditedSubject, field: string) => string | undefined;
  placeholders?: Readonly<Record<string, string>>;
  required?: readonly string[];
}
