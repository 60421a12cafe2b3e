import { expect, test } from 'vitest';
import { fillShape, orNull } from './stored-shape.ts';

const shape = {
  id: 0,
  name: '',
  link: orNull<string>(),
  texts: { pt: '', en: '' },
  cast: [{ name: '', order: 0 }],
  ids: [0],
};

test('a complete value is unchanged', () => {
  const stored = {
    id: 7,
    name: 'x',
    link: '/a',
    texts: { pt: 'a', en: 'b' },
    cast: [{ name: 'c', order: 3 }],
    ids: [1, 2],
  };
  expect(fillShape(shape, stored)).toEqual(stored);
});

test('what an older release did not store has its default, inside lists and objects too', () => {
  expect(fillShape(shape, { id: 7, texts: { pt: 'a' }, cast: [{ name: 'c' }] })).toEqual({
    ...{ id: 7, name: '', link: null },
    ...{ texts: { pt: 'a', en: '' }, cast: [{ name: 'c', order: 0 }], ids: [] },
  });
});

test('a value of another type is replaced, an element of another type left out', () => {
  expect(
    fillShape(shape, { id: '7', name: null, texts: 'a', cast: 'b', ids: ['1', 2, null], link: undefined }),
  ).toEqual({
    ...{ id: 0, name: '', link: null },
    ...{ texts: { pt: '', en: '' }, cast: [], ids: [2] },
  });
});

test('what no release reads any more is dropped', () => {
  expect(fillShape({ id: 0 }, { id: 7, former: true })).toEqual({ id: 7 });
});
