import { defineConfig } from 'vitest/config';

// Pages show Brazilian dates; the workers inherit this time zone.
process.env.TZ = 'America/Sao_Paulo';

const DB_TESTS = '**/*.db.test.{ts,tsx}';
/** They start processes, draw pictures, build a whole catalogue or read the whole repository: too slow for `npm test`. */
const SLOW_TESTS = '**/*.slow.test.ts';
const ELSEWHERE = ['**/node_modules/**', 'build/**', '.cache/**', 'e2e/**'];

/** These mock modules, so they need isolation. The other files share the modules of their worker. */
const ALONE = ['src/server/lists/title-pages.db.test.ts', 'src/server/lists/title-lists.db.test.ts'];

/** Long tests that few changes can break: `npm run check -- all` runs them, `npm run check` does not. */
const LONG = [
  ...[
    'availability',
    'cached-documents',
    'clock-jumps',
    'cold-pictures-edge',
    'database-away',
    'disk-full',
    'editors-killed',
    'failover',
    'hostile-clients',
    'import',
    'memory-limit',
    'network-cuts',
    'pictures-hostile',
    'pictures-processes',
    'pictures-storage',
    'production-install',
    'races',
    'replicas',
    'seed-scale',
    'slow-clients',
    'without-database',
  ].map((name) => `test/${name}.db.test.ts`),
  // Hashes hundreds of recovery codes.
  'src/server/staff/rotate-keys.db.test.ts',
  'lint/import-rules.slow.test.ts',
  'packages/tmdb-simulator/determinism.slow.test.ts',
  'packages/tmdb-simulator/world/written/written-offers.slow.test.ts',
  'test/demo.slow.test.ts',
];

/** `npm run check` runs a sample of these (test/sample.ts), `npm run check -- all` runs them whole as well. */
const SAMPLED = [
  ...['admin-gate', 'edge', 'field-rights', 'hostile-answers', 'hostile-csv', 'tmdb-faults'].map(
    (name) => `test/${name}.db.test.ts`,
  ),
  'src/server/catalogue/taxonomy/platform-prices.db.test.ts',
];

const withDatabase = {
  globalSetup: ['./test/database/global-setup.ts'],
  pool: 'forks' as const,
  // More workers than cores: these tests wait for PostgreSQL, for timeouts and for other processes.
  maxWorkers: 3,
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // Longer than a busy machine stalls; a test about timing sets its own timeout.
  expect: { poll: { timeout: 10_000 } },
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          include: ['{src,packages,lint,tools,test}/**/*.test.{ts,tsx}'],
          exclude: [...ELSEWHERE, DB_TESTS, SLOW_TESTS],
          // The tests share only modules, and loading those again for each of two hundred files took longer than the tests.
          isolate: false,
          // Property tests need more than the usual 5 s on two busy cores.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'slow',
          include: [SLOW_TESTS],
          exclude: [...ELSEWHERE, ...LONG],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      // Tests of single server modules, and of the whole product in its own processes.
      {
        test: {
          ...withDatabase,
          name: 'modules',
          include: [`src/${DB_TESTS}`],
          exclude: [...ELSEWHERE, ...ALONE, ...LONG],
          isolate: false,
        },
      },
      {
        test: {
          ...withDatabase,
          name: 'db',
          include: [`test/${DB_TESTS}`],
          exclude: [...ELSEWHERE, ...LONG],
          isolate: false,
        },
      },
      { test: { ...withDatabase, name: 'alone', include: ALONE, exclude: ELSEWHERE } },
      {
        test: {
          ...withDatabase,
          name: 'long',
          include: [...LONG, ...SAMPLED],
          exclude: ELSEWHERE,
          provide: { counts: 'all' },
        },
      },
    ],
  },
});
