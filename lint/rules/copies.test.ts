import { expect, test } from 'vitest';
import { complaintsOf } from '../complaints.ts';

test.each([
  ['const titles = new MemoryCache({ entries: 10 });'],
  ['function open() {\n  return { titles: new LRUCache<string, string>({ max: 10 }) };\n}'],
  ['const lists = new ListCopies();'],
  ['const filters = new FilterCopies();'],
  ['const holders = new WeakMap<Db, Holder>();'],
  ['export const holders = new WeakMap<Db, Holder>();'],
  ['const names: Map<string, string> = new Map();'],
])('a cache is made in %s', (code) => {
  expect(complaintsOf('copies', code, 'src/server/sample.ts')).toHaveLength(1);
});

test.each([
  ['function group() {\n  const found = new Map<string, number>();\n  return found;\n}'],
  ['const NONE: ReadonlyMap<string, string> = new Map();'],
  ["const byWord = new Map([['a', 1]]);"],
])('no cache is made in %s', (code) => {
  expect(complaintsOf('copies', code, 'src/server/sample.ts')).toEqual([]);
});
