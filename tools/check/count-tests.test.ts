import { expect, test } from 'vitest';
import { countPlaywright, countVitest, settle } from './count-tests.ts';

const passed = { fullName: 'adds', status: 'passed', failureMessages: [] };

test('a test file that cannot be loaded counts as one failure', () => {
  const loaded = { name: 'a.test.ts', status: 'passed', assertionResults: [passed] };
  const unloaded = { name: 'b.test.ts', status: 'failed', message: 'no such module\n at x', assertionResults: [] };
  const report = { numPassedTests: 7, testResults: [loaded, unloaded] };
  expect(countVitest(report)).toEqual({
    passed: 7,
    failed: 1,
    failures: ['b.test.ts: no such module'],
    files: ['b.test.ts'],
  });
});

test('a test that passed only at the second attempt has failed', () => {
  const flaky = { projectName: 'phone', status: 'flaky', results: [{ errors: [{ message: 'late\nmore' }] }] };
  const well = { projectName: 'desktop', status: 'expected', results: [{ errors: [] }] };
  const specs = [{ title: 'opens', file: 'home.spec.ts', tests: [flaky, well] }];
  const report = { stats: { expected: 5 }, suites: [{ suites: [{ specs }] }] };
  expect(countPlaywright(report)).toEqual({
    passed: 5,
    failed: 1,
    failures: ['home.spec.ts › opens (phone): late'],
    files: [],
  });

  const assertionResults = [
    { fullName: 'first', status: 'passed', failureMessages: ['too late'] },
    passed,
    { fullName: 'third', status: 'failed', failureMessages: ['wrong', 'wrong again'] },
  ];
  const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults }];
  expect(countVitest({ numPassedTests: 2, testResults })).toEqual({
    passed: 1,
    failed: 2,
    failures: ['a.test.ts › first: too late', 'a.test.ts › third: wrong'],
    files: ['a.test.ts'],
  });
});

test.each([
  { count: { passed: 3, failed: 0 }, endedWell: true, failed: 0, why: 'all passed' },
  { count: { passed: 3, failed: 2 }, endedWell: false, failed: 2, why: 'two failed' },
  { count: { passed: 3, failed: 0 }, endedWell: false, failed: 1, why: 'the runner itself broke' },
  { count: { passed: 0, failed: 0 }, endedWell: true, failed: 1, why: 'nothing ran' },
])('$failed failures are counted when $why', ({ count, endedWell, failed }) => {
  expect(settle({ ...count, failures: [], files: [] }, endedWell).failed).toBe(failed);
});
