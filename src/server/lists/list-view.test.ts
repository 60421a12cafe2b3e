import { expect, test } from 'vitest';
import { COMPARE } from './list-orders.ts';
import { ListView, mergeBlock } from './list-view.ts';
import type { TitleFacts } from './title-facts.ts';

const BLOCK = 500;
const compare = COMPARE.popular;

function title(id: number, popularity: number): TitleFacts {
  const own = { id, popularity, kind: 'movie', rating: 0, votes: 0, day: null, year: 0 } as const;
  return { ...own, genreIds: [], offers: [], sortTitle: '' };
}

/** A list of films 1 to 1,200, the first the most popular: two full blocks and a partial one. */
const films = Array.from({ length: 1_200 }, (_, place) => title(place + 1, 2_000 - place));
function open(total = 1_200): ListView {
  const view = new ListView(compare);
  view.setHead({
    total,
    sizes: [BLOCK, BLOCK, 200],
    firsts: [0, BLOCK, 2 * BLOCK].map((place) => films[place] as TitleFacts),
    last: films.at(-1),
  });
  return view;
}

test('an added title shifts all following places, and a removed one shifts them back', () => {
  const view = open();
  expect(view.locate(500, 20)).toEqual([{ block: 1, from: 0, to: 20 }]);
  view.put(9_999, { now: title(9_999, 1_999.5) });
  expect(view.total).toBe(1_201);
  expect(view.locate(500, 20)).toEqual([
    { block: 0, from: 500, to: 501 },
    { block: 1, from: 0, to: 19 },
  ]);
  view.put(3, { before: films[2] });
  expect(view.total).toBe(1_200);
  expect(view.locate(500, 20)).toEqual([{ block: 1, from: 0, to: 20 }]);
  view.put(9_999, {});
  view.put(3, {});
  expect(view.isUntouched).toBe(true);
  expect(view.locate(1_190, 20)).toEqual([{ block: 2, from: 190, to: 200 }]);
});

test('a title beyond the last block only counts towards the total, and a slice that reaches there cannot be located', () => {
  const view = open(5_000);
  view.put(7_000, { now: title(7_000, 1) });
  view.put(4_000, { before: title(4_000, 2) });
  expect(view.total).toBe(5_000);
  expect(view.blocksWithNewcomers).toEqual([]);
  expect(view.locate(1_180, 20)).toEqual([{ block: 2, from: 180, to: 200 }]);
  expect(view.locate(1_190, 20)).toBeUndefined();
});

test('merging a block inserts new titles at their places and drops removed ones', () => {
  const hasLeft = (id: number) => id === 2;
  const came = [
    { title: title(50, 1_999.5), place: 1 },
    { title: title(51, 1_996.5), place: 4 },
  ];
  expect(mergeBlock([1, 2, 3, 4], { hasLeft }, came)).toEqual([1, 50, 3, 4, 51]);
});

test('the place of a new title is looked up once, and again only when the title moves', () => {
  const view = open();
  view.put(9_999, { now: title(9_999, 1_999.5) });
  expect(view.isPlaced(0)).toBe(false);
  for (const newcomer of view.cameTo(0)) newcomer.place = 1;
  view.put(9_998, { now: title(9_998, 1_400.5) });
  expect([view.isPlaced(0), view.isPlaced(1)]).toEqual([true, false]);
  view.put(9_999, { now: title(9_999, 1_998.5) });
  expect(view.isPlaced(0)).toBe(false);
});

test('titles above U+FFFF come last in the alphabet, as in PostgreSQL', () => {
  const names = ['ﬁm', '🎬 filme', 'filme', 'fil', 'ﬁ', '🎬'];
  const sorted = names
    .map((sortTitle, id) => ({ ...title(id, 0), sortTitle }))
    .sort(COMPARE['title-asc'])
    .map(({ sortTitle }) => sortTitle);
  expect(sorted).toEqual(names.toSorted((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other))));
});
