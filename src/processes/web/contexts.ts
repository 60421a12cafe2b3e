import { createContext } from 'react-router';
import type { Context } from '#server/context.ts';
import type { Operator } from '#shared/domain/site/operator.ts';
import type { AdminRequest } from './admin-request.ts';
import type { Previews } from './open-previews.ts';
import type { PageEvents } from './page-events.ts';

/**
 * What a loader gets of its request. This file is not part of the built pages: server process and pages load the same module.
 * It imports types only, so that an edit of a server function in development does not replace it.
 */
export interface PageRequest {
  ctx: Context;
  site: Site;
  requestId: string;
  /** Read through `askDraft`. */
  previews: Previews;
  /** The page shows a draft: it must not be cached, indexed or counted. */
  markPreview(): void;
  /** Collects the cache tags of everything the page shows, which may be more than fit in a header. */
  addTags(tags: readonly string[]): void;
  /** Takes the rendered page, beside a response without a body; `nonce` marks its scripts. Without it the response has the page. */
  takeHtml?(page: MarkedHtml): void;
  /** Without it there are no redirects and nothing is counted: for the admin and for probes. */
  pageEvents?: PageEvents;
}

/** A rendered page whose inline scripts are marked with `nonce`. */
export interface MarkedHtml {
  html: Buffer<ArrayBuffer>;
  nonce: string;
}

/** What the operator configures and every page may show. */
export interface Site {
  name: string;
  /** Origin without a trailing slash; canonical addresses are built from it, never from a request header. */
  url: string;
  contactEmail: string;
  /** Absent where the operator is not configured. */
  operator?: Operator;
  /** The catalogue holds invented demo data, and the about page says so. */
  isDemo: boolean;
  /** Visits of visitors who consented are sent to Google Analytics, and the privacy policy says so. */
  hasGoogleAnalytics: boolean;
  /** The structured data includes the rating that the page shows. */
  hasAggregateRating: boolean;
}

export const pageContext = createContext<PageRequest>();

/** `null` for every page outside the admin. Only the guard reads it (admin/guard.server.ts). */
export const adminContext = createContext<AdminRequest | null>(null);
