import { expect, test } from 'vitest';
import { toCopyLine } from './copy-text.ts';

test('a row is one line whatever its texts contain', () => {
  const row = {
    id: 1,
    title: 'a\tb\nc\\d',
    missing: null,
    flag: true,
    at: new Date(0),
    ids: [1, 2],
    names: ['a"b', 'c\\d', ''],
  };
  expect(toCopyLine(row, Object.keys(row))).toBe(
    '1\ta\\tb\\nc\\\\d\t\\N\tt\t1970-01-01T00:00:00.000Z\t{1,2}\t{"a\\\\"b","c\\\\\\\\d",""}\n',
  );
});
