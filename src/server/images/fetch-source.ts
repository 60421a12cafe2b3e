import type { LookupFunction } from 'node:net';
import { ConsecutiveBreaker, circuitBreaker, handleType } from 'cockatiel';
import { Agent } from 'undici';
import { IMAGE_FETCH_MS } from '#shared/domain/limits.ts';
import { isOwnPictureFile, ownPicturePathOf } from '#shared/domain/own-picture-path.ts';
import type { PictureRequest } from '#shared/domain/picture-request.ts';
import { type Encoder, NotAPicture, type SourcePicture } from './encode.ts';
import { fetchBytes, SourceTrouble } from './fetch-bytes.ts';
import { publicLookup } from './public-lookup.ts';
import { servedSize } from './sizes.ts';

export interface FetchedSource extends SourcePicture {
  url: string;
}

export interface SourceHosts {
  /** TMDB's, or a server that answers like it. */
  imageUrl: string;
  videoUrl: string;
  /** How names are looked up; tests turn them. */
  lookup?: LookupFunction;
  /** Pictures of ours are in our own house. */
  readOwn: (file: string) => Promise<Buffer | undefined>;
}

export interface SourceFetcher {
  fetch(request: PictureRequest): Promise<FetchedSource>;
  close(): Promise<void>;
}

/** After so many calls in a row without an answer nobody waits for that host, until one try is answered. */
const BREAKER = { failures: 8, openMs: 5_000 };
/** A picture of YouTube's that is not there is a grey one of 120 × 90, sometimes even with 200. */
const GREY_WIDTH = 120;

/**
 * Asks the two hosts of the configuration, and has no way to ask another: a request only fills in names and sizes. Nobody
 * outside is asked for a picture of ours.
 */
export function createSourceFetcher(hosts: SourceHosts, encoder: Encoder): SourceFetcher {
  const image = openHost(hosts.imageUrl, hosts.lookup);
  const video = openHost(hosts.videoUrl, hosts.lookup);

  async function findFirst(request: PictureRequest): Promise<FetchedSource> {
    if (isOwnPictureFile(request.file)) return findOwn(request.file);
    const host = request.kind === 'video' ? video : image;
    const signal = AbortSignal.timeout(IMAGE_FETCH_MS);
    for (const path of pathsOf(request)) {
      const url = host.url + path;
      const bytes = await host.breaker.execute(() => fetchBytes(url, host.agent, signal));
      const source = bytes && (await encoder.inspect(bytes));
      if (source && (request.kind !== 'video' || source.width > GREY_WIDTH)) return { ...source, url };
    }
    throw new NotAPicture('there is no such picture');
  }
  async function findOwn(file: string): Promise<FetchedSource> {
    const bytes = await hosts.readOwn(file);
    if (!bytes) throw new NotAPicture('there is no such picture');
    return { ...(await encoder.inspect(bytes)), url: ownPicturePathOf(file) };
  }
  return {
    fetch: findFirst,
    close: async () => void (await Promise.all([image.agent.destroy(), video.agent.destroy()])),
  };
}

/** TMDB's name has lost its ending on the way here: nearly all are .jpg, logos often .png (also those drawn as SVG). */
function pathsOf(request: PictureRequest): string[] {
  if (request.kind === 'video') return ['maxresdefault', 'hqdefault'].map((name) => `/${request.file}/${name}.jpg`);
  return ['jpg', 'png'].map((ending) => `/${servedSize(request)}/${request.file}.${ending}`);
}

function openHost(url: string, lookup?: LookupFunction) {
  // A plain http address is a host of our own network, put there by whoever runs us; https is the internet.
  const isPublic = url.startsWith('https:');
  return {
    url: url.replace(/\/+$/, ''),
    agent: new Agent({
      connections: 8,
      connect: { timeout: 3_000, ...(isPublic ? { lookup: publicLookup(lookup) } : lookup && { lookup }) },
    }),
    breaker: circuitBreaker(handleType(SourceTrouble), {
      halfOpenAfter: BREAKER.openMs,
      breaker: new ConsecutiveBreaker(BREAKER.failures),
    }),
  };
}
