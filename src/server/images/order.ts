import type { PictureRequest } from '#shared/domain/picture-request.ts';
import { widthOf } from './sizes.ts';

/** When a picture's turn comes, and whether a visitor still waits for it by then. */
export interface Order {
  /** Higher goes first. */
  priority: number;
  /** Aborted when every visitor who asked has left; what has not begun by then is dropped. */
  abandoned?: AbortSignal | undefined;
}

/** An editor waits for it before anything else can be done. */
export const UPLOADED: Order = { priority: 2 };
/** Prepared before a visitor asks; after every visitor's. */
export const PREPARED: Order = { priority: -1 };
/** Encoded again to be smaller; after everything else. */
export const REFINED: Order = { priority: -2 };

/** Work behind an answer begins when the other pictures of the same page have had theirs. */
export const ANSWERS_FIRST_MS = 250;

/** Wider backdrops are the banners of pages: they are above the fold and the largest picture there. */
const BANNER_WIDTH = 500;

/**
 * HTTP/1 requests do not say what is above the fold, so the kind decides: banners, then posters (lists, heads of pages), then
 * portraits, stills, trailers and logos, which all come further down.
 */
export function priorityOf(request: Pick<PictureRequest, 'kind' | 'size'>): number {
  if (request.kind === 'backdrop' && widthOf(request) >= BANNER_WIDTH) return 2;
  return request.kind === 'poster' ? 1 : 0;
}
