import { expect, test } from 'vitest';
import type { PersonCreditRow } from '../../store/people/person-parts.ts';
import { applyCreditEdits } from './apply-credit-edits.ts';

const credit = (role: 'cast' | 'crew', part: string, title_id = 1) =>
  ({ kind: 'movie', title_id, role, part }) as PersonCreditRow;
const edit = (role: 'cast' | 'crew', part: string, shown_part: string | null) =>
  ({ kind: 'movie', title_id: 1, role, part, shown_part }) as const;

test.each([
  ['the only character, in other words', [credit('cast', 'Helly')], edit('cast', 'Helly R.', 'Riggs'), ['Riggs']],
  ['a hidden one', [credit('cast', 'Helly')], edit('cast', 'Helly', null), []],
  ['one of two', [credit('cast', 'A'), credit('cast', 'B')], edit('cast', 'B', 'C'), ['A', 'C']],
  ['none of two in other words', [credit('cast', 'A'), credit('cast', 'B')], edit('cast', 'X', null), ['A', 'B']],
  ['a job', [credit('crew', 'Director'), credit('crew', 'Writer')], edit('crew', 'Writer', null), ['Director']],
  ['no job in other words', [credit('crew', 'Director')], edit('crew', 'Writer', null), ['Director']],
  ['no other title', [credit('cast', 'A', 2)], edit('cast', 'A', null), ['A']],
])('changes %s', (_case, credits, given, shown) => {
  const edited = applyCreditEdits(credits, [given]);
  expect(edited.filter(({ isLeftOut }) => !isLeftOut).map(({ part }) => part)).toEqual(shown);
  expect(edited).toHaveLength(credits.length);
});
