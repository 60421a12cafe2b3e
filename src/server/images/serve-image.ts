import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import {
  IMAGE_CACHE_SECONDS,
  IMAGE_ENCODE_WAIT_MS,
  IMAGE_FAILURE_MEMORY_SECONDS,
  IMAGE_WAIT_MS,
  MEMORY_CACHE,
} from '#shared/domain/limits.ts';
import { isOwnPictureFile, ownPicturePathOf } from '#shared/domain/own-picture-path.ts';
import { buildPictureUrl, PICTURE_FORMATS, type PictureRequest, pictureKey } from '#shared/domain/picture-request.ts';
import type { Context } from '../context.ts';
import type { Env } from '../infra/env.ts';
import { SingleFlight } from '../infra/single-flight.ts';
import { type StoredImage, saveImage } from '../store/image-cache.ts';
import { findOwnPictureBytes } from '../store/own-pictures.ts';
import { createViewCounter } from './count-views.ts';
import { createEncoder, EncoderBusy, NotAPicture, type SourcePicture } from './encode.ts';
import { createSourceFetcher, type SourceHosts } from './fetch-source.ts';
import { type Picture, toPicture } from './picture.ts';
import { placeholderFor } from './placeholder.ts';
import { servedSize } from './sizes.ts';
import { isWhole } from './sniff.ts';
import { createSources } from './sources.ts';
import { openPictureStorage, type StorageSettings } from './storage.ts';
import { createUnderway } from './underway.ts';

