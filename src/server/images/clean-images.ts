import type { Context } from '../context.ts';
import { deleteExpiredPictures } from '../store/cache/documents.ts';
import {
  deleteAbandonedLeases,
  deleteUnusedImages,
  listAbandonedLeases,
  listExpiredImages,
  listLeastUsedImages,
  sumImageBytes,
} from '../store/pictures/image-cache.ts';
import type { PictureStorage } from './storage.ts';

const AT_ONCE = 200;
/** A lease or a partial file older than this belongs to a process that died. */
const ABANDONED_MS = 10 * 60_000;

export interface Cleaned {
  expired: number;
  leastUsed: number;
}

/**
 * Deletes objects before their rows: if the process is killed in between, the row still names the object to remove. A picture
 * requested meanwhile keeps its row and is encoded again at the next request.
 */
export async function cleanImages(
  ctx: Pick<Context, 'db' | 'now'>,
  storage: PictureStorage,
  budgetBytes: number,
): Promise<Cleaned> {
  const now = ctx.now();
  await removeExpiredObjects(ctx, storage, now);
  const expired = await deleteExpiredPictures(ctx.db, now);
  await removeAbandoned(ctx, storage, new Date(now.getTime() - ABANDONED_MS));
  return { expired, leastUsed: await keepWithin(ctx, storage, budgetBytes) };
}

async function removeExpiredObjects({ db }: Pick<Context, 'db'>, storage: PictureStorage, now: Date): Promise<void> {
  let after = 0;
  for (;;) {
    const expired = await listExpiredImages(db, now, after, AT_ONCE);
    await removeObjects(storage, expired);
    if (expired.length < AT_ONCE) return;
    after = expired.at(-1)?.id ?? after;
  }
}

async function removeAbandoned({ db }: Pick<Context, 'db'>, storage: PictureStorage, before: Date): Promise<void> {
  const keys = await listAbandonedLeases(db, before);
  await removeObjects(
    storage,
    keys.map((cache_key) => ({ cache_key })),
  );
  await deleteAbandonedLeases(db, before);
  await storage.sweep(before);
}

async function keepWithin({ db }: Pick<Context, 'db'>, storage: PictureStorage, budgetBytes: number): Promise<number> {
  let excess = (await sumImageBytes(db)) - budgetBytes;
  let removed = 0;
  while (excess > 0) {
    const listed = await listLeastUsedImages(db, AT_ONCE);
    const leaving: typeof listed = [];
    for (const image of listed) {
      if (excess <= 0) break;
      leaving.push(image);
      excess -= image.file_size;
    }
    const last = leaving.at(-1);
    if (!last) break;
    await removeObjects(storage, leaving);
    await deleteUnusedImages(
      db,
      leaving.map(({ id }) => id),
      new Date(last.last_accessed),
    );
    removed += leaving.length;
  }
  return removed;
}

/** If storage does not answer, the run ends; the next run continues there. */
async function removeObjects(storage: PictureStorage, images: readonly { cache_key: string }[]): Promise<void> {
  for (let at = 0; at < images.length; at += 8) {
    const done = await Promise.all(images.slice(at, at + 8).map(({ cache_key }) => storage.delete(cache_key)));
    if (done.includes(false)) throw new Error('picture storage does not answer');
  }
}
