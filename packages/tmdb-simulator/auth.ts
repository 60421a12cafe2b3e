import type { IncomingMessage } from 'node:http';

/** TMDB accepts the key in the header or in the query. */
export function isAuthorised(request: IncomingMessage, url: URL, apiKey: string): boolean {
  return request.headers.authorization === `Bearer ${apiKey}` || url.searchParams.get('api_key') === apiKey;
}
