import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editing } from '#shared/admin/text/field-problems.ts';
import { COLLECTION_TITLES_MAX } from '../../../domain/limits.ts';
import {
  type CollectionItem,
  changeItems,
  type ItemChange,
  parseItemChanges,
} from '../../../domain/titles/collection-items.ts';
import { findCollectionFaults, findItemsFault, findSlugFault } from './check-collection.ts';

const item = (titleId: number): CollectionItem => ({ kind: 'movie', titleId, note: '', isSkippable: false });
const key = (titleId: number) => ({ kind: 'movie', titleId }) as const;
const list = (count: number) => Array.from({ length: count }, (_, index) => item(index + 1));
const idsAfter = (...changes: ItemChange[]) =>
  changes.reduce<readonly CollectionItem[]>(changeItems, list(4)).map(({ titleId }) => titleId);

describe('a list of titles', () => {
  test.each<[string, ItemChange, number[]]>([
    ['moves one up', { type: 'move', item: key(3), to: 1 }, [3, 1, 2, 4]],
    ['moves one down', { type: 'move', item: key(1), to: 3 }, [2, 3, 1, 4]],
    ['moves one past the end to the end', { type: 'move', item: key(1), to: 99 }, [2, 3, 4, 1]],
    ['moves one before the beginning to the beginning', { type: 'move', item: key(4), to: -3 }, [4, 1, 2, 3]],
    ['shifts one up', { type: 'shift', item: key(2), by: -1 }, [2, 1, 3, 4]],
    ['leaves the first where it is', { type: 'shift', item: key(1), by: -1 }, [1, 2, 3, 4]],
    ['leaves the last where it is', { type: 'shift', item: key(4), by: 1 }, [1, 2, 3, 4]],
    ['takes one out', { type: 'remove', item: key(2) }, [1, 3, 4]],
    ['does not know of one that is not there', { type: 'move', item: key(9), to: 1 }, [1, 2, 3, 4]],
    ['does not add what is there', { type: 'add', items: [key(2), key(5), key(5)] }, [1, 2, 3, 4, 5]],
    [
      'tells a film from a series of the same number',
      { type: 'remove', item: { kind: 'series', titleId: 2 } },
      [1, 2, 3, 4],
    ],
  ])('%s', (_, change, ids) => {
    expect(idsAfter(change)).toEqual(ids);
  });

  test('takes no more than there may be', () => {
    const many = list(COLLECTION_TITLES_MAX + 5);
    expect(changeItems([], { type: 'add', items: many })).toHaveLength(COLLECTION_TITLES_MAX);
  });

  test('loses and doubles nothing, however it is moved', () => {
    const moves = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: -2, max: 12 })));
    fc.assert(
      fc.property(moves, (steps) => {
        const moved = steps.reduce<readonly CollectionItem[]>(
          (items, [id, to]) => changeItems(items, { type: 'move', item: key(id), to }),
          list(8),
        );
        expect(moved.map(({ titleId }) => titleId).toSorted((one, other) => one - other)).toEqual([
          1, 2, 3, 4, 5, 6, 7, 8,
        ]);
      }),
      { seed: 603 },
    );
  });

  test('reads what a browser sends, and nothing else', () => {
    const sent = [
      { type: 'move', item: key(1), to: 2 },
      { type: 'shift', item: key(1), by: 7 },
      { type: 'erase' },
      null,
    ];
    expect(parseItemChanges(JSON.stringify(sent))).toEqual([sent[0]]);
    expect([parseItemChanges('{'), parseItemChanges('{}')]).toEqual([[], []]);
  });
});

test('an address is plain words, and none of those that are pages of ours', () => {
  expect(findSlugFault('star-wars-em-ordem')).toBeUndefined();
  for (const slug of ['', 'A', 'a--b', 'ação', 'x'.repeat(121), 7])
    expect(findSlugFault(slug)).toBe(editing.slugInvalid);
  for (const slug of ['novo', 'populares', 'em-cartaz', 'genero']) expect(findSlugFault(slug)).toBe(editing.slugTaken);
});

test('a repeated title is reported with its position', () => {
  expect(findItemsFault([item(1), item(2), item(1)])).toBe('Título repetido na posição 3.');
  expect(findItemsFault([item(1), { ...item(2), kind: 'person' }])).toBe(editing.notUnderstood);
  expect(findItemsFault(list(COLLECTION_TITLES_MAX))).toBeUndefined();
});

test('missing required fields of a collection are reported by field', () => {
  const whole = { name: 'Um', slug: 'um', titleH1: 'Um', descriptionH1: 'x', items: list(1) };
  expect(findCollectionFaults(whole)).toEqual({});
  expect(findCollectionFaults({ ...whole, items: [] })).toEqual({ items: 'Adicione ao menos um título.' });
  expect(Object.keys(findCollectionFaults({}))).toEqual(['name', 'slug', 'titleH1', 'descriptionH1', 'items']);
});
