import { expect, test } from 'vitest';
import { fingerprintProjections } from '../../../../test/projection-outputs.ts';
import { PROJECTION_VERSION } from './version.ts';

test('the version is that of what the projections give: if not, run `node tools/projection-version.ts`', () => {
  expect(PROJECTION_VERSION).toBe(fingerprintProjections());
});
