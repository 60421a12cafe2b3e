import type { ChangeSourceName } from '#shared/admin/domain/change-sets.ts';
import type { Context } from '../../context.ts';
import type { ChangeSetItem } from '../../store/editing/change-sets.ts';
import type { Subject } from '../../store/titles/overrides.ts';
import type { Editor } from '../editing/editor.ts';

/** One subject of a set, and what it shall become. */
export interface WantedChange extends Subject {
  /** By field; null goes back to TMDB's value. `drafts` are the open ones; without any they are chosen on the preview. */
  values: Readonly<Record<string, unknown>> | 'drafts' | null;
  /** By field: locked once it is published. */
  locks?: ChangeSetItem['locks'];
}

/** A way to make a change set: the only part in which a selection, a CSV and an archive differ. */
export interface ChangeSource<Input> {
  name: ChangeSourceName;
  /** One item that cannot be applied refuses all. */
  isWhole?: boolean;
  /** Refuses what it cannot read: a set with a wrong line is not made. */
  read(ctx: Context, editor: Editor, input: Input): Promise<readonly WantedChange[]> | readonly WantedChange[];
}
