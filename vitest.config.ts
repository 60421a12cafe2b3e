import { defineConfig } from 'vitest/config';

// Dates on pages are Brazilian ones; the workers inherit this.
process.env.TZ = 'America/Sao_Paulo';

const DB_TESTS = '**/*.db.test.{ts,tsx}';
/** They start processes, draw pictures, build a whole catalogue or read the whole tree: not what `npm test` waits for. */
const SLOW_TESTS = '**/*.slow.test.ts';
const ELSEWHERE = ['**/node_modules/**', 'build/**', '.cache/**', 'e2e/**'];

/** They put a module of their own in another's place, which everybody who shares modules with them would get. */
const ALONE = ['src/server/store/lists/title-pages.db.test.ts', 'src/server/store/title-lists.db.test.ts'];

/** Stories that take long and that few changes can break: `npm run check -- all` runs them, `npm run check` does not. */
const LONG = [
  'availability',
  'editors-killed',
  'failover',
  'import',
  'kept-documents',
  'pictures-processes',
  'races',
  'replicas',
  'seed-scale',
  'upgrades',
].map((name) => `test/${name}.db.test.ts`);

const withDatabase = {
  globalSetup: ['./test/database/global-setup.ts'],
  pool: 'forks' as const,
  // More than there are cores: these wait for PostgreSQL, for deadlines and for other processes.
  maxWorkers: 3,
  // Once more where the machine stood still; `npm run check` tells how many needed it.
  retry: 1,
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // What is waited for is waited for longer than a busy machine stands still; a test that is about time says its own.
  expect: { poll: { timeout: 10_000 } },
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          include: ['{src,lint,simulator,demo,tools,test}/**/*.test.{ts,tsx}'],
          exclude: [...ELSEWHERE, DB_TESTS, SLOW_TESTS],
          // Nothing is shared but the modules, and reading those anew for each of two hundred files took longer than the tests.
          isolate: false,
          // Property tests need more than the usual 5 s on two busy cores.
          testTimeout: 20_000,
        },
      },
      { test: { name: 'slow', include: [SLOW_TESTS], exclude: ELSEWHERE, isolate: false, testTimeout: 60_000 } },
      // Rooms of the server tested on their own, and whole houses with processes of their own.
      {
        test: {
          ...withDatabase,
          name: 'rooms',
          include: [`src/${DB_TESTS}`],
          exclude: [...ELSEWHERE, ...ALONE],
          isolate: false,
        },
      },
      {
        test: {
          ...withDatabase,
          name: 'db',
          include: [`test/${DB_TESTS}`, ...ALONE],
          exclude: [...ELSEWHERE, ...LONG],
        },
      },
      { test: { ...withDatabase, name: 'long', include: LONG, exclude: ELSEWHERE } },
    ],
  },
});
