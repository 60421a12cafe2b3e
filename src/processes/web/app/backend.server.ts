import { createContext } from 'react-router';
import type { FunctionName, RequestOf, ResponseOf } from '#shared/contract/functions.ts';

/**
 * The only door from a page to the server. The web process fills it in for every request; the React build holds
 * no server code at all, so nothing of the server can reach the browser and no module exists twice.
 */
export interface Backend {
  /** The public functions, called in process: a page reads the catalogue exactly as any API client does. */
  functions: { readonly [N in FunctionName]: (request: RequestOf<N>) => Promise<ResponseOf<N>> };
  site: Site;
  requestId: string;
}

/** What the operator configures and every page may show. */
export interface Site {
  name: string;
  /** Origin without a trailing slash; canonical addresses are built from it, never from a request header. */
  url: string;
  contactEmail: string;
}

export const backendContext = createContext<Backend>();
