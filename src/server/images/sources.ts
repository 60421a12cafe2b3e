import { setTimeout as sleep } from 'node:timers/promises';
import { IMAGE_CACHE_SECONDS, IMAGE_LEASE_SECONDS } from '#shared/domain/limits.ts';
import { withoutFocus } from '#shared/domain/pictures/own-picture-path.ts';
import type { PictureRequest } from '#shared/domain/pictures/picture-request.ts';
import type { Context } from '../context.ts';
import { endImageLease, isImageLeased, saveFetchedImage, takeImageLease } from '../store/pictures/image-cache.ts';
import type { Encoder, SourcePicture } from './encode.ts';
import type { FetchedSource, SourceFetcher } from './fetch-source.ts';
import type { Order } from './order.ts';
import { listLarger, readSource } from './read-source.ts';
import { SharedWork } from './shared-work.ts';
import { sourceKey } from './sizes.ts';
import type { PictureStorage } from './storage.ts';
import type { Underway } from './underway.ts';

export interface Obtained {
  source: SourcePicture;
  /** It was fetched just now; otherwise it was stored. */
  isFetched: boolean;
}

export interface Sources {
  /** The source from storage or from TMDB; across all processes only one fetches at a time. */
  get(request: PictureRequest, order: Order): Promise<Obtained>;
  /** Deletes a source that could not be decoded: the next request fetches it again. */
  forget(request: PictureRequest): Promise<void>;
}

export interface SourceParts {
  ctx: Pick<Context, 'db' | 'log' | 'now'>;
  storage: PictureStorage;
  fetcher: SourceFetcher;
  encoder: Encoder;
  underway: Underway;
}

/** This process fetches, another one does, or (without a database) there is no lease. */
type Lease = 'ours' | 'theirs' | 'none';

const LEASE_MS = IMAGE_LEASE_SECONDS * 1_000;
const LOOK_AGAIN_MS = 40;
/** The process with the lease may fail or store elsewhere: wait for others at most this often, then fetch without a lease. */
const TURNS = 2;
const INKED_KINDS: ReadonlySet<string> = new Set(['poster', 'backdrop']);

export function createSources({ ctx, storage, fetcher, encoder, underway }: SourceParts): Sources {
  const fetches = new SharedWork<Obtained>();

  async function takeLease(key: string): Promise<Lease> {
    const now = ctx.now();
    try {
      return (await takeImageLease(ctx.db, key, now, new Date(now.getTime() + LEASE_MS))) ? 'ours' : 'theirs';
    } catch (err) {
      ctx.log.debug({ err }, 'no lease for a picture');
      return 'none';
    }
  }

  async function endLease(key: string): Promise<void> {
    await endImageLease(ctx.db, key).catch((err: unknown) => ctx.log.debug({ err }, 'a lease stays until its end'));
  }

  async function waitForOthers(key: string): Promise<void> {
    const until = performance.now() + LEASE_MS;
    while (performance.now() < until) {
      await sleep(LOOK_AGAIN_MS);
      const isLeased = await isImageLeased(ctx.db, key, ctx.now()).catch((err: unknown) => {
        ctx.log.warn({ err, key }, 'a lease of a picture cannot be read');
        return false;
      });
      if (!isLeased) return;
    }
  }

  async function obtain(request: PictureRequest, order: Order): Promise<Obtained> {
    const key = sourceKey(request);
    // Started together with the lease, because a visitor waits for both.
    const larger = listLarger({ ctx }, request);
    for (let turn = 0; turn < TURNS; turn += 1) {
      const lease = await takeLease(key);
      if (lease === 'theirs') await waitForOthers(key);
      const stored = await readSource({ ctx, storage, encoder }, request, larger);
      if (stored && lease === 'ours') underway.add(endLease(key));
      if (stored) return { source: stored, isFetched: false };
      if (lease !== 'theirs') return fetch(request, order, lease);
    }
    return fetch(request, order, 'none');
  }

  async function fetch(request: PictureRequest, order: Order, lease: Lease): Promise<Obtained> {
    const key = sourceKey(request);
    try {
      const source = await fetcher.fetch(request, order);
      if (lease === 'ours') underway.add(keep(request, key, source));
      return { source, isFetched: true };
    } catch (error) {
      if (lease === 'ours') await endLease(key);
      throw error;
    }
  }

  /** If the process is killed in between, the lease remains and names the object that has no row. */
  async function keep(request: PictureRequest, key: string, source: FetchedSource): Promise<void> {
    const contentType = `image/${source.format}`;
    try {
      const colour = await source.dominantColour;
      if (!(await storage.write(key, source.bytes, contentType))) return await endLease(key);
      const now = ctx.now();
      const expiresAt = new Date(now.getTime() + IMAGE_CACHE_SECONDS * 1_000);
      const stored = { cacheKey: key, originalUrl: source.url, cachedUrl: key, contentType, isFinal: true };
      const ink = INKED_KINDS.has(request.kind) ? { file: withoutFocus(request.file), colour } : null;
      await saveFetchedImage(ctx.db, { ...stored, fileSize: source.bytes.length }, ink, { now, expiresAt });
    } catch (err) {
      ctx.log.debug({ err, picture: key }, 'a source was not stored');
      await endLease(key);
    }
  }

  return {
    get: (request, { priority, abandoned: left }) =>
      fetches.run(sourceKey(request), (abandoned) => obtain(request, { priority, abandoned }), left),
    forget: async (request) => void (await storage.delete(sourceKey(request))),
  };
}
