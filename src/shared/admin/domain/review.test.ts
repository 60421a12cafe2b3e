import { describe, expect, test } from 'vitest';
import { judgeWait, listUnsent, parseReviewList } from './review.ts';

describe('what has to be sent again', () => {
  const sent = { overview: 3, tagline: 1 };
  test.each([
    ['nothing, if every draft is the version that was sent', { overview: 3, tagline: 1 }, []],
    ['a draft that was saved again', { overview: 4, tagline: 1 }, ['overview']],
    ['a draft that is typed and not saved yet', { overview: undefined, tagline: 1 }, ['overview']],
    ['a draft of another field', { overview: 3, tagline: 1, seoTitle: 1 }, ['seoTitle']],
    ['a draft that is gone', { overview: 3 }, ['tagline']],
  ])('is %s', (_, drafts, fields) => {
    const open = Object.entries(drafts).map(([field, version]) => ({ field, version }));
    expect(listUnsent(sent, open)).toEqual(fields);
  });
});

test.each([
  [0, 'ok'],
  [4, 'ok'],
  [4.1, 'warn'],
  [24, 'warn'],
  [24.1, 'err'],
])('a wait of %d hours is %s', (hours, verdict) => {
  const now = new Date('2026-11-17T12:00:00Z');
  expect(judgeWait(new Date(now.getTime() - hours * 3_600_000), now)).toBe(verdict);
});

test.each([
  ['devolvidas', 'reader', 'devolvidas'],
  [null, 'reader', 'abertas'],
  [null, 'writer', 'enviadas'],
  ['constructor', 'editor', 'para-mim'],
  ['', 'administrator', 'para-mim'],
] as const)('?ver=%s is, for a %s, the list %s', (word, role, list) => {
  expect(parseReviewList(word, role)).toBe(list);
});
