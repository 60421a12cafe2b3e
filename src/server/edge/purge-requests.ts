/** Whoever stands in front of us and keeps copies, as it is configured. */
export type EdgeSettings =
  | { kind: 'none' }
  | { kind: 'varnish'; urls: readonly string[] }
  | { kind: 'fastly'; serviceId: string; token: string }
  | { kind: 'cloudflare'; zoneId: string; token: string };

export interface PurgeRequest {
  url: string;
  method: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

/** Tags a call may name. Ours is bounded by the length of a header (8 KB), the others by their own rules. */
const TAGS_PER_CALL = { varnish: 150, fastly: 256, cloudflare: 30 } as const;

/** Every call that makes copies with these tags old, at every place that has any. Pure: what is sent is what is tested. */
export function buildPurgeRequests(edge: EdgeSettings, tags: readonly string[]): PurgeRequest[] {
  if (edge.kind === 'none' || tags.length === 0) return [];
  const parts = inParts(tags, TAGS_PER_CALL[edge.kind]);
  if (edge.kind === 'varnish') {
    return edge.urls.flatMap((url) =>
      parts.map((part) => ({ url: `${url}/`, method: 'PURGE', headers: { 'Surrogate-Key': part.join(' ') } })),
    );
  }
  if (edge.kind === 'fastly') {
    return parts.map((part) => ({
      url: `https://api.fastly.com/service/${encodeURIComponent(edge.serviceId)}/purge`,
      method: 'POST',
      // Soft: an old copy still answers while we do not.
      headers: { 'Fastly-Key': edge.token, 'Fastly-Soft-Purge': '1', 'Surrogate-Key': part.join(' ') },
    }));
  }
  return parts.map((part) => ({
    url: `https://api.cloudflare.com/client/v4/zones/${encodeURIComponent(edge.zoneId)}/purge_cache`,
    method: 'POST',
    headers: { Authorization: `Bearer ${edge.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ tags: part }),
  }));
}

function inParts(tags: readonly string[], size: number): string[][] {
  const count = Math.ceil(tags.length / size);
  return Array.from({ length: count }, (_, part) => tags.slice(part * size, (part + 1) * size));
}
