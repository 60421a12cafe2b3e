import { expect, test } from 'vitest';
import { PREVIEW_HOURS } from '#shared/admin/domain/limits.ts';
import { issuePreviewToken, readPreviewToken } from './preview-token.ts';

const SECRET = 'a secret of thirty-two letters or more';
const NOW = new Date('2026-11-15T12:00:00Z');
const SUBJECT = { entity: 'movie', id: 598 } as const;
const { token, endsAt } = issuePreviewToken(SECRET, SUBJECT, NOW);

test('an address opens what it was made for, for a day', () => {
  expect(endsAt).toEqual(new Date(NOW.getTime() + PREVIEW_HOURS * 3_600_000));
  expect(readPreviewToken([SECRET], token, NOW)).toEqual(SUBJECT);
  expect(readPreviewToken([SECRET], token, new Date(endsAt.getTime() - 1))).toEqual(SUBJECT);
  expect(readPreviewToken([SECRET], token, endsAt)).toBeUndefined();
});

test.each([
  ['of another film', token.replace('-598-', '-599-')],
  ['of another kind', token.replace('movie', 'series')],
  ['that lasts longer', token.replace(/-(\d{10})-/, (_, seconds: string) => `-${Number(seconds) + 1}-`)],
  ['with a letter changed', token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A')],
  ['without its signature', token.slice(0, -43)],
  ['that is nothing', ''],
  ['that is far too long', `${token}${'x'.repeat(10_000)}`],
])('an address %s opens nothing', (_name, changed) => {
  expect(readPreviewToken([SECRET], changed, NOW)).toBeUndefined();
});

test('an address signed with another secret opens nothing', () => {
  expect(readPreviewToken(['another secret, just as long as that'], token, NOW)).toBeUndefined();
});

test('an address signed with an older key of the ring still opens', () => {
  expect(readPreviewToken(['a newer secret, just as long as that', SECRET], token, NOW)).toEqual(SUBJECT);
});
