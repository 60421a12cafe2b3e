import { z } from 'zod';

/** What a step adds to the summary line. */
export interface Count {
  passed: number;
  failed: number;
  /** Tests that passed only at the second attempt; included in `passed`. */
  late: number;
}

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  /** A test file that cannot be loaded has no tests, only a failed status. */
  testResults: z.array(
    z.object({
      status: z.string(),
      /** A test that passed after a failure still has that failure's message. */
      assertionResults: z.array(z.object({ status: z.string(), failureMessages: z.array(z.string()).nullish() })),
    }),
  ),
});

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()).default([]),
});

export function countVitest(report: unknown): Count {
  const { numPassedTests, numFailedTests, testResults } = VitestReport.parse(report);
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
  );
  const late = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length);
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length, late: late.length };
}

/** Tests that passed at the second attempt are reported, so that they get looked into: a shared machine may stall for seconds. */
export function countPlaywright(report: unknown): Count {
  const { stats, errors } = PlaywrightReport.parse(report);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, late: stats.flaky };
}

/** A runner that failed without a failed test, or that ran nothing, counts as one failure. */
export function settle(count: Count, endedWell: boolean): Count {
  const ranNothing = count.passed + count.failed === 0;
  return (!endedWell || ranNothing) && count.failed === 0 ? { ...count, failed: 1 } : count;
}
