/** One step of `npm run check`. A test step counts its tests; any other counts as one. */
export interface Step {
  name: string;
  /** Commands run one after the other; the first that fails ends the step. The binaries are those of node_modules. */
  commands: readonly (readonly string[])[];
  env?: Readonly<Record<string, string>>;
  /** The runner whose JSON report, written to the file named in the command, counts the tests. */
  counts?: 'vitest' | 'playwright';
  /** Runs only when named, or with `all`. */
  isLong?: true;
}

const REPORTS = '.cache/check';

export function reportOf(step: Pick<Step, 'name'>): string {
  return `${REPORTS}/${step.name}.json`;
}

function vitest(name: string, ...options: string[]): Step {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${reportOf({ name })}`];
  return { name, commands: [['vitest', 'run', ...options, ...reporters]], counts: 'vitest' };
}

/**
 * Stages run in order; the steps of a stage run two at a time. `typegen` comes before types and lint, which read its
 * output; the build comes before the steps that start the product.
 */
export const stages: readonly (readonly Step[])[] = [
  [
    { name: 'format', commands: [['biome', 'ci', '--colors=off']] },
    { name: 'typegen', commands: [['react-router', 'typegen']] },
  ],
  [
    // The longest first: the others run beside it.
    { name: 'lint', commands: [['eslint', '.', '--max-warnings=0']] },
    { name: 'types', commands: [['tsc', '--noEmit']] },
    { name: 'imports', commands: [['node', 'tools/check-imports.ts']] },
    { name: 'knip', commands: [['knip', '--no-progress']] },
    { name: 'hygiene', commands: [['node', 'tools/check-hygiene.ts']] },
    { name: 'supply', commands: [['node', 'tools/check-supply.ts']] },
  ],
  // Alone: `npm test` runs it, and it takes seconds.
  [vitest('unit', '--project=pure')],
  [{ name: 'build', commands: [['node', 'tools/build-pages.ts']] }],
  // Alone: one test expects the demo, which serves the build, to be ready within a minute.
  [vitest('slow', '--project=slow')],
  [vitest('db', '--project=modules', '--project=db')],
  [{ ...vitest('long', '--project=long'), isLong: true }],
  [
    // A sample of edits of each kind on the development server; `npm run bench -- dev` runs all.
    { name: 'dev', commands: [['node', 'tools/bench.ts', 'dev', '2']] },
    { name: 'db-types', commands: [['npm', 'run', '--silent', 'db:types', '--', '--verify']] },
    // Debian's 15 is the oldest PostgreSQL we support; the other steps ran on the embedded 18.
    { ...vitest('smoke', '--project=db', 'test/smoke/'), env: { LANTERNINHA_TEST_POSTGRES: 'debian' } },
  ],
  [
    {
      name: 'e2e',
      commands: [['playwright', 'test', '--reporter=dot,json']],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf({ name: 'e2e' }) },
      counts: 'playwright',
    },
  ],
];
