import { expect, test } from 'vitest';
import { type LinkRecord, parseLinkPlace, parseTrailerKey, placeWord, type Seen, settleLink } from './links.ts';

const NEW: LinkRecord = { state: 'waiting', reason: '', nights: 0, since: null };
const FIRST = Date.parse('2026-11-18T05:00:00Z');
const at = (nights: number, hours = 0) => new Date(FIRST + nights * 86_400_000 + hours * 3_600_000);
const dead: Seen = { state: 'dead', reason: 'not-found' };
const alive: Seen = { state: 'alive' };
const wall: Seen = { state: 'unknown', reason: 'login' };

/** One answer a night. */
function live(answers: readonly Seen[]): string[] {
  let link = NEW;
  return answers.map((seen, night) => {
    link = settleLink(link, seen, at(night));
    return link.state;
  });
}

test.each([
  [
    [alive, alive],
    ['alive', 'alive'],
  ],
  [
    [dead, dead],
    ['failing', 'broken'],
  ],
  [
    [dead, alive, dead, alive],
    ['failing', 'alive', 'failing', 'alive'],
  ],
  [
    [dead, wall, dead, dead],
    ['failing', 'unknown', 'failing', 'broken'],
  ],
  [
    [dead, dead, wall, alive],
    ['failing', 'broken', 'broken', 'alive'],
  ],
  [
    [wall, wall, dead],
    ['unknown', 'unknown', 'failing'],
  ],
])('%j becomes %j', (answers, states) => {
  expect(live(answers)).toEqual(states);
});

test('two failures in one night are one', () => {
  const first = settleLink(NEW, dead, at(0));
  const again = settleLink(first, dead, at(0, 3));
  expect([again.state, again.since]).toEqual(['failing', at(0)]);
  expect(settleLink(again, dead, at(1)).state).toBe('broken');
});

test('an answer that says nothing is asked for again after 1, 2, 4 … nights, a slow one every night', () => {
  let link = NEW;
  const waits = [0, 1, 2, 3, 4, 5, 6].map((night) => {
    const settled = settleLink(link, wall, at(night));
    link = settled;
    return Math.round((settled.nextCheckAt.getTime() - at(night).getTime()) / 86_400_000);
  });
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 32]);
  const slow = settleLink(
    { ...NEW, state: 'unknown', reason: 'slow', nights: 4 },
    { state: 'unknown', reason: 'slow' },
    at(0),
  );
  expect([slow.nights, slow.nextCheckAt]).toEqual([5, at(0, 20)]);
});

test.each([
  ['https://www.youtube.com/watch?v=abcdefghijk', 'abcdefghijk'],
  ['https://youtube.com/watch?t=1&v=abcdefghijk&x=1', 'abcdefghijk'],
  ['https://youtu.be/abcdefghijk?si=1', 'abcdefghijk'],
  ['https://m.youtube.com/shorts/abcdefghijk', 'abcdefghijk'],
  ['abcdefghijk', 'abcdefghijk'],
  ['https://youtube.com.evil.example/watch?v=abcdefghijk', undefined],
  ['http://www.youtube.com/watch?v=abcdefghijk', undefined],
  ['https://www.youtube.com/watch?v=curto', undefined],
  ['https://vimeo.com/1', undefined],
])('%s is the video %s', (address, key) => {
  expect(parseTrailerKey(address)).toBe(key);
});

test('a place is read as it was written, and nothing else is one', () => {
  const place = { id: 7, kind: 'trailer', entity: 'movie', entityId: 598 } as const;
  expect(parseLinkPlace(placeWord(place))).toEqual(place);
  for (const word of ['', '7', '7-trailer-movie', '7-other-movie-1', '7-trailer-constructor-1', '-1-trailer-movie-1'])
    expect(parseLinkPlace(word)).toBeUndefined();
});
