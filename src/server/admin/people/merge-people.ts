import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { MERGED_TITLES_MAX } from '#shared/admin/domain/limits.ts';
import { adminMerging } from '#shared/admin/text/merging.ts';
import { Failure } from '#shared/domain/failure.ts';
import { tags } from '#shared/domain/tags.ts';
import type { Context } from '../../context.ts';
import { lockUntilCommit } from '../../infra/advisory-locks.ts';
import { touchPeople } from '../../store/people/credit-edits.ts';
import { findPersonName } from '../../store/people/people-by-name.ts';
import {
  addMerge,
  deleteReplacement,
  listMergedTitles,
  listMerges,
  listTitlesOf,
  markMergeUndone,
  type TitlesOfPerson,
} from '../../store/people/person-merges.ts';
import { saveReplacement } from '../../store/titles/stored.ts';
import { type Change, changeCatalogue } from '../../sync/change-catalogue.ts';
import { reprojectMovie, reprojectSeries } from '../../sync/projection/reproject.ts';
import { reprojectEntity } from '../../sync/storage/storages.ts';
import type { Editor } from '../editing/editor.ts';
import { findNamedPerson } from '../editing/find-person.ts';

const words = adminMerging;

/**
 * Shows a person as another from now on, at once: the address redirects, credits and voices are the other's. What editors wrote of the
 * merged person, with its history and comments, stays theirs, and an undo shows it again.
 */
export async function mergePeople(
  ctx: Context,
  editor: Editor,
  from: number,
  given: { into: string },
): Promise<{ name: string }> {
  const into = await findNamedPerson(ctx.db, given.into);
  if ('fault' in into) {
    refuseWrongFields({ into: into.fault });
    throw new Error('refused above');
  }
  if (into.id === from) refuseWrongFields({ into: words.itself });
  return changeCatalogue(ctx, async (change) => {
    const { trx } = change;
    await lockUntilCommit(trx, 'merges');
    const [merged, survivor] = [await findPersonName(trx, from), await findPersonName(trx, into.id)];
    const merges = await listMerges(trx, from);
    if (merges.some((merge) => merge.from === from)) throw new Failure('aborted', words.already);
    if (!merged || !survivor) throw new Failure('aborted', words.notShown);
    // Addresses redirect once, so a survivor is not merged further.
    if (merges.length > 0) throw new Failure('aborted', words.hasMerged);
    await applyMerge(change, { from, into: into.id }, editor.actor.id);
    record(change, editor, 'person.merged', from, words.said(merged.name, survivor.name));
    return { name: survivor.name };
  });
}

/** The caller has locked merges and compared this one with them. */
export async function applyMerge(
  change: Change,
  { from, into }: { from: number; into: number },
  author: string,
): Promise<void> {
  const { trx, now } = change;
  const titles = await listTitlesOf(trx, from);
  if (titles.movie.length + titles.series.length > MERGED_TITLES_MAX)
    throw new Failure('resource-exhausted', words.tooMany(MERGED_TITLES_MAX));
  await addMerge(trx, { from, into, author, at: now });
  await saveReplacement(trx, { kind: 'person', id: from }, into, now);
  await show(change, { from, into, titles });
}

/** Shows both people again. */
export async function undoMerge(ctx: Context, editor: Editor, personId: number, mergeId: string): Promise<void> {
  await changeCatalogue(ctx, async (change) => {
    const { trx, now } = change;
    await lockUntilCommit(trx, 'merges');
    const merge = (await listMerges(trx, personId)).find(({ id }) => id === mergeId);
    if (!merge) throw new Failure('aborted', words.undoneAlready);
    const { from, into } = merge;
    const titles = await listMergedTitles(trx, merge);
    await markMergeUndone(trx, mergeId, { author: editor.actor.id, at: now });
    await deleteReplacement(trx, from);
    await show(change, { from, into, titles });
    record(change, editor, 'person.unmerged', from, words.said(merge.fromName, merge.intoName));
  });
}

interface Shown {
  from: number;
  into: number;
  titles: TitlesOfPerson;
}

/** Titles before people, each in the order of the ids, as syncs lock them. */
async function show(change: Change, { from, into, titles }: Shown): Promise<void> {
  const { trx, announce } = change;
  for (const id of titles.movie) await reprojectMovie(change, id);
  for (const id of titles.series) await reprojectSeries(change, id);
  for (const id of [from, into].toSorted((a, b) => a - b)) await reprojectEntity(change, 'person', id);
  await touchPeople(trx, [from, into]);
  announce(tags.person(from), tags.person(into));
}

function record(change: Change, editor: Editor, action: 'person.merged' | 'person.unmerged', id: number, said: string) {
  change.record(editor.actor, { action, entity: 'person', entityId: String(id), after: { said } });
}
