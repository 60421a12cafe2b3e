import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** What a step adds to the summary line. */
export interface Count {
  passed: number;
  failed: number;
  /** The tests that failed, each with the first line of its error. */
  failures: string[];
  /** The files of those tests. */
  files: string[];
}

const VitestReport = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().nullish(),
      /** Empty for a test file that cannot be loaded. */
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          /** A test that passed after a failure still has that failure's message. */
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

const PlaywrightTest = z.object({
  projectName: z.string(),
  status: z.string(),
  results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
});
const PlaywrightSpec = z.object({ title: z.string(), file: z.string(), tests: z.array(PlaywrightTest) });
interface Suite {
  specs?: z.infer<typeof PlaywrightSpec>[] | undefined;
  suites?: Suite[] | undefined;
}
const PlaywrightSuite: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(PlaywrightSpec).optional(), suites: z.array(PlaywrightSuite).optional() }),
);
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number() }),
  suites: z.array(PlaywrightSuite).default([]),
  errors: z.array(z.object({ message: z.string().optional() })).default([]),
});

/** A test that passed only at a second attempt has failed: a retry hides what is wrong. */
export function countVitest(report: unknown): Count {
  const { numPassedTests, testResults } = VitestReport.parse(report);
  const failures: string[] = [];
  const files: string[] = [];
  let late = 0;
  for (const { name, status, message, assertionResults } of testResults) {
    const before = failures.length;
    if (status === 'failed' && assertionResults.length === 0) failures.push(describe(name, message));
    for (const test of assertionResults) {
      const error = test.failureMessages?.[0];
      if (test.status !== 'failed' && error === undefined) continue;
      if (test.status === 'passed') late += 1;
      failures.push(describe(`${name} › ${test.fullName}`, error));
    }
    if (failures.length > before) files.push(name);
  }
  return { passed: numPassedTests - late, failed: failures.length, failures, files };
}

export function countPlaywright(report: unknown): Count {
  const { stats, suites, errors } = PlaywrightReport.parse(report);
  const failures = errors.map(({ message }) => describe('the runner', message));
  for (const { title, file, tests } of specsOf(suites)) {
    for (const { projectName, status, results } of tests) {
      if (status !== 'unexpected' && status !== 'flaky') continue;
      const error = results.flatMap(({ errors }) => errors)[0];
      failures.push(describe(`${file} › ${title} (${projectName})`, error?.message));
    }
  }
  return { passed: stats.expected, failed: failures.length, failures, files: [] };
}

function specsOf(suites: Suite[]): z.infer<typeof PlaywrightSpec>[] {
  return suites.flatMap((suite) => [...(suite.specs ?? []), ...specsOf(suite.suites ?? [])]);
}

function describe(test: string, error: string | null | undefined): string {
  const first = error?.trim().split('\n')[0] ?? '';
  return `${test}: ${stripVTControlCharacters(first).slice(0, 200)}`;
}

/** A runner that failed without a failed test, or that ran nothing, counts as one failure. */
export function settle(count: Count, endedWell: boolean): Count {
  const ranNothing = count.passed + count.failed === 0;
  return (!endedWell || ranNothing) && count.failed === 0 ? { ...count, failed: 1 } : count;
}
