import { afterAll } from 'vitest';
import { createTestDatabase } from '../database/test-database.ts';
import { type DatedContext, openDatedContext } from './open-dated-context.ts';
import { type Script, startScriptedTmdb } from './scripted-tmdb.ts';

/** A fixture whose TMDB follows a script of the test, and whose date the test sets. */
export async function openScriptedFixture(): Promise<DatedContext & { script: Script }> {
  const { applicationUrl } = await createTestDatabase();
  const tmdb = await startScriptedTmdb();
  const dated = await openDatedContext(applicationUrl, tmdb.url, 'scripted');
  afterAll(async () => {
    await dated.close();
    await tmdb.close();
  });
  return { ...dated, script: tmdb.script };
}
