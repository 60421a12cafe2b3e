import type { Env } from '../infra/env.ts';

/** One cache in front of us, purged separately. */
export type EdgePlace =
  | { kind: 'varnish'; url: string; secret: string }
  | { kind: 'fastly'; serviceId: string; token: string }
  | { kind: 'cloudflare'; zoneId: string; token: string };

/** The configured edge locations, nearest to us first; `readEnv` has checked that the settings are complete. */
export function listEdgePlaces(env: Env): EdgePlace[] {
  const { EDGE_KIND: kinds, EDGE_SERVICE_ID: id, EDGE_TOKEN: token, EDGE_PURGE_SECRET: secret = '' } = env;
  const places: EdgePlace[] = [];
  if (kinds.includes('varnish'))
    places.push(...env.EDGE_URLS.map((url) => ({ kind: 'varnish', url, secret }) as const));
  if (kinds.includes('fastly')) places.push({ kind: 'fastly', serviceId: id, token });
  if (kinds.includes('cloudflare')) places.push({ kind: 'cloudflare', zoneId: id, token });
  return places;
}

/** Its name in logs and tables, without secrets. */
export function placeName(place: EdgePlace): string {
  if (place.kind === 'varnish') return place.url;
  return `${place.kind} ${place.kind === 'fastly' ? place.serviceId : place.zoneId}`;
}

/** Where to check that a change is visible: at each of our Varnishes, and at the public site if there is a CDN. */
export function listProbeUrls(env: Env): readonly string[] {
  const own = env.EDGE_KIND.includes('varnish') ? env.EDGE_URLS : [];
  const hasCdn = env.EDGE_KIND.includes('fastly') || env.EDGE_KIND.includes('cloudflare');
  return hasCdn ? [...own, env.SITE_URL] : own;
}
