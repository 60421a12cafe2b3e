import type { TestProject } from 'vitest/node';
import { migrate } from '../../src/server/infra/migrate.ts';
import { type PostgresFlavour, startLocalPostgres } from '../../tools/local-postgres.ts';

/** What a test file needs to clone its own database. URLs contain DATABASE in place of the name. */
export interface TestPostgres {
  superuserUrl: string;
  ownerUrl: string;
  applicationUrl: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: TestPostgres;
  }
}

export const TEMPLATE = 'migrated_template';

/** One server for the run, migrated once; every test file uses a clone. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const flavour: PostgresFlavour = process.env.LANTERNINHA_TEST_POSTGRES === 'debian' ? 'debian' : 'embedded';
  const postgres = await startLocalPostgres(flavour);
  await postgres.createDatabase(TEMPLATE);
  await migrate(postgres.ownerUrl(TEMPLATE));
  project.provide('postgres', {
    superuserUrl: postgres.superuserUrl('DATABASE'),
    ownerUrl: postgres.ownerUrl('DATABASE'),
    applicationUrl: postgres.applicationUrl('DATABASE'),
  });
  return () => postgres.stop();
}
