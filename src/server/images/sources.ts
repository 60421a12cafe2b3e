import { setTimeout as sleep } from 'node:timers/promises';
import { IMAGE_CACHE_SECONDS, IMAGE_LEASE_SECONDS } from '#shared/domain/limits.ts';
import type { PictureRequest } from '#shared/domain/picture-request.ts';
import type { Context } from '../context.ts';
import { SingleFlight } from '../infra/single-flight.ts';
import { endImageLease, isImageLeased, saveFetchedImage, takeImageLease } from '../store/image-cache.ts';
import type { Encoder, SourcePicture } from './encode.ts';
import type { FetchedSource, SourceFetcher } from './fetch-source.ts';
import { sourceKey } from './sizes.ts';
import type { PictureStorage } from './storage.ts';
import type { Underway } from './underway.ts';

export interface Obtained {
  source: SourcePicture;
  /** Only of what was fetched just now: it is stored when it proved to be a picture (its ink), else forgotten (`null`). */
  settle?: (ink: string | null) => void;
}

export interface Sources {
  /** What TMDB sent, from storage or from TMDB; however many processes ask at once, one of them fetches. */
  get(request: PictureRequest): Promise<Obtained>;
  /** It could not be read after all: the next one to ask fetches it anew. */
  forget(request: PictureRequest): Promise<void>;
}

export interface SourceParts {
  ctx: Pick<Context, 'db' | 'log' | 'now'>;
  storage: PictureStorage;
  fetcher: SourceFetcher;
  encoder: Encoder;
  underway: Underway;
}

/** Ours to fetch, somebody else's, or, without a database, nobody's. */
type Lease = 'ours' | 'theirs' | 'none';

const LEASE_MS = IMAGE_LEASE_SECONDS * 1_000;
const LOOK_AGAIN_MS = 40;
/** Where the fetching process failed or stores elsewhere, the next takes its turn; a third does not wait for a second time. */
const TURNS = 2;
const INKED_KINDS: ReadonlySet<string> = new Set(['poster', 'backdrop']);

export function createSources({ ctx, storage, fetcher, encoder, underway }: SourceParts): Sources {
  const flights = new SingleFlight<Obtained>();

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
      if (!(await isImageLeased(ctx.db, key, ctx.now()).catch(() => false))) return;
    }
  }

  async function readStored(key: string): Promise<SourcePicture | undefined> {
    const bytes = await storage.read(key);
    if (!bytes) return undefined;
    return encoder.inspect(bytes).catch(async () => {
      await storage.delete(key);
      return undefined;
    });
  }

  async function obtain(request: PictureRequest): Promise<Obtained> {
    const key = sourceKey(request);
    for (let turn = 0; turn < TURNS; turn += 1) {
      const lease = await takeLease(key);
      if (lease === 'theirs') await waitForOthers(key);
      const stored = await readStored(key);
      if (stored && lease === 'ours') underway.add(endLease(key));
      if (stored) return { source: stored };
      if (lease !== 'theirs') return fetch(request, key, lease);
    }
    return fetch(request, key, 'none');
  }

  async function fetch(request: PictureRequest, key: string, lease: Lease): Promise<Obtained> {
    try {
      const source = await fetcher.fetch(request);
      if (lease !== 'ours') return { source };
      let isSettled = false;
      const settle = (ink: string | null) => {
        // Several sizes or formats may be made of it at once; the first one tells.
        if (!isSettled) underway.add(ink === null ? endLease(key) : keep(request, key, source, ink));
        isSettled = true;
      };
      return { source, settle };
    } catch (error) {
      if (lease === 'ours') await endLease(key);
      throw error;
    }
  }

  /** Should we be killed on the way, the lease is still there and says which object has no row. */
  async function keep(request: PictureRequest, key: string, source: FetchedSource, colour: string): Promise<void> {
    const contentType = `image/${source.format}`;
    try {
      if (!(await storage.write(key, source.bytes, contentType))) return await endLease(key);
      const now = ctx.now();
      const expiresAt = new Date(now.getTime() + IMAGE_CACHE_SECONDS * 1_000);
      const stored = { cacheKey: key, originalUrl: source.url, cachedUrl: key, contentType, isFinal: true };
      const ink = INKED_KINDS.has(request.kind) ? { file: request.file, colour } : null;
      await saveFetchedImage(ctx.db, { ...stored, fileSize: source.bytes.length }, ink, { now, expiresAt });
    } catch (err) {
      ctx.log.debug({ err, picture: key }, 'a picture was not kept');
      await endLease(key);
    }
  }

  return {
    get: (request) => flights.run(sourceKey(request), () => obtain(request)),
    forget: async (request) => void (await storage.delete(sourceKey(request))),
  };
}
