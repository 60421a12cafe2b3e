import { z } from 'zod';

/** What a step adds to the last line. */
export interface Count {
  passed: number;
  failed: number;
  /** Of those that passed: at the second attempt only. */
  late: number;
}

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  /** A file that cannot be loaded has no tests to fail. */
  testResults: z.array(
    z.object({
      status: z.string(),
      /** One that passed after a failure keeps the message of that failure. */
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

/** What passed at the second attempt is told, so that it is looked into: a shared machine may stand still for seconds. */
export function countPlaywright(report: unknown): Count {
  const { stats, errors } = PlaywrightReport.parse(report);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, late: stats.flaky };
}

/** A runner that ended badly with no failed test to show for it, or that ran nothing, is itself one failure. */
export function settle(count: Count, endedWell: boolean): Count {
  const ranNothing = count.passed + count.failed === 0;
  return (!endedWell || ranNothing) && count.failed === 0 ? { ...count, failed: 1 } : count;
}
