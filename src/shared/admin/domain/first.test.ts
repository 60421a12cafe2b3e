import { expect, test } from 'vitest';
import { type FirstItem, findLack, orderFirst } from './first.ts';

const face = { entity: 'movie', id: 1, title: '', picture: undefined, views: 0 } as const;
const at = new Date(0);
const by = { id: 'a', name: 'Ana' };
const review = (id: number, isMine: boolean, views = 0): FirstItem => ({
  ...{ ...face, id, views, kind: 'review', reviewId: '', by, fields: [], at, isMine },
});
const conflict = (id: number, views: number): FirstItem => ({ ...face, id, views, kind: 'conflict', fields: [], at });
const report = (id: number, views = 0): FirstItem => ({ ...face, id, views, kind: 'report', note: '', reason: '', at });
const home = (id: number): FirstItem => ({ ...face, id, kind: 'home', lack: 'uncertified' });
const idsOf = (items: readonly FirstItem[]) => items.map(({ id }) => id);

test('what is asked of the member comes first, then everybody’s, each by views', () => {
  const items = [report(1, 900), conflict(2, 5), conflict(3, 50), home(4), review(5, false, 70), review(6, true)];
  expect(idsOf(orderFirst(items, 10))).toEqual([6, 5, 4, 3, 2, 1]);
});

test('many of one kind do not hide another', () => {
  const items = [...Array.from({ length: 20 }, (_, id) => review(id, true)), conflict(77, 1), report(88)];
  const shown = orderFirst(items, 6);
  expect(shown).toHaveLength(6);
  expect(idsOf(shown).slice(-2)).toEqual([77, 88]);
});

test.each([
  [{ certification: '12', textLanguage: 'pt-BR' }, undefined],
  [{ certification: null, textLanguage: 'pt-BR' }, 'uncertified'],
  [{ certification: null, textLanguage: 'en' }, 'text-english'],
  [{ certification: null, textLanguage: 'none' }, 'text-missing'],
  [{ certification: 'L', textLanguage: 'pt-PT' }, 'text-portugal'],
  [undefined, undefined],
])('%o lacks %s', (title, lack) => {
  expect(findLack(title)).toBe(lack);
});
