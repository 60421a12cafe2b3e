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
  /** Runs also when only others are named, which read what it writes. */
  isAlways?: true;
  /** Its tests wait for other processes, so a machine that stands still can fail them: what failed runs once more, alone. */
  runsAgain?: true;
}

const REPORTS = '.cache/check';
/** By path: `tsc` may be that of 6, whose library dependency-cruiser reads modules with. */
const TYPES = ['node', 'node_modules/typescript-native/bin/tsc', '--noEmit'];
const OPENAPI = '.cache/openapi.json';

export function reportOf(step: Pick<Step, 'name'>): string {
  return `${REPORTS}/${step.name}.json`;
}

function vitest(name: string, ...options: string[]): Step {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${reportOf({ name })}`];
  return { name, commands: [['vitest', 'run', ...options, ...reporters]], counts: 'vitest' };
}

function playwright(name: string, ...options: string[]): Step {
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf({ name }),
    E2E_ALL: name === 'e2e-all' ? '1' : '',
    // Each of its workers would warn about colours.
    NODE_NO_WARNINGS: '1',
  };
  return {
    name,
    commands: [['playwright', 'test', '--reporter=dot,json', ...options]],
    env,
    counts: 'playwright',
    runsAgain: true,
  };
}

/**
 * Stages run in order; the steps of a stage run two at a time, for two cores. `typegen` comes before types and lint, which read
 * its output.
 */
export const stages: readonly (readonly Step[])[] = [
  [
    { name: 'format', commands: [['biome', 'ci', '--colors=off', '--error-on-warnings']] },
    { name: 'typegen', commands: [['react-router', 'typegen']], isAlways: true },
  ],
  [
    // The longest first, on one core: the others run beside it on the second, the build before the steps that start the product.
    { name: 'lint', commands: [['oxlint']] },
    {
      name: 'build',
      commands: [
        ['node', 'tools/build-pages.ts'],
        ['node', 'tools/check-weights.ts'],
      ],
    },
    { name: 'types', commands: [TYPES] },
    vitest('unit', '--project=pure'),
    { name: 'imports', commands: [['node', 'tools/check-imports.ts']] },
    { name: 'knip', commands: [['knip', '--no-progress']] },
    { name: 'hygiene', commands: [['node', 'tools/check-hygiene.ts']] },
    {
      name: 'openapi',
      commands: [
        ['node', 'tools/write-openapi.ts', OPENAPI],
        ['redocly', 'lint', OPENAPI],
      ],
      // Without these it calls its maker's servers.
      env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
    { name: 'supply', commands: [['node', 'tools/check-supply.ts']] },
    { ...vitest('slow', '--project=slow'), runsAgain: true },
    // A sample of edits of each kind on the development server; `npm run bench -- dev` runs all.
    { name: 'dev', commands: [['node', 'tools/proofs.ts', 'bench', 'dev', '2']], isLong: true, runsAgain: true },
    { name: 'db-types', commands: [['npm', 'run', '--silent', 'db:types', '--', '--verify']] },
    // Debian's 15 is the oldest PostgreSQL we support; the other steps ran on the embedded 18.
    { ...vitest('smoke', '--project=db', 'test/smoke/'), env: { LANTERNINHA_TEST_POSTGRES: 'debian' } },
  ],
  // Alone, because each has workers of its own, and some of their tests have deadlines.
  [{ ...vitest('db', '--project=modules', '--project=db', '--project=alone'), runsAgain: true }],
  [{ ...vitest('long', '--project=long'), isLong: true }],
  [playwright('e2e')],
  [{ ...playwright('e2e-all'), isLong: true }],
  // Each starts containers with a network of its own, and measures: one after the other.
  ...['images', 'freeze', 'point-in-time'].map((name): Step[] => [
    { name, commands: [['node', 'tools/check-containers.ts', name]], isLong: true },
  ]),
];
