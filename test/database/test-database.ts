import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { TEMPLATE } from './global-setup.ts';

export interface TestDatabase {
  ownerUrl: string;
  applicationUrl: string;
  superuserUrl: string;
}

/** A migrated database for one test file, dropped when the file is done; with the template `template1` an empty one. */
export async function createTestDatabase(template = TEMPLATE): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const { superuserUrl, ownerUrl, applicationUrl } = inject('postgres');
  const at = (url: string, database: string) => url.replace(/DATABASE$/, database);
  await administer(
    at(superuserUrl, 'postgres'),
    `create database ${name} owner lanterninha_owner template ${template}`,
    // Rights of a database are not cloned: as 0001_roles.sql.
    `revoke temporary on database ${name} from public`,
  );
  afterAll(() => administer(at(superuserUrl, 'postgres'), `drop database if exists ${name} with (force)`));
  return {
    ownerUrl: at(ownerUrl, name),
    applicationUrl: at(applicationUrl, name),
    superuserUrl: at(superuserUrl, name),
  };
}

async function administer(connectionString: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    // Two files that start together both copy the template, which allows one connection at a time.
    await client.query('select pg_advisory_lock(20)');
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
