import { expect, test } from 'vitest';
import type { Video } from '#shared/contract/title-parts.ts';
import { toTrailers } from './trailer-view.ts';

const video = (over: Partial<Video>): Video => ({
  id: 'v',
  key: 'abcdefghijk',
  name: 'Trailer oficial',
  type: 'Trailer',
  published_at: '2025-10-02T15:00:00.000Z',
  iso_639_1: 'pt',
  ...over,
});

test.each([
  [{}, 'Trailer · 2 de out. de 2025'],
  [{ type: 'Clip', iso_639_1: 'en' }, 'Cena · 2 de out. de 2025 · em inglês'],
  [{ type: 'Featurette', iso_639_1: 'xx' }, 'Bastidores · 2 de out. de 2025'],
  [{ type: 'Teaser', published_at: '2025-03-01T01:30:00.000Z' }, 'Teaser · 28 de fev. de 2025'],
])('a video of %j is described as "%s"', (over, facts) => {
  expect(toTrailers([video(over)])[0]?.facts).toBe(facts);
});

test('the name of a foreign video is marked with its language', () => {
  expect(toTrailers([video({ iso_639_1: 'en' })])[0]?.lang).toBe('en');
  expect(toTrailers([video({})])[0]?.lang).toBeUndefined();
});
