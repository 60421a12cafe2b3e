import type { Env } from './env.ts';

const ADDRESSES = [
  'SITE_URL',
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_REPLICA_URLS',
  'TMDB_API_URL',
  'TMDB_EXPORTS_URL',
  'IMAGE_SOURCE_URL',
  'VIDEO_IMAGE_URL',
  'IMAGE_S3_ENDPOINT',
  'EDGE_URLS',
  'GA4_URL',
  'TICKETS_FEED_URL',
  'VIDEO_OEMBED_URL',
] as const satisfies readonly (keyof Env)[];

/** Settings with an address on another machine that is used without TLS or without certificate checks. */
export function listPlainConnections(env: Env): string[] {
  return ADDRESSES.filter((name) => [env[name] ?? []].flat().some((address) => isPlain(new URL(address))));
}

function isPlain({ protocol, hostname, searchParams }: URL): boolean {
  if (protocol === 'https:' || isThisMachine(hostname)) return false;
  if (!protocol.startsWith('postgres')) return true;
  const isSocket = hostname === '' && searchParams.get('host')?.startsWith('/');
  return !isSocket && searchParams.get('sslmode') !== 'verify-full';
}

function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
