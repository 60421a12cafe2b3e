import { isSameValue } from '#shared/admin/domain/editing/same-value.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { Context } from '../../context.ts';
import { commitReplicated } from '../../store/cache/commit.ts';
import { announceScreenChange } from '../../store/editing/presence.ts';
import type { TitleRef } from '../../store/titles/title-tables.ts';
import { type ChangedList, changeListIn, takeTurns } from './change-list.ts';
import type { Editor } from './editor.ts';

/** Describes one change instead of the resulting list, so that changes of several editors combine. */
export interface LineChange<T> {
  /** The line as the editor saw it, null if there was none. Unset, as in a CSV: whatever there is now. */
  was?: T | null;
  /** Null: the line is removed. */
  line: T | null;
}

/** A field of titles that is a list of lines, one for each key. */
export interface LinesField<T> {
  field: 'voices' | 'ownOffers';
  keyOf(line: T): string;
  most: number;
  words: { taken: string; clash: string; tooMany: (most: number) => string };
}

/** Changes the draft of a list line by line: changes of other editors to other lines stay. */
export async function changeLines<T>(
  ctx: Context,
  { actor }: Editor,
  { kind, id }: TitleRef & { kind: TitleKind },
  lines: LinesField<T>,
  changes: readonly LineChange<T>[],
): Promise<ChangedList<T>> {
  const subject = { entity: kind, id };
  const by = { author: actor.id, at: ctx.now() };
  return takeTurns(ctx, id, () =>
    ctx.db.transaction().execute(async (trx) => {
      await commitReplicated(trx);
      const changed = await changeListIn<T>(trx, by, subject, lines.field, (before) =>
        changes.reduce((list, change) => changeLine(lines, list, change), before),
      );
      await announceScreenChange(trx, subject, by.author);
      return changed;
    }),
  );
}

function changeLine<T>(
  { keyOf, most, words }: LinesField<T>,
  list: readonly T[],
  { was, line }: LineChange<T>,
): readonly T[] {
  const placeOf = (one: T) => list.findIndex((each) => keyOf(each) === keyOf(one));
  const named = was ?? line;
  const place = named ? placeOf(named) : -1;
  const held = list[place] ?? null;
  if (was !== undefined && !isSameValue(held, was)) {
    // The answer to this same change was lost.
    if (isSameValue(held, line)) return list;
    throw new Failure('aborted', was === null ? words.taken : words.clash);
  }
  if (line === null) return list.filter((each) => each !== held);
  const taken = placeOf(line);
  if (taken >= 0 && taken !== place) throw new Failure('aborted', words.taken);
  if (held) return list.with(place, line);
  if (list.length >= most) throw new Failure('resource-exhausted', words.tooMany(most));
  return [...list, line];
}
