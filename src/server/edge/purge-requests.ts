import type { EdgePlace } from './edge-places.ts';

export interface PurgeRequest {
  url: string;
  method: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

/** Tags per request. Varnish is limited by the length of a header (8 KB), the others by their own rules. */
const TAGS_PER_CALL = { varnish: 150, fastly: 256, cloudflare: 30 } as const;

/** The requests that purge these tags at one location. Pure, so that tests can compare them. */
export function buildPurgeRequests(place: EdgePlace, tags: readonly string[]): PurgeRequest[] {
  return inParts(tags, TAGS_PER_CALL[place.kind]).map((part) => buildPurgeRequest(place, part));
}

function buildPurgeRequest(place: EdgePlace, tags: readonly string[]): PurgeRequest {
  if (place.kind === 'varnish') {
    const headers = { Authorization: `Bearer ${place.secret}`, 'Surrogate-Key': tags.join(' ') };
    return { url: `${place.url}/`, method: 'PURGE', headers };
  }
  if (place.kind === 'fastly') {
    return {
      url: `https://api.fastly.com/service/${encodeURIComponent(place.serviceId)}/purge`,
      method: 'POST',
      // Soft purge: the edge may still serve the old copy while we are down.
      headers: { 'Fastly-Key': place.token, 'Fastly-Soft-Purge': '1', 'Surrogate-Key': tags.join(' ') },
    };
  }
  return {
    url: `https://api.cloudflare.com/client/v4/zones/${encodeURIComponent(place.zoneId)}/purge_cache`,
    method: 'POST',
    headers: { Authorization: `Bearer ${place.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ tags }),
  };
}

function inParts(tags: readonly string[], size: number): string[][] {
  const count = Math.ceil(tags.length / size);
  return Array.from({ length: count }, (_, part) => tags.slice(part * size, (part + 1) * size));
}
