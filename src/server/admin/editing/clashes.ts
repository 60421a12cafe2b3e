import type { Clash } from '#shared/admin/domain/editing/edited-subject.ts';
import type { Db } from '../../infra/db.ts';
import { openNames, toWriting } from './editor.ts';
import { versionOf, type Written } from './written.ts';

/** For each field both texts and the author of the other one. */
export async function toClashes(
  db: Db,
  written: Written,
  late: readonly Pick<Clash, 'field' | 'mine'>[],
): Promise<Clash[]> {
  if (late.length === 0) return [];
  const theirs = late.map(({ field }) => lastWordOn(written, field));
  const nameAuthor = await openNames(
    db,
    theirs.map(({ author }) => author),
  );
  return late.map(({ field, mine }) => ({
    field,
    mine,
    theirs: toWriting(lastWordOn(written, field), nameAuthor),
    version: versionOf(written, field),
  }));
}

const NOBODY = { value: null, author: 'system', at: new Date(0) };

function lastWordOn({ drafts, overrides }: Written, field: string) {
  return drafts.get(field) ?? overrides.get(field) ?? NOBODY;
}
