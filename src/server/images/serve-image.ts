import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import {
  IMAGE_ABSENCE_MEMORY_SECONDS,
  IMAGE_ENCODE_WAIT_MS,
  IMAGE_FAULT_MEMORY_SECONDS,
  IMAGE_SOURCE_AT_ONCE_BYTES,
  IMAGE_WAIT_MS,
} from '#shared/domain/limits.ts';
import { ownPicturePathOf, withoutFocus } from '#shared/domain/pictures/own-picture-path.ts';
import { type PictureRequest, pictureKey } from '#shared/domain/pictures/picture-request.ts';
import type { Context } from '../context.ts';
import type { Env } from '../infra/env.ts';
import { listDominantColours } from '../store/pictures/image-cache.ts';
import { findOwnPictureBytes } from '../store/pictures/own-pictures.ts';
import { createEncoder, Dropped, EncoderBusy, type SourcePicture } from './encode.ts';
import { createEncodedPictures } from './encoded-pictures.ts';
import { createSourceFetcher, NoSuchPicture, type SourceHosts } from './fetch-source.ts';
import { ANSWERS_FIRST_MS, type Order, priorityOf } from './order.ts';
import { type ServedPicture, toPicture } from './picture.ts';
import { SharedWork } from './shared-work.ts';
import { createSources, type Obtained } from './sources.ts';
import { drawStandIn, STAND_IN } from './stand-in.ts';
import { openPictureStorage, type StorageSettings } from './storage.ts';
import { createUnderway } from './underway.ts';

