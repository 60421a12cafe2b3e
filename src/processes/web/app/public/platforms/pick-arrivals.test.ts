import { expect, test } from 'vitest';
import type { StreamingNews } from '#shared/contract/title-lists.ts';
import { pickArrivals } from './pick-arrivals.ts';

const item = (id: number, happened_on: string, ...slugs: string[]) => ({
  id,
  happened_on,
  platforms: slugs.map((slug) => ({ slug })),
});
const news = (source: StreamingNews['source']) =>
  ({
    source,
    results: [
      item(1, '2026-11-15', 'netflix'),
      item(2, '2026-11-14', 'max', 'netflix'),
      item(3, '2026-11-13', 'max'),
      item(4, '2026-11-09', 'netflix'),
      item(5, '2026-11-08', 'netflix'),
    ],
  }) as unknown as StreamingNews;

test('a platform shows what was seen to arrive on it in the last seven days', () => {
  const arrivals = pickArrivals(news('availability-diff'), 'netflix', '2026-11-15');
  expect(arrivals.map(({ id }) => id)).toEqual([1, 2, 4]);
});

test('what was merely released is no arrival', () => {
  expect(pickArrivals(news('release-date'), 'netflix', '2026-11-15')).toEqual([]);
});
