import { expect, test } from 'vitest';
import { rebuildDerived } from '#server/catalogue/documents/rebuild-derived.ts';
import { syncMovie } from '#server/sync/sync-movie.ts';
import { openTestFixture } from '../../../test/database/test-fixture.ts';
import { preparePictures } from './prepare-pictures.ts';

const fixture = await openTestFixture({ DATABASE_STATEMENT_TIMEOUT_MS: '20000' });
const { ctx, env } = fixture;

const listStored = async () => {
  const rows = await ctx.db.selectFrom('image_cache').select('cache_key').orderBy('cache_key').execute();
  return rows.map(({ cache_key }) => cache_key);
};

test('pictures of what lists show are encoded before a visitor asks, and a round that was cut short is continued', async () => {
  await syncMovie(ctx, 598, { urgency: 'batch', deadlineMs: 10_000 });
  await rebuildDerived(ctx);
  const { poster_path, backdrop_path } = await ctx.db
    .selectFrom('movies')
    .select(['poster_path', 'backdrop_path'])
    .where('id', '=', 598)
    .executeTakeFirstOrThrow();
  const fileOf = (path: string | null) => path?.slice(1, path.lastIndexOf('.')) ?? '';

  const cut = await preparePictures(ctx, env, 0);
  expect(cut.prepared).toBe(0);
  expect(cut.left).toBeGreaterThan(0);
  // On a busy machine a source may take longer than a round waits for it: the next round has it.
  const finish = async () => (await preparePictures(ctx, env)).left;
  await expect.poll(finish, { timeout: 90_000 }).toBe(0);
  const stored = (await listStored()).join('\n');
  for (const made of [`poster/w342/.*/${fileOf(poster_path)}`, `backdrop/w780/.*/${fileOf(backdrop_path)}`]) {
    expect(stored).toMatch(new RegExp(`^${made}.avif$`, 'm'));
  }
  expect(await preparePictures(ctx, env)).toEqual({ prepared: 0, left: 0 });
}, 120_000);
