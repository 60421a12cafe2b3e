import { parseRatingCsv } from '#shared/admin/domain/bulk-ratings.ts';
import { adminImport } from '#shared/admin/text/import.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { ChangeSource } from './change-source.ts';

/** The ratings of a CSV. With a wrong line nothing is prepared. */
export const ratingCsv: ChangeSource<{ text: string; entity: TitleKind }> = {
  name: 'rate',
  read(_ctx, _editor, { text, entity }) {
    const read = parseRatingCsv(text);
    if ('problem' in read) throw new Failure('invalid-argument', read.problem);
    const { ratings, faults } = read;
    if (faults.length > 0) throw new Failure('invalid-argument', adminImport.ratingFaults(faults));
    if (ratings.size === 0) throw new Failure('invalid-argument', adminImport.ratingNothing);
    return [...ratings].map(([id, values]) => ({ entity, id, values }));
  },
};
