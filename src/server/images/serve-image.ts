import { LRUCache } from 'lru-cache';
import { Agent } from 'undici';
import type { ImageRequest } from '#shared/domain/image-url.ts';
import { IMAGE_FAILURE_MEMORY_SECONDS, MEMORY_CACHE } from '#shared/domain/limits.ts';
import type { Log } from '../infra/log.ts';
import type { Metrics } from '../infra/metrics.ts';
import { SingleFlight } from '../infra/single-flight.ts';
import { fetchPicture } from './fetch-picture.ts';
import type { Picture } from './picture.ts';
import { PLACEHOLDER } from './placeholder.ts';

export interface ImageService {
  get(request: ImageRequest): Promise<Picture>;
  placeholder(): Picture;
  close(): Promise<void>;
}

export interface ImageOptions {
  /** The only host ever asked; it comes from configuration, never from a request. */
  sourceUrl: string;
  log: Log;
  metrics: Metrics;
}

/** How much memory the pass-through may hold on to. */
const MEMORY_BYTES = 64 * 1024 * 1024;

export function createImageService({ sourceUrl, log, metrics }: ImageOptions): ImageService {
  const dispatcher = new Agent({ connections: 8, connect: { timeout: 3_000 } });
  const flights = new SingleFlight<Picture>();
  const kept = new LRUCache<string, Picture>({
    max: MEMORY_CACHE.images.entries,
    ttl: MEMORY_CACHE.images.ttlSeconds * 1_000,
    maxSize: MEMORY_BYTES,
    sizeCalculation: (picture) => picture.bytes.length,
  });

  async function fetchOnce(key: string): Promise<Picture> {
    try {
      const picture = await fetchPicture(new URL(sourceUrl + key), dispatcher);
      kept.set(key, picture);
      metrics.images.inc({ from: 'source' });
      return picture;
    } catch (err) {
      // The one thing that is swallowed: a page without a picture is still a page.
      log.warn({ reason: err instanceof Error ? err.message : String(err), picture: key }, 'picture not available');
      metrics.images.inc({ from: 'placeholder' });
      kept.set(key, PLACEHOLDER, { ttl: IMAGE_FAILURE_MEMORY_SECONDS * 1_000 });
      return PLACEHOLDER;
    }
  }

  return {
    async get({ size, filePath }) {
      const key = `/${size}${filePath}`;
      const hit = kept.get(key);
      if (hit) metrics.images.inc({ from: 'memory' });
      return hit ?? flights.run(key, () => fetchOnce(key));
    },
    placeholder: () => PLACEHOLDER,
    close: () => dispatcher.destroy(),
  };
}
