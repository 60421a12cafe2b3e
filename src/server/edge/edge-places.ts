import type { Env } from '../infra/env.ts';

/** One that stands in front of us and keeps copies: told of every change by itself. */
export type EdgePlace =
  | { kind: 'varnish'; url: string; secret: string }
  | { kind: 'fastly'; serviceId: string; token: string }
  | { kind: 'cloudflare'; zoneId: string; token: string };

/** What the environment says of the edge, those nearest to us first; `readEnv` has seen to it that nothing is missing. */
export function listEdgePlaces(env: Env): EdgePlace[] {
  const { EDGE_KIND: kinds, EDGE_SERVICE_ID: id, EDGE_TOKEN: token, EDGE_PURGE_SECRET: secret = '' } = env;
  const places: EdgePlace[] = [];
  if (kinds.includes('varnish'))
    places.push(...env.EDGE_URLS.map((url) => ({ kind: 'varnish', url, secret }) as const));
  if (kinds.includes('fastly')) places.push({ kind: 'fastly', serviceId: id, token });
  if (kinds.includes('cloudflare')) places.push({ kind: 'cloudflare', zoneId: id, token });
  return places;
}

/** By which it is known in logs and tables: no secret in it. */
export function placeName(place: EdgePlace): string {
  if (place.kind === 'varnish') return place.url;
  return `${place.kind} ${place.kind === 'fastly' ? place.serviceId : place.zoneId}`;
}

/** Where to look whether a change can be seen: at each Varnish of ours, and at the site as visitors reach it where a CDN stands before. */
export function listProbeUrls(env: Env): readonly string[] {
  const own = env.EDGE_KIND.includes('varnish') ? env.EDGE_URLS : [];
  const hasCdn = env.EDGE_KIND.includes('fastly') || env.EDGE_KIND.includes('cloudflare');
  return hasCdn ? [...own, env.SITE_URL] : own;
}
