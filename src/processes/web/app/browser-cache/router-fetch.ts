type RouterFetch = (request: Request) => Promise<Response>;

let own: RouterFetch | undefined;

/**
 * React Router asks for data through this function. It is in the file of the packages, which changes rarely, so the cache
 * registers itself here instead of being imported.
 */
export const routerFetch: RouterFetch = (request) => (own ?? fetch)(request);

export function setRouterFetch(answer: RouterFetch): void {
  own = answer;
}
