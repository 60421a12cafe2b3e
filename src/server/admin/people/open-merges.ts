import type { MergeLine } from '#shared/admin/domain/merges.ts';
import type { Context } from '../../context.ts';
import { listMerges } from '../../store/people/person-merges.ts';
import { openNames } from '../editing/editor.ts';

/** The merges in force that the person is part of. */
export async function openMerges({ db }: Context, personId: number): Promise<MergeLine[]> {
  const merges = await listMerges(db, personId);
  const nameAuthor = await openNames(
    db,
    merges.map(({ author }) => author),
  );
  return merges.map(({ id, from, into, fromName, intoName, author, mergedAt }) => {
    const other = from === personId ? { id: into, name: intoName } : { id: from, name: fromName };
    return { id, isMerged: from === personId, other, author: nameAuthor(author), mergedAt };
  });
}
