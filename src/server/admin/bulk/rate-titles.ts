import { parseRatingCsv } from '#shared/admin/domain/bulk-ratings.ts';
import { adminImport } from '#shared/admin/text/import.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { Context } from '../../context.ts';
import type { Editor } from '../editing/editor.ts';
import { prepareBulk } from './prepare-bulk.ts';

/** A bulk action with the ratings of a CSV, to be previewed. With a wrong line nothing is prepared. */
export async function prepareRatings(
  ctx: Context,
  editor: Editor,
  { text, entity }: { text: string; entity: TitleKind },
): Promise<string> {
  const read = parseRatingCsv(text);
  if ('problem' in read) throw new Failure('invalid-argument', read.problem);
  const { ratings, faults } = read;
  if (faults.length > 0) throw new Failure('invalid-argument', adminImport.ratingFaults(faults));
  if (ratings.size === 0) throw new Failure('invalid-argument', adminImport.ratingNothing);
  return prepareBulk(ctx, editor, { action: 'rate', entity, ids: [...ratings.keys()], wanted: ratings });
}
