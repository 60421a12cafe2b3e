import type { LookupFunction } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConsecutiveBreaker, circuitBreaker, handleType } from 'cockatiel';
import PQueue from 'p-queue';
import { Agent } from 'undici';
import { IMAGE_FETCH_MS } from '#shared/domain/limits.ts';
import { isOwnPictureFile, ownPicturePathOf } from '#shared/domain/pictures/own-picture-path.ts';
import type { PictureRequest } from '#shared/domain/pictures/picture-request.ts';
import { publicLookup } from '../infra/public-lookup.ts';
import { Dropped, type Encoder, NotAPicture, type SourcePicture } from './encode.ts';
import { fetchBytes, SourceTrouble } from './fetch-bytes.ts';
import { ANSWERS_FIRST_MS, type Order } from './order.ts';
import { servedSize } from './sizes.ts';

export interface FetchedSource extends SourcePicture {
  url: string;
  /** Rejects if it cannot be decoded; such a source is not stored. */
  dominantColour: Promise<string>;
}

/** The host answered that there is none; unlike a fault, that does not change within seconds. */
export class NoSuchPicture extends NotAPicture {}

export interface SourceHosts {
  /** TMDB's image host, or a server with the same API. */
  imageUrl: string;
  videoUrl: string;
  /** DNS lookup; tests replace it. */
  lookup?: LookupFunction;
  /** Uploaded pictures are read from our own database. */
  readOwn: (file: string) => Promise<Buffer | undefined>;
}

export interface SourceFetcher {
  /** Retries once if the host fails, within IMAGE_FETCH_MS of its turn. */
  fetch(request: PictureRequest, order: Order): Promise<FetchedSource>;
  close(): Promise<void>;
}

/**
 * Circuit breaker: after this many failures in a row the host is not asked until one try succeeds. Open for less than the 10 s
 * after which a browser asks again for a picture that failed.
 */
const BREAKER = { failures: 8, openMs: 1_000 };
/** Connections per host. At 1.5 s per answer that is 16 a second: the pictures of a first page within two seconds. */
const AT_ONCE = 24;
/** Most faults are over by then: a lost connection, one bad server of many. */
const REPEAT_AFTER_MS = 200;
/** For a missing picture YouTube sends a grey one of 120 × 90, sometimes even with status 200. */
const GREY_WIDTH = 120;

/**
 * Can only ask the two configured hosts: a request only fills in names and sizes. Uploaded pictures are read from the database,
 * without a request to another host.
 */
export function createSourceFetcher(hosts: SourceHosts, encoder: Encoder): SourceFetcher {
  const image = openHost(hosts.imageUrl, hosts.lookup);
  const video = openHost(hosts.videoUrl, hosts.lookup);

  async function fetch(request: PictureRequest, order: Order): Promise<FetchedSource> {
    if (isOwnPictureFile(request.file)) return findOwn(request.file);
    const host = request.kind === 'video' ? video : image;
    const begin = () => {
      if (order.abandoned?.aborted) throw new Dropped('nothing waits for it any more');
      return findTwice(host, request, AbortSignal.timeout(IMAGE_FETCH_MS));
    };
    return host.queue.add(begin, { priority: order.priority });
  }
  async function findTwice(host: Host, request: PictureRequest, deadline: AbortSignal): Promise<FetchedSource> {
    try {
      return await findFirst(host, request, deadline);
    } catch (error) {
      if (!(error instanceof SourceTrouble) || deadline.aborted) throw error;
      await sleep(REPEAT_AFTER_MS);
      return findFirst(host, request, deadline);
    }
  }
  async function findFirst(host: Host, request: PictureRequest, deadline: AbortSignal): Promise<FetchedSource> {
    for (const path of pathsOf(request)) {
      const url = host.url + path;
      const bytes = await host.breaker.execute(() => fetchBytes(url, host.agent, deadline));
      const source = bytes && (await check(bytes));
      if (source && (request.kind !== 'video' || source.width > GREY_WIDTH)) return { ...source, url };
    }
    throw new NoSuchPicture('there is no such picture');
  }
  /** A JPEG's structure was checked to its end, so its pixels are decoded after the response; other formats before it. */
  async function check(bytes: Buffer) {
    const source = await encoder.inspect(bytes);
    if (source.format !== 'jpeg') return { ...source, dominantColour: Promise.resolve(await encoder.decode(source)) };
    const dominantColour = sleep(ANSWERS_FIRST_MS).then(() => encoder.decode(source));
    dominantColour.catch(() => undefined);
    return { ...source, dominantColour };
  }
  async function findOwn(file: string): Promise<FetchedSource> {
    const bytes = await hosts.readOwn(file);
    if (!bytes) throw new NoSuchPicture('there is no such picture');
    return { ...(await check(bytes)), url: ownPicturePathOf(file) };
  }
  return {
    fetch,
    close: async () => void (await Promise.all([image.agent.destroy(), video.agent.destroy()])),
  };
}

/** Our URLs do not contain TMDB's file extension: nearly all are .jpg, logos often .png (also those drawn as SVG). */
function pathsOf(request: PictureRequest): string[] {
  if (request.kind === 'video') return ['maxresdefault', 'hqdefault'].map((name) => `/${request.file}/${name}.jpg`);
  return ['jpg', 'png'].map((ending) => `/${servedSize(request)}/${request.file}.${ending}`);
}

type Host = ReturnType<typeof openHost>;

function openHost(url: string, lookup?: LookupFunction) {
  // Plain http means a host of our own network, configured by the operator; https is the internet.
  const isPublic = url.startsWith('https:');
  return {
    url: url.replace(/(?<!\/)\/+$/, ''),
    agent: new Agent({
      connections: AT_ONCE,
      connect: { timeout: 3_000, ...(isPublic ? { lookup: publicLookup(lookup) } : lookup && { lookup }) },
    }),
    queue: new PQueue({ concurrency: AT_ONCE }),
    breaker: circuitBreaker(handleType(SourceTrouble), {
      halfOpenAfter: BREAKER.openMs,
      breaker: new ConsecutiveBreaker(BREAKER.failures),
    }),
  };
}
