import { expect, test } from 'vitest';
import { readEnv } from './env.ts';
import { listPlainConnections } from './plain-connections.ts';

const DATABASE_URL = 'postgres://app@127.0.0.1/lanterninha';
/** Purging the edge needs it. */
const EDGE = { EDGE_KIND: 'varnish', EDGE_PURGE_SECRET: 'a'.repeat(32) };
const list = (variables: Record<string, string>) => listPlainConnections(readEnv({ DATABASE_URL, ...variables }));

test.each([
  ['the defaults', {}],
  ['a database with a checked certificate', { DATABASE_URL: 'postgres://app@db.example/l?sslmode=verify-full' }],
  ['a socket of this machine', { DATABASE_URL: 'postgres:///l?host=/var/run/postgresql' }],
  ['Varnish on this machine', { ...EDGE, EDGE_URLS: 'http://127.0.0.1:6081,http://[::1]:6081' }],
])('%s: nothing leaves the machine unencrypted', (_what, variables) => {
  expect(list(variables)).toEqual([]);
});

test.each([
  ['DATABASE_URL', { DATABASE_URL: 'postgres://app@db.example/l' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://app@db.example/l?sslmode=prefer' }],
  ['DATABASE_REPLICA_URLS', { DATABASE_REPLICA_URLS: `${DATABASE_URL},postgres://app@10.0.0.2/l?sslmode=require` }],
  ['EDGE_URLS', { ...EDGE, EDGE_URLS: 'http://127.0.0.1:6081,http://edge.example:6081' }],
  ['IMAGE_S3_ENDPOINT', { IMAGE_S3_ENDPOINT: 'http://minio.example:9000' }],
  ['SITE_URL', { SITE_URL: 'http://lanterninha.example' }],
])('%s as %j is listed', (name, variables) => {
  expect(list(variables)).toEqual([name]);
});
