/** One line of `npm run check`. A test step counts its tests; any other counts as one. */
export interface Step {
  name: string;
  /** Commands run one after the other; the first that fails ends the step. The binaries are those of node_modules. */
  commands: readonly (readonly string[])[];
  env?: Readonly<Record<string, string>>;
  /** Whose JSON report, written to the file named in the command, counts the tests. */
  counts?: 'vitest' | 'playwright';
  /** Only when asked for by name, or by `all`. */
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
 * In order; the steps of one line run side by side, two at a time. `typegen` comes before types and lint, which read what it
 * writes; the build comes before what starts the product.
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
    { name: 'walls', commands: [['node', 'tools/check-walls.ts']] },
    { name: 'knip', commands: [['knip', '--no-progress']] },
    { name: 'hygiene', commands: [['node', 'tools/check-hygiene.ts']] },
    { name: 'supply', commands: [['node', 'tools/check-supply.ts']] },
  ],
  // Alone: it is what `npm test` runs, in seconds.
  [vitest('unit', '--project=pure')],
  [{ name: 'build', commands: [['node', 'tools/build-pages.ts']] }],
  // Alone: one of them wants the demo, which serves what was built, to be there within a minute.
  [vitest('slow', '--project=slow')],
  [vitest('db', '--project=rooms', '--project=db')],
  [{ ...vitest('long', '--project=long'), isLong: true }],
  [
    // Edits of each kind on the development server; `npm run bench -- dev` is the whole count.
    { name: 'dev', commands: [['node', 'tools/bench.ts', 'dev', '2']] },
    { name: 'db-types', commands: [['npm', 'run', '--silent', 'db:types', '--', '--verify']] },
    // The oldest PostgreSQL we promise is Debian's 15; the others ran on the embedded 18.
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
