import { createHash } from 'node:crypto';
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import { API_DOCS_ROUTE } from '#shared/domain/site/api-description.ts';

/** The pages as separate builds. */
export interface Builds {
  site: ServerBuild;
  admin: ServerBuild;
  /** The page about the API. It has no script, so it is in no manifest. */
  docs: ServerBuild;
}

export interface SplitBuild extends Builds {
  /** Path → the browser's manifest with the routes of its own build. */
  manifests: ReadonlyMap<string, string>;
}

const isAdmin = (routeId: string) => routeId.startsWith('admin/');
const isDocs = (routeId: string) => routeId === API_DOCS_ROUTE;

/**
 * One build, split: the public site does not reveal the admin, not even the names of its pages, and the public renderer
 * cannot render an admin page.
 */
export function splitBuild(build: ServerBuild): SplitBuild {
  const site = take(build, (id) => !isAdmin(id) && !isDocs(id));
  const admin = take(build, (id) => id === 'root' || isAdmin(id));
  const docs = take(build, (id) => id === 'root' || isDocs(id));
  const manifests = new Map([site.manifest, admin.manifest]);
  return { site: site.build, admin: admin.build, docs: docs.build, manifests };
}

function take(build: ServerBuild, isWanted: (routeId: string) => boolean) {
  const { entry, routes } = { entry: build.assets.entry, routes: only(build.assets.routes, isWanted) };
  const version = createHash('sha256').update(JSON.stringify({ entry, routes })).digest('hex').slice(0, 8);
  const url = `${build.publicPath}assets/manifest-${version}.js`;
  // In React Router's format.
  const body = `window.__reactRouterManifest=${JSON.stringify({ entry, routes, url, version })};`;
  return {
    build: { ...build, routes: only(build.routes, isWanted), assets: { ...build.assets, routes, url, version } },
    manifest: [url, body] as const,
  };
}

function only<T>(routes: Readonly<Record<string, T>>, isWanted: (routeId: string) => boolean): Record<string, T> {
  return Object.fromEntries(Object.entries(routes).filter(([id]) => isWanted(id)));
}

const handlers = new WeakMap<ServerBuild, RequestHandler>();

/** One per build: creating it sorts all routes. */
export function requestHandlerOf(build: ServerBuild): RequestHandler {
  const known = handlers.get(build) ?? createRequestHandler(build);
  handlers.set(build, known);
  return known;
}
