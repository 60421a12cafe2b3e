import { describe, expect, test } from 'vitest';
import type { Video } from '#shared/contract/title-parts.ts';
import { chooseTrailers } from './choose-trailers.ts';

const video = (day: number, over: Partial<Video> = {}): Video => ({
  id: `v${day}`,
  key: `KEY${String(day).padStart(8, '0')}`,
  name: `Vídeo ${day}`,
  type: 'Trailer',
  published_at: `2025-10-${String(day).padStart(2, '0')}T12:00:00.000Z`,
  iso_639_1: 'pt',
  ...over,
});
const videos = (count: number) => Array.from({ length: count }, (_, at) => video(at + 1));
const daysOf = (chosen: readonly Video[]) => chosen.map(({ name }) => Number(name.split(' ')[1]));

test.each([
  [0, []],
  [1, [1]],
  [2, [2, 1]],
  [3, [3, 2, 1]],
  [4, [4, 3, 2, 1]],
  [5, [5, 4, 2, 1]],
  [20, [20, 19, 2, 1]],
])('of %d videos the two newest and the two oldest are shown', (count, days) => {
  expect(daysOf(chooseTrailers(videos(count)))).toEqual(days);
});

test('the order is by day, whatever order TMDB sent them in', () => {
  expect(daysOf(chooseTrailers([video(3), video(9), video(1), video(5)]))).toEqual([9, 5, 3, 1]);
});

test('a video TMDB lists twice is shown once', () => {
  expect(daysOf(chooseTrailers([video(1), video(1, { id: 'again' }), video(2)]))).toEqual([2, 1]);
});

describe('of two videos', () => {
  test('the Portuguese one comes first', () => {
    const foreign = video(5, { key: 'FOREIGN0000', iso_639_1: 'en' });
    expect(chooseTrailers([foreign, video(5)]).map(({ iso_639_1 }) => iso_639_1)).toEqual(['pt', 'en']);
  });

  test('a newer foreign one still goes before an older Portuguese one', () => {
    expect(daysOf(chooseTrailers([video(4), video(6, { iso_639_1: 'en' })]))).toEqual([6, 4]);
  });
});

test.each([
  ['Trailer', true],
  ['Teaser', true],
  ['Clip', true],
  ['Featurette', true],
  ['Bloopers', false],
  ['Opening Credits', false],
  ['Behind the Scenes', false],
  ['toString', false],
])('a video of the type %s is shown: %s', (type, isShown) => {
  expect(chooseTrailers([video(1, { type })]).length === 1).toBe(isShown);
});

describe('videos an editor put first', () => {
  const pin = (day: number) => video(day, { is_pinned: true });

  test('are shown before the others, in the order given, and count among the four', () => {
    expect(daysOf(chooseTrailers([pin(3), pin(1), video(2), video(4), video(5), video(6)]))).toEqual([3, 1, 6, 5]);
    expect(daysOf(chooseTrailers([pin(3), video(2), video(4), video(5), video(6)]))).toEqual([3, 6, 5, 2]);
  });

  test('are all that is shown when there are four of them, or more', () => {
    expect(daysOf(chooseTrailers([pin(4), pin(1), pin(2), pin(3), pin(5), video(6)]))).toEqual([4, 1, 2, 3]);
  });
});