export interface ImageService {
  /** What memory has, which costs nothing to send. */
  getKept(request: PictureRequest): Picture | undefined;
  /** A picture always, within IMAGE_WAIT_MS: at worst the drawn one, in the right box. */
  get(request: PictureRequest): Promise<Picture>;
  /** Everything begun is stored and counted. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

export type ImageSettings = StorageSettings & Pick<Env, 'IMAGE_SOURCE_URL' | 'VIDEO_IMAGE_URL'>;

/** How much memory pictures may hold on to; the SPEC's 200 are about 6 MB, unless all are the largest. */
const MEMORY_BYTES = 64 * 1024 * 1024;
/** Pictures that could not be had just now, each a name of 100 bytes. */
const FAILURES_REMEMBERED = 5_000;
/** A host that did not answer may answer in a moment; a picture that is none will not be one so soon. */
const TROUBLE_MEMORY_MS = 3_000;

interface Kept {
  picture: Picture;
  image: StoredImage;
}

export function createImageService(
  ctx: Pick<Context, 'db' | 'log' | 'now' | 'metrics'>,
  settings: ImageSettings,
  { lookup }: Pick<SourceHosts, 'lookup'> = {},
): ImageService {
  const { db, log, now, metrics } = ctx;
  const encoder = createEncoder();
  const storage = openPictureStorage(settings, log);
  const underway = createUnderway();
  const fetcher = createSourceFetcher(
    {
      imageUrl: settings.IMAGE_SOURCE_URL,
      videoUrl: settings.VIDEO_IMAGE_URL,
      readOwn: (file) => findOwnPictureBytes(db, ownPicturePathOf(file)),
      ...(lookup && { lookup }),
    },
    encoder,
  );
  const sources = createSources({ ctx, storage, fetcher, encoder, underway });
  const views = createViewCounter(ctx);
  const flights = new SingleFlight<Picture>();
  const kept = new LRUCache<string, Kept>({
    max: MEMORY_CACHE.images.entries,
    ttl: MEMORY_CACHE.images.ttlSeconds * 1_000,
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ picture }) => picture.bytes.length,
  });
  /** Fetched, and waiting for its turn to be encoded. */
  const inLine = new Set<string>();
  const failed = new LRUCache<string, true>({ max: FAILURES_REMEMBERED });

  async function make(request: PictureRequest, key: string): Promise<Picture> {
    try {
      return (await readStored(request, key)) ?? (await encode(request, key));
    } catch (err) {
      // The one thing that is swallowed: a page without a picture is still a page.
      log.warn({ reason: err instanceof Error ? err.message : String(err), picture: key }, 'picture not available');
      const ttl = err instanceof NotAPicture ? IMAGE_FAILURE_MEMORY_SECONDS * 1_000 : TROUBLE_MEMORY_MS;
      failed.set(key, true, { ttl });
      return standIn(request);
    }
  }

  async function readStored(request: PictureRequest, key: string): Promise<Picture | undefined> {
    const bytes = await storage.read(key);
    if (!bytes) return undefined;
    const contentType = PICTURE_FORMATS[request.format];
    if (!isWhole(bytes, contentType)) {
      await storage.delete(key);
      return undefined;
    }
    metrics.images.inc({ from: 'storage' });
    return keep(toPicture(bytes, contentType), toRow(request, key, bytes.length));
  }

  async function encode(request: PictureRequest, key: string): Promise<Picture> {
    const { source, settle } = await sources.get(request);
    inLine.add(key);
    const bytes = await (settle ? encodeNew(source, request, settle) : encoder.encode(source, request, 'quick'))
      .catch(async (error: unknown) => {
        settle?.(null);
        throw await explain(error, request);
      })
      .finally(() => inLine.delete(key));
    metrics.images.inc({ from: 'source' });
    const row = toRow(request, key, bytes.length, source.url);
    const image = { ...row, isFinal: request.format !== 'avif' };
    underway.add(store(image, bytes));
    return keep(toPicture(bytes, image.contentType), image);
  }

  async function encodeNew(source: SourcePicture, request: PictureRequest, settle: (ink: string) => void) {
    const { bytes, ink } = await encoder.encodeNew(source, request);
    settle(ink);
    return bytes;
  }

  /** Its header was a picture's and the rest was not: what is stored of it goes, and with it the reason to try again. */
  async function explain(error: unknown, request: PictureRequest): Promise<unknown> {
    if (!(error instanceof Error) || error instanceof EncoderBusy) return error;
    await sources.forget(request);
    return new NotAPicture(error.message);
  }

  /** A row first, so that no object is without one; no row, no object. */
  async function store(image: StoredImage, bytes: Buffer): Promise<void> {
    try {
      await saveImage(db, image, { now: now(), expiresAt: new Date(now().getTime() + IMAGE_CACHE_SECONDS * 1_000) });
      await storage.write(image.cacheKey, bytes, image.contentType);
    } catch (err) {
      log.debug({ err, picture: image.cacheKey }, 'a picture was not stored');
    }
  }

  function keep(picture: Picture, image: StoredImage): Picture {
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

  function standIn(request: PictureRequest): Picture {
    metrics.images.inc({ from: 'placeholder' });
    return placeholderFor(request);
  }

  function getKept(request: PictureRequest): Picture | undefined {
    const key = pictureKey(request);
    const hit = kept.get(key);
    if (!hit) return failed.has(key) ? standIn(request) : undefined;
    metrics.images.inc({ from: 'memory' });
    views.count(hit.image);
    return hit.picture;
  }

  return {
    getKept,
    async get(request) {
      const held = getKept(request);
      if (held) return held;
      const key = pictureKey(request);
      const making = flights.run(key, () => make(request, key));
      const inTime = await within(IMAGE_WAIT_MS, making);
      if (inTime) return inTime;
      return (inLine.has(key) && (await within(IMAGE_ENCODE_WAIT_MS, making))) || standIn(request);
    },
    async settle() {
      await underway.settle();
      await views.flush();
    },
    async close() {
      await underway.settle();
      await views.close();
      await fetcher.close();
    },
  };
}

/** A row lost and found again does not say under which ending the picture was found; most have this one. */
function guessSourceUrl(settings: ImageSettings, request: PictureRequest): string {
  if (isOwnPictureFile(request.file)) return ownPicturePathOf(request.file);
  if (request.kind === 'video') return `${settings.VIDEO_IMAGE_URL}/${request.file}/maxresdefault.jpg`;
  return `${settings.IMAGE_SOURCE_URL}/${servedSize(request)}/${request.file}.jpg`;
}

async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  const over = new AbortController();
  const limit = sleep(ms, undefined, { signal: over.signal, ref: false }).catch(() => undefined);
  try {
    return await Promise.race([work, limit]);
  } finally {
    over.abort();
  }
}
