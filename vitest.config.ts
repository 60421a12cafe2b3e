import { defineConfig } from 'vitest/config';

// Dates on pages are Brazilian ones; the workers inherit this.
process.env.TZ = 'America/Sao_Paulo';

const DB_TESTS = '**/*.db.test.{ts,tsx}';
const ELSEWHERE = ['**/node_modules/**', 'build/**', '.cache/**', 'e2e/**'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          include: ['{src,lint,simulator,demo,tools,test}/**/*.test.{ts,tsx}'],
          exclude: [...ELSEWHERE, DB_TESTS],
          // Nothing is shared but the modules, and reading those anew for each of two hundred files took longer than the tests.
          isolate: false,
          // Property tests and the walls' own tests need more than the usual 5 s on two busy cores.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'db',
          include: [DB_TESTS],
          exclude: ELSEWHERE,
          globalSetup: ['./test/database/global-setup.ts'],
          pool: 'forks',
          // More than there are cores: these wait for PostgreSQL, for deadlines and for other processes.
          maxWorkers: 3,
          // Once more where the machine stood still; `npm run check` tells how many needed it.
          retry: 1,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
