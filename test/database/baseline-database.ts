import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FIRST_AFTER_BASELINE, migrate } from '../../src/server/infra/migrate.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../migrations');

/** A database with the files of the baseline alone: the later ones are still to be applied. */
export async function createBaselineDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase('template1');
  const folder = await mkdtemp(path.join(tmpdir(), 'lanterninha-baseline-'));
  try {
    for (const file of (await readdir(MIGRATIONS)).filter((each) => each < FIRST_AFTER_BASELINE))
      await cp(path.join(MIGRATIONS, file), path.join(folder, file));
    await migrate(database.ownerUrl, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return database;
}
