import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { consent } from '../../text/consent.ts';
import { CONSENT_QUESTION, type ConsentReceipt, isOutdated, parseReceipt } from './consent.ts';

const receipt: ConsentReceipt = {
  id: '0b8f4f0e-8f1c-4a57-9d39-4a3a4b1f6a10',
  version: CONSENT_QUESTION.version,
  day: '2026-11-15',
  isRecorded: true,
};

test('the proof of a choice names the very words that were asked', () => {
  const hash = createHash('sha256').update(JSON.stringify(consent)).digest('hex');
  expect(CONSENT_QUESTION.textHash).toBe(hash);
});

describe('a yes', () => {
  test.each([
    ['2026-11-15', false],
    ['2027-05-14', false],
    ['2027-05-15', true],
    ['2031-01-01', true],
    // A clock that was set back does not make consent older.
    ['2020-01-01', false],
  ])('of 15 November 2026, looked at on %s, has ended: %s', (today, hasEnded) => {
    expect(isOutdated(receipt, today)).toBe(hasEnded);
  });

  test('of the last of August holds until the third of March: there is no thirty-first of February', () => {
    const late = { ...receipt, day: '2026-08-31' };
    expect(isOutdated(late, '2027-03-02')).toBe(false);
    expect(isOutdated(late, '2027-03-03')).toBe(true);
  });

  test('to another question is none', () => {
    expect(isOutdated({ ...receipt, version: CONSENT_QUESTION.version + 1 }, '2026-11-15')).toBe(true);
  });
});

describe('the receipt a browser holds', () => {
  test('is read as it was written', () => {
    expect(parseReceipt(JSON.stringify(receipt))).toEqual(receipt);
  });

  test.each([
    undefined,
    null,
    '',
    'accepted',
    'null',
    '[]',
    '{}',
    '{"id":1,"version":1,"day":"2026-11-15"}',
    '{"id":"x","version":"1","day":"2026-11-15"}',
    '{"id":"x","version":1,"day":"ontem"}',
    '{"id":"x","version":1,"day":"2026-11-15T00:00"}',
  ])('is none when it says %j', (text) => {
    expect(parseReceipt(text)).toBeUndefined();
  });
});
