import { expect, test } from 'vitest';
import { isListTag, ROW_KINDS, tags } from './tags.ts';

test('every tag is of one row or of a list', () => {
  const rows = ROW_KINDS.map((kind) => tags[kind](598));
  expect(rows.map(isListTag)).toEqual(rows.map(() => false));
  const others = Object.entries(tags).filter(([name]) => !(ROW_KINDS as readonly string[]).includes(name));
  const lists = others.map(([, tagOf]) => (tagOf as (name: string) => string)('movie-popular'));
  expect(lists).toHaveLength(13);
  expect(lists.map(isListTag)).toEqual(lists.map(() => true));
});

test.each(['genre:18', 'movie:', 'movie:x', 'filmes', 'list:', ''])('the unknown tag "%s" is refused', (tag) => {
  expect(() => isListTag(tag)).toThrow(`unknown cache tag: ${tag}`);
});
