import type { PictureRequest } from '#shared/domain/pictures/picture-request.ts';
import { widthOf } from './sizes.ts';

/** A picture's place in the queue, and whether a visitor still waits for it. */
export interface Order {
  /** Higher goes first. */
  priority: number;
  /** Aborts when all visitors who asked have left; work that has not started by then is dropped. */
  abandoned?: AbortSignal | undefined;
}

/** An editor waits for it and can do nothing else meanwhile. */
export const UPLOADED: Order = { priority: 2 };
/** Prepared before a visitor asks; after all requests of visitors. */
export const PREPARED: Order = { priority: -1 };
/** Encoded again to be smaller; after everything else. */
export const REFINED: Order = { priority: -2 };

/** Background work of a response starts after this, when the other pictures of the page have been answered. */
export const ANSWERS_FIRST_MS = 250;

/** Wider backdrops are page banners: above the fold, and the largest picture there. */
const BANNER_WIDTH = 500;

/**
 * HTTP/1 requests do not say what is above the fold, so the kind decides: banners, then posters (lists, page headers), then
 * portraits, stills, trailers and logos, which are further down.
 */
export function priorityOf(request: Pick<PictureRequest, 'kind' | 'size'>): number {
  if (request.kind === 'backdrop' && widthOf(request) >= BANNER_WIDTH) return 2;
  return request.kind === 'poster' ? 1 : 0;
}
