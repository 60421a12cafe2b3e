import { createContext } from 'react-router';
import type { FunctionName, InputOf, ResponseOf } from '#shared/contract/functions.ts';
import type { CacheableAnswer } from '#shared/domain/site/cache-headers.ts';
import type { Operator } from '#shared/domain/site/operator.ts';
import type { PageTexts, TextPage } from '#shared/domain/site/page-texts.ts';
import type { RedirectCode } from '#shared/domain/site/redirect-code.ts';

/**
 * A page reaches the server only through this object. The web process creates it for every request; the React build contains no
 * server code, so none of it can reach the browser and no module is loaded twice.
 */
export interface Backend {
  /** The public functions, called in process: a page reads the catalogue exactly as any API client does. */
  functions: { readonly [N in FunctionName]: (request: InputOf<N>) => Promise<ResponseOf<N>> };
  /** The same documents as the draft would produce them, for visitors with a preview link. Never cached. */
  previews: {
    movie(token: string): Promise<ResponseOf<'getMovieDetails'>>;
    series(token: string): Promise<ResponseOf<'getTVDetails'>>;
    person(token: string): Promise<ResponseOf<'getPersonDetails'>>;
    collection(token: string): Promise<ResponseOf<'getCustomCollectionWithDetails'>>;
  };
  /** Site settings that editors maintain beside the catalogue. */
  siteSettings: SiteSettings;
  /** How long a page built from these answers may be cached, and its cache tags for purging. */
  lifetimeOf(...answers: object[]): CacheableAnswer;
  /** Today's date in Brazil. */
  today: string;
  site: Site;
  requestId: string;
}

/** `writtenOn` is `null` where no editor has changed the page's texts. */
export interface ShownTexts extends PageTexts {
  writtenOn: string | null;
}

interface SiteSettings {
  /** The redirect editors set for a path. Followed redirects (`led`) and paths without a page (`missed`) are counted. */
  findRedirect(path: string): Promise<Redirect | undefined>;
  led(redirect: Redirect): void;
  missed(path: string): void;
  /** Counts a search that found nothing. */
  unanswered(typed: string): void;
  /** The texts editors wrote for one of the site's own pages, and the date they did. */
  readTexts(page: TextPage): Promise<ShownTexts>;
  /** Whether editors exclude this page from search engines. */
  isHidden(path: string): Promise<boolean>;
}

/** A redirect set by an editor. Without `to` the page is gone (410). */
export interface Redirect {
  id: number;
  to: string | null;
  code: RedirectCode;
  /** Applies even where a page exists at the address. */
  isOverPage: boolean;
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

export const backendContext = createContext<Backend>();
