import { expect, test } from 'vitest';
import { ConsentRecord, MeasurementCall } from '#shared/contract/measurement.ts';
import { CONSENT_QUESTION } from '#shared/domain/site/consent.ts';
import { randomUuid, randomVisit } from './random.ts';

test('every id a browser generates passes the schema of the server, and none repeats', () => {
  const uuids = Array.from({ length: 1_000 }, randomUuid);
  const visits = Array.from({ length: 1_000 }, randomVisit);
  for (const id of uuids)
    expect(ConsentRecord.safeParse({ id, act: 'accepted', ...CONSENT_QUESTION }).success).toBe(true);
  for (const visit of visits) {
    expect(MeasurementCall.safeParse({ visit, events: [{ type: 'view', path: '/' }] }).success).toBe(true);
  }
  expect(new Set([...uuids, ...visits]).size).toBe(2_000);
});
