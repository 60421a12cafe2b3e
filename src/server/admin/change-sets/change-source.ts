import type { ChangeSourceName } from '#shared/admin/domain/change-sets.ts';
import type { Editable } from '#shared/domain/entities.ts';
import type { CreatedRecord } from '#shared/domain/subjects/records.ts';
import type { Context } from '../../context.ts';
import type { ChangeSetItem } from '../../store/editing/change-sets.ts';
import type { Editor } from '../editing/editor.ts';

/** One subject of a set, and what it shall become. */
export type WantedChange = { entity: Editable; id: number } & Wanted;
/** A record that the set creates. */
export type WantedRecord = { entity: CreatedRecord; id: null; values: Readonly<Record<string, unknown>> };

interface Wanted {
  /** By field; null goes back to TMDB's value. `drafts` are the open ones; without any they are chosen on the preview. */
  values: Readonly<Record<string, unknown>> | 'drafts' | null;
  /** By field: locked once it is published. */
  locks?: ChangeSetItem['locks'];
}

export type Wish = WantedChange | WantedRecord;

/** A way to make a change set: the only part in which a selection, a CSV and an archive differ. */
export interface ChangeSource<Input> {
  name: ChangeSourceName;
  /** One item that cannot be applied refuses all. */
  isWhole?: boolean;
  /** Refuses what it cannot read: a set with a wrong line is not made. */
  read(ctx: Context, editor: Editor, input: Input): Promise<Wish[]> | Wish[];
}