export interface ImageService {
  /** From memory only, which is free. */
  getCached(request: PictureRequest): ServedPicture | undefined;
  /**
   * Always returns a picture within IMAGE_WAIT_MS: encoded, or the source bytes while it is being encoded, or a stand-in if the
   * source fails. `order.abandoned` aborts when this visitor leaves.
   */
  get(request: PictureRequest, order?: Partial<Order> & { isNotStored?: boolean }): Promise<ServedPicture>;
  /** What storage has; `undefined` also where storage fails, for `get` then goes to the source. */
  readStored(request: PictureRequest): Promise<ServedPicture | undefined>;
  /** Everything begun is encoded, stored and counted. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

export type ImageSettings = StorageSettings & Pick<Env, 'IMAGE_SOURCE_URL' | 'VIDEO_IMAGE_URL'>;

/** Source bytes of pictures that are being encoded or could not be; after this time encoding is tried again. */
const INTERIM = { maxSize: 64 * 1024 * 1024, ttl: 30_000 };
/** Pictures that failed recently, some 400 bytes each. */
const FAILURES_REMEMBERED = 5_000;
/** Do not wait longer than this for the colour of a stand-in if the database is slow. */
const COLOUR_WAIT_MS = 200;

export function createImageService(
  ctx: Pick<Context, 'db' | 'log' | 'now' | 'metrics'>,
  settings: ImageSettings,
  { lookup }: Pick<SourceHosts, 'lookup'> = {},
): ImageService {
  const { db, log, metrics } = ctx;
  const encoder = createEncoder();
  const storage = openPictureStorage(settings, log);
  const underway = createUnderway(log);
  const fetcher = createSourceFetcher(
    {
      imageUrl: settings.IMAGE_SOURCE_URL,
      videoUrl: settings.VIDEO_IMAGE_URL,
      readOwn: (file) => findOwnPictureBytes(db, ownPicturePathOf(withoutFocus(file))),
      ...(lookup && { lookup }),
    },
    encoder,
  );
  const sources = createSources({ ctx, storage, fetcher, encoder, underway });
  const encoded = createEncodedPictures({ ctx, storage, settings, underway });
  const answers = new SharedWork<ServedPicture>();
  const stored = new SharedWork<ServedPicture | undefined>();
  /** Those whose source is here: their answer is a matter of IMAGE_ENCODE_WAIT_MS. */
  const arrived = new Set<string>();
  const interim = new LRUCache<string, ServedPicture>({ ...INTERIM, sizeCalculation: ({ bytes }) => bytes.length });
  const failed = new LRUCache<string, ServedPicture>({ max: FAILURES_REMEMBERED });

  async function answer(
    request: PictureRequest,
    key: string,
    { isNotStored, ...order }: Order & { isNotStored: boolean },
  ): Promise<ServedPicture> {
    try {
      const ready = isNotStored ? undefined : await encoded.read(request, key);
      if (ready) return ready;
      const obtained = await sources.get(request, order);
      arrived.add(key);
      const waitMs = waitFor(obtained);
      const answered = waitMs === 0 ? sleep(ANSWERS_FIRST_MS) : Promise.resolve();
      const encoding = answered.then(() => encode(request, key, obtained.source, order));
      underway.add(encoding.then(() => undefined));
      return (await within(waitMs, encoding)) ?? passOn(key, obtained.source, order);
    } catch (err) {
      return remember(err, request, key);
    } finally {
      arrived.delete(key);
    }
  }

  /** `undefined` if there was no time to encode it: the source bytes are sent instead. */
  async function encode(
    request: PictureRequest,
    key: string,
    source: SourcePicture,
    order: Order,
  ): Promise<ServedPicture | undefined> {
    try {
      const picture = encoded.add(request, key, await encoder.encode(source, request, order), source.url);
      interim.delete(key);
      return picture;
    } catch (err) {
      if (err instanceof Dropped) return undefined;
      if (err instanceof EncoderBusy || isTimeout(err)) {
        log.warn({ reason: sayReason(err), picture: key }, 'a picture is sent as its source has it');
        return undefined;
      }
      // The structure was valid but the pixels cannot be decoded: stop sending and delete the source.
      interim.delete(key);
      await sources.forget(request);
      return remember(err, request, key);
    }
  }

  function passOn(key: string, source: SourcePicture, { abandoned }: Order): ServedPicture {
    if (abandoned?.aborted) return STAND_IN;
    const picture = toPicture(source.bytes, `image/${source.format}`, 'interim');
    interim.set(key, picture);
    metrics.images.inc({ from: 'source-bytes' });
    return picture;
  }

  /** Failures become a stand-in: the page is shown all the same. */
  async function remember(err: unknown, request: PictureRequest, key: string): Promise<ServedPicture> {
    if (err instanceof Dropped) return STAND_IN;
    log.warn({ reason: sayReason(err), picture: key }, 'picture not available');
    const standIn = await drawFor(request);
    const seconds = err instanceof NoSuchPicture ? IMAGE_ABSENCE_MEMORY_SECONDS : IMAGE_FAULT_MEMORY_SECONDS;
    failed.set(key, standIn, { ttl: seconds * 1_000 });
    return standIn;
  }

  async function drawFor({ file }: PictureRequest): Promise<ServedPicture> {
    metrics.images.inc({ from: 'stand-in' });
    const colours = listDominantColours(db, [file]).catch((err: unknown) => {
      log.warn({ err, file }, 'a stand-in is drawn without its dominant colour');
      return undefined;
    });
    return drawStandIn((await within(COLOUR_WAIT_MS, colours))?.get(file));
  }

  function getCached(request: PictureRequest): ServedPicture | undefined {
    const key = pictureKey(request);
    const known = encoded.getCached(key);
    if (known) return known;
    const source = interim.get(key);
    if (source) metrics.images.inc({ from: 'source-bytes' });
    return source ?? failed.get(key);
  }

  return {
    getCached,
    async get(request, { priority = priorityOf(request), abandoned: left, isNotStored = false } = {}) {
      const known = getCached(request);
      if (known) return known;
      const key = pictureKey(request);
      const making = answers.run(key, (abandoned) => answer(request, key, { priority, abandoned, isNotStored }), left);
      const inTime = await within(IMAGE_WAIT_MS, making);
      return inTime ?? (arrived.has(key) ? making : drawFor(request));
    },
    async readStored(request) {
      const key = pictureKey(request);
      const reading = stored.run(key, () =>
        encoded.read(request, key).catch((err: unknown) => {
          log.warn({ err, key }, 'a stored picture cannot be read');
          return undefined;
        }),
      );
      return within(IMAGE_WAIT_MS, reading);
    },
    async settle() {
      await underway.settle();
      await encoded.flush();
    },
    async close() {
      encoder.close();
      await underway.settle();
      await encoded.close();
      await fetcher.close();
    },
  };
}

/** Encoding takes 10 to 100 times as long as inspecting the source, so a new source of usual size is sent without waiting. */
function waitFor({ source, isFetched }: Obtained): number {
  return isFetched && source.bytes.length <= IMAGE_SOURCE_AT_ONCE_BYTES ? 0 : IMAGE_ENCODE_WAIT_MS;
}

/** libvips reports timeouts in the message only. */
const isTimeout = (err: unknown) => /timeout/i.test(sayReason(err));
const sayReason = (err: unknown) => (err instanceof Error ? err.message : String(err));

async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  if (ms === 0) return undefined;
  const over = new AbortController();
  const limit = sleep(ms, undefined, { signal: over.signal, ref: false }).catch(() => undefined);
  try {
    return await Promise.race([work, limit]);
  } finally {
    over.abort();
  }
}
