import { createContext } from 'react-router';
import type { FunctionName, InputOf, ResponseOf } from '#shared/contract/functions.ts';
import type { CacheableAnswer } from '#shared/domain/cache-headers.ts';
import type { Operator } from '#shared/domain/operator.ts';
import type { PageTexts, TextPage } from '#shared/domain/page-texts.ts';
import type { RedirectCode } from '#shared/domain/redirect-code.ts';

/**
 * The only door from a page to the server. The web process fills it in for every request; the React build holds
 * no server code at all, so nothing of the server can reach the browser and no module exists twice.
 */
export interface Backend {
  /** The public functions, called in process: a page reads the catalogue exactly as any API client does. */
  functions: { readonly [N in FunctionName]: (request: InputOf<N>) => Promise<ResponseOf<N>> };
  /** The same documents as a draft would make them, for whoever was given the address; in no copy. */
  previews: {
    movie(token: string): Promise<ResponseOf<'getMovieDetails'>>;
    series(token: string): Promise<ResponseOf<'getTVDetails'>>;
    person(token: string): Promise<ResponseOf<'getPersonDetails'>>;
    collection(token: string): Promise<ResponseOf<'getCustomCollectionWithDetails'>>;
  };
  /** What editors say of the house itself, beside the catalogue. */
  house: House;
  /** How long a page made of these answers may be kept, and by which names it is dropped. */
  lifetimeOf(...answers: object[]): CacheableAnswer;
  /** The day it is in Brazil. */
  today: string;
  site: Site;
  requestId: string;
}

/** `writtenOn` is `null` where the page says what it always did. */
export interface ShownTexts extends PageTexts {
  writtenOn: string | null;
}

interface House {
  /** Where editors lead an address. What is led, and what leads nowhere, is counted. */
  findRedirect(path: string): Promise<Redirect | undefined>;
  led(redirect: Redirect): void;
  missed(path: string): void;
  /** A search that found nothing. */
  unanswered(typed: string): void;
  /** What editors wrote over a page of the house, and the day they did. */
  readTexts(page: TextPage): Promise<ShownTexts>;
  /** Whether editors keep this page from search engines. */
  isHidden(path: string): Promise<boolean>;
}

/** An editor's. Without `to` the address is gone. */
export interface Redirect {
  id: number;
  to: string | null;
  code: RedirectCode;
  /** Also where there is a page. */
  isOverPage: boolean;
}

/** What the operator configures and every page may show. */
export interface Site {
  name: string;
  /** Origin without a trailing slash; canonical addresses are built from it, never from a request header. */
  url: string;
  contactEmail: string;
  /** Absent where nobody was named. */
  operator?: Operator;
  /** What is offered here is made up, and the page about the site says so. */
  isDemo: boolean;
  /** Visits of whoever accepted are told to Google Analytics, and the privacy policy says so. */
  hasGoogleAnalytics: boolean;
  /** Search engines are told the rating a page shows. */
  hasAggregateRating: boolean;
}

export const backendContext = createContext<Backend>();
