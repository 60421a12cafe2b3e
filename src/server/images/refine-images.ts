import { PICTURE_FORMATS, parsePictureUrl } from '#shared/domain/pictures/picture-request.ts';
import type { Context } from '../context.ts';
import { listImagesToRefine, markImageFinal } from '../store/pictures/image-cache.ts';
import { createEncoder } from './encode.ts';
import { readSource } from './read-source.ts';
import type { PictureStorage } from './storage.ts';

/** A round ends before the next one starts. */
const ROUND_MS = 45_000;
const AT_ONCE = 50;

/** Encodes AVIF pictures again with more effort, most requested first; replaces one only if the new file is smaller. */
export async function refineImages(
  ctx: Pick<Context, 'db' | 'log'>,
  storage: PictureStorage,
  roundMs = ROUND_MS,
): Promise<{ refined: number; savedBytes: number }> {
  const { db, log } = ctx;
  const encoder = createEncoder();
  const until = performance.now() + roundMs;
  let refined = 0;
  let savedBytes = 0;
  for (const { id, cache_key, cached_url, file_size } of await listImagesToRefine(db, AT_ONCE)) {
    if (performance.now() > until) break;
    const size = await refine(cache_key, cached_url, file_size).catch((err: unknown) => {
      log.debug({ err, picture: cache_key }, 'a picture stays as it was made at first');
      return file_size;
    });
    await markImageFinal(db, id, size);
    refined += 1;
    savedBytes += file_size - size;
  }
  return { refined, savedBytes };

  async function refine(key: string, url: string, fileSize: number): Promise<number> {
    const request = parsePictureUrl(url);
    const source = request && (await readSource({ ctx, storage, encoder }, request));
    // Without a stored source it stays as it is: no request to TMDB for a picture that no visitor waits for.
    if (!request || !source) return fileSize;
    const smaller = await encoder.refine(source, request);
    if (smaller.length >= fileSize) return fileSize;
    return (await storage.write(key, smaller, PICTURE_FORMATS[request.format])) ? smaller.length : fileSize;
  }
}
