import { LRUCache } from 'lru-cache';
import { IMAGE_CACHE_SECONDS, MEMORY_CACHE } from '#shared/domain/limits.ts';
import { isOwnPictureFile, ownPicturePathOf } from '#shared/domain/pictures/own-picture-path.ts';
import { buildPictureUrl, PICTURE_FORMATS, type PictureRequest } from '#shared/domain/pictures/picture-request.ts';
import type { Context } from '../context.ts';
import type { Env } from '../infra/env.ts';
import { type StoredImage, saveImage } from '../store/pictures/image-cache.ts';
import { createViewCounter } from './count-views.ts';
import { type ServedPicture, toPicture } from './picture.ts';
import { servedSize } from './sizes.ts';
import { isWhole } from './sniff.ts';
import type { PictureStorage } from './storage.ts';
import type { Underway } from './underway.ts';

/** The pictures we encoded: in memory, in storage, and with a row that counts their views. */
export interface EncodedPictures {
  getCached(key: string): ServedPicture | undefined;
  read(request: PictureRequest, key: string): Promise<ServedPicture | undefined>;
  /** Stored in the background. */
  add(request: PictureRequest, key: string, bytes: Buffer, sourceUrl: string | undefined): ServedPicture;
  flush(): Promise<void>;
  close(): Promise<void>;
}

interface EncodedParts {
  ctx: Pick<Context, 'db' | 'log' | 'now' | 'metrics'>;
  storage: PictureStorage;
  settings: Pick<Env, 'IMAGE_SOURCE_URL' | 'VIDEO_IMAGE_URL'>;
  underway: Underway;
}

/** Memory for cached pictures; the 200 that docs/evidence/spec-coverage.md asks for are about 6 MB, unless all are the largest. */
const MEMORY_BYTES = 64 * 1024 * 1024;

interface Kept {
  picture: ServedPicture;
  image: StoredImage;
}

export function createEncodedPictures({ ctx, storage, settings, underway }: EncodedParts): EncodedPictures {
  const { db, log, now, metrics } = ctx;
  const views = createViewCounter(ctx);
  const kept = new LRUCache<string, Kept>({
    max: MEMORY_CACHE.images.entries,
    ttl: MEMORY_CACHE.images.ttlSeconds * 1_000,
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ picture }) => picture.bytes.length,
  });

  function keep(picture: ServedPicture, image: StoredImage): ServedPicture {
    kept.set(image.cacheKey, { picture, image });
    views.count(image);
    return picture;
  }

  function toRow(request: PictureRequest, key: string, fileSize: number, url?: string): StoredImage {
    return {
      cacheKey: key,
      originalUrl: url ?? guessSourceUrl(settings, request),
      cachedUrl: buildPictureUrl(request),
      contentType: PICTURE_FORMATS[request.format],
      fileSize,
      isFinal: true,
    };
  }

  /** The row is saved first, so that no object is without one. */
  async function store(image: StoredImage, bytes: Buffer): Promise<void> {
    try {
      await saveImage(db, image, { now: now(), expiresAt: new Date(now().getTime() + IMAGE_CACHE_SECONDS * 1_000) });
      await storage.write(image.cacheKey, bytes, image.contentType);
    } catch (err) {
      log.debug({ err, picture: image.cacheKey }, 'a picture was not stored');
    }
  }

  return {
    getCached(key) {
      const hit = kept.get(key);
      if (!hit) return undefined;
      metrics.images.inc({ from: 'memory' });
      views.count(hit.image);
      return hit.picture;
    },
    async read(request, key) {
      const bytes = await storage.read(key);
      if (!bytes) return undefined;
      const contentType = PICTURE_FORMATS[request.format];
      if (!isWhole(bytes, contentType)) {
        await storage.delete(key);
        return undefined;
      }
      metrics.images.inc({ from: 'storage' });
      return keep(toPicture(bytes, contentType), toRow(request, key, bytes.length));
    },
    add(request, key, bytes, sourceUrl) {
      metrics.images.inc({ from: 'encoded' });
      const image = { ...toRow(request, key, bytes.length, sourceUrl), isFinal: request.format !== 'avif' };
      underway.add(store(image, bytes));
      return keep(toPicture(bytes, image.contentType), image);
    },
    flush: views.flush,
    close: views.close,
  };
}

/** A row saved again does not know the extension at the source; most have this one. */
function guessSourceUrl(settings: EncodedParts['settings'], request: PictureRequest): string {
  if (isOwnPictureFile(request.file)) return ownPicturePathOf(request.file);
  if (request.kind === 'video') return `${settings.VIDEO_IMAGE_URL}/${request.file}/maxresdefault.jpg`;
  return `${settings.IMAGE_SOURCE_URL}/${servedSize(request)}/${request.file}.jpg`;
}
