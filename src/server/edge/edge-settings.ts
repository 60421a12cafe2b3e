import type { Env } from '../infra/env.ts';
import type { EdgeSettings } from './purge-requests.ts';

/** What the environment says of the edge; `readEnv` has seen to it that nothing is missing. */
export function readEdgeSettings(env: Env): EdgeSettings {
  const { EDGE_KIND: kind, EDGE_SERVICE_ID: id, EDGE_TOKEN: token } = env;
  if (kind === 'varnish') return { kind, urls: env.EDGE_URLS };
  if (kind === 'fastly') return { kind, serviceId: id, token };
  return kind === 'cloudflare' ? { kind, zoneId: id, token } : { kind: 'none' };
}

/** Where to look whether a change can be seen: at each edge of ours, or at the site as visitors reach it. */
export function listProbeUrls(env: Env): readonly string[] {
  if (env.EDGE_KIND === 'none') return [];
  return env.EDGE_KIND === 'varnish' ? env.EDGE_URLS : [env.SITE_URL];
}
