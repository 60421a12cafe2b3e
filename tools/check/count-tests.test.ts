import { expect, test } from 'vitest';
import { countPlaywright, countVitest, settle } from './count-tests.ts';

test('a test file that cannot be loaded counts as one failure', () => {
  const loaded = { status: 'passed', assertionResults: [{ status: 'passed', failureMessages: [] }] };
  const unloaded = { status: 'failed', assertionResults: [] };
  const report = { numPassedTests: 7, numFailedTests: 1, testResults: [loaded, unloaded] };
  expect(countVitest(report)).toEqual({ passed: 7, failed: 2, late: 0 });
});

test('a test that passed only at the second attempt has passed, and is reported', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 3 };
  expect(countPlaywright({ stats })).toEqual({ passed: 6, failed: 1, late: 1 });
  const assertionResults = [
    { status: 'passed', failureMessages: ['too late'] },
    { status: 'passed', failureMessages: [] },
    { status: 'failed', failureMessages: ['wrong', 'wrong again'] },
  ];
  const report = { numPassedTests: 2, numFailedTests: 1, testResults: [{ status: 'failed', assertionResults }] };
  expect(countVitest(report)).toEqual({ passed: 2, failed: 1, late: 1 });
});

test.each([
  { count: { passed: 3, failed: 0, late: 0 }, endedWell: true, failed: 0, why: 'all passed' },
  { count: { passed: 3, failed: 2, late: 0 }, endedWell: false, failed: 2, why: 'two failed' },
  { count: { passed: 3, failed: 0, late: 0 }, endedWell: false, failed: 1, why: 'the runner itself broke' },
  { count: { passed: 0, failed: 0, late: 0 }, endedWell: true, failed: 1, why: 'nothing ran' },
])('$failed failures are counted when $why', ({ count, endedWell, failed }) => {
  expect(settle(count, endedWell).failed).toBe(failed);
});
