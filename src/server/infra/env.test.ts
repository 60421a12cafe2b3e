import { describe, expect, test } from 'vitest';
import { readEnv } from './env.ts';

const DATABASE_URL = 'postgres://lanterninha_app@127.0.0.1/lanterninha';

test('only the database has to be named; the product has a name of its own', () => {
  expect(readEnv({ DATABASE_URL })).toMatchObject({ PRODUCT_NAME: 'Lanterninha', PORT: 3000, TRUSTED_PROXIES: [] });
});

test('every problem is listed at once', () => {
  const wrong = { PORT: 'three', SITE_URL: 'ftp://x', LOG_LEVEL: 'loud', TMDB_RATE_PER_SECOND: '0' };
  expect(() => readEnv(wrong)).toThrow(/DATABASE_URL[\s\S]*/);
  for (const name of ['DATABASE_URL', ...Object.keys(wrong)]) expect(() => readEnv(wrong)).toThrow(name);
});

const WRONG = {
  PRODUCT_NAME: 'x'.repeat(41),
  CONTACT_EMAIL: 'nobody',
  DEMO: 'yes',
  PORT: '70000.5',
  DATABASE_REPLICA_URLS: 'http://x',
  DATABASE_POOL_SIZE: 'many',
  ADMIN_SECRET: 'short',
  EDGE_KIND: 'varnish,akamai',
  GA4_API_SECRET: 'x',
};

test('what is wrong is said in words that name what to write, one line for each setting', () => {
  const message = messageOf(() => readEnv(WRONG, { needed: ['DATABASE_URL', 'TMDB_TOKEN'] }));
  expect(message.split('\n')).toEqual([
    'The settings cannot be used (.env.example explains each one):',
    '  PRODUCT_NAME must have at most 40 characters',
    '  CONTACT_EMAIL must be an e-mail address',
    '  DEMO must be one of on, off',
    '  PORT must be a whole number from 0 to 65535',
    '  DATABASE_REPLICA_URLS must be postgres:// URLs, comma-separated',
    '  DATABASE_POOL_SIZE must be a whole number from 2 to 200',
    '  EDGE_KIND must be one of none, varnish, fastly, cloudflare',
    '  ADMIN_SECRET must have at least 32 characters',
    '  DATABASE_URL is not set',
    '  TMDB_TOKEN is not set',
    '  GA4_MEASUREMENT_ID and GA4_API_SECRET are set together or not at all',
    '  varnish needs EDGE_URLS and EDGE_PURGE_SECRET; fastly or cloudflare, one of them, needs EDGE_SERVICE_ID and EDGE_TOKEN',
  ]);
});

test('ADMIN_SECRET may be several keys, each as long as one must be and none twice', () => {
  const [one, two] = ['a'.repeat(32), 'b'.repeat(44)];
  expect(readEnv({ DATABASE_URL, ADMIN_SECRET: `${two}, ${one}` }).ADMIN_SECRET).toBe(`${two}, ${one}`);
  for (const wrong of [`${one},short`, `${one},`, `${one},${one}`])
    expect(() => readEnv({ DATABASE_URL, ADMIN_SECRET: wrong })).toThrow(
      'ADMIN_SECRET must be different keys of at least 32',
    );
});

test('no value is repeated: it may be a secret', () => {
  const secrets = { ADMIN_SECRET: 'only-a-little', DATABASE_URL: 'mysql://root:hunter2@db' };
  expect(messageOf(() => readEnv(secrets))).not.toMatch(/only-a-little|hunter2/);
});

function messageOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
}

test('an empty line means "not set"', () => {
  expect(readEnv({ DATABASE_URL, PRODUCT_NAME: '', DATABASE_OWNER_URL: '' })).toMatchObject({
    PRODUCT_NAME: 'Lanterninha',
  });
});

test('the site is its origin: a path or a trailing slash does not reach canonical addresses', () => {
  expect(readEnv({ DATABASE_URL, SITE_URL: 'https://lanterninha.example/x/' }).SITE_URL).toBe(
    'https://lanterninha.example',
  );
});

test('analytics are configured whole or not at all', () => {
  for (const half of [{ GA4_MEASUREMENT_ID: 'G-ABCD1234' }, { GA4_API_SECRET: 'x' }]) {
    expect(() => readEnv({ DATABASE_URL, ...half })).toThrow('set together or not at all');
  }
  const whole = { GA4_MEASUREMENT_ID: 'G-ABCD1234', GA4_API_SECRET: 'x' };
  expect(readEnv({ DATABASE_URL, ...whole })).toMatchObject(whole);
});

test('an edge is configured whole or not at all', () => {
  const halves = [
    { EDGE_KIND: 'varnish' },
    { EDGE_KIND: 'fastly', EDGE_TOKEN: 'x' },
    { EDGE_KIND: 'varnish', EDGE_URLS: 'x' },
  ];
  for (const half of halves) expect(() => readEnv({ DATABASE_URL, ...half })).toThrow(/EDGE_(?:SERVICE_ID|URLS)/);
  const secret = { EDGE_PURGE_SECRET: 's'.repeat(32) };
  const urls = 'http://10.0.0.1, http://10.0.0.2';
  const edges = readEnv({ DATABASE_URL, EDGE_KIND: 'varnish', EDGE_URLS: urls, ...secret });
  expect(edges.EDGE_URLS).toEqual(['http://10.0.0.1', 'http://10.0.0.2']);
});

test('ticket links are read over https, from a feed with a list of hosts; http only in the demo and only from this machine', () => {
  const hosts = { TICKETS_HOSTS: 'www.bilheteria.example' };
  const [https, loopback] = ['https://feed.example/x.json', 'http://127.0.0.1:4010/x.json'];
  const refused = [
    { TICKETS_FEED_URL: https },
    { TICKETS_FEED_URL: 'http://feed.example/x.json', DEMO: 'on', ...hosts },
    { TICKETS_FEED_URL: loopback, ...hosts },
    { TICKETS_FEED_URL: 'file:///etc/passwd', ...hosts },
  ];
  for (const given of refused) expect(() => readEnv({ DATABASE_URL, ...given })).toThrow('TICKETS_FEED_URL');
  expect(readEnv({ DATABASE_URL, TICKETS_FEED_URL: https, ...hosts }).TICKETS_HOSTS).toEqual([
    'www.bilheteria.example',
  ]);
  expect(readEnv({ DATABASE_URL, TICKETS_FEED_URL: loopback, DEMO: 'on', ...hosts }).TICKETS_FEED_URL).toBe(loopback);
  expect(readEnv({ DATABASE_URL }).TICKETS_FEED_URL).toBeUndefined();
});

describe('a process', () => {
  const given = {
    DATABASE_URL,
    ADMIN_SECRET: 'a'.repeat(32),
    TMDB_TOKEN: 'token',
    EDGE_KIND: 'varnish',
    EDGE_URLS: 'http://10.0.0.1',
    EDGE_PURGE_SECRET: 's'.repeat(32),
    GA4_MEASUREMENT_ID: 'G-ABCD1234',
    GA4_API_SECRET: 'x',
    DATABASE_OWNER_URL: DATABASE_URL,
  };

  test('does not read a secret that none of its services uses', () => {
    const images = readEnv(given, { readers: new Set(['images']) });
    expect(images).toMatchObject({ TMDB_TOKEN: '', GA4_API_SECRET: '', EDGE_URLS: ['http://10.0.0.1'], DATABASE_URL });
    expect([images.ADMIN_SECRET, images.EDGE_PURGE_SECRET, images.DATABASE_OWNER_URL]).toEqual(
      Array(3).fill(undefined),
    );
    const both = readEnv(given, { readers: new Set(['images', 'worker']) });
    expect(both).toMatchObject({ ADMIN_SECRET: given.ADMIN_SECRET, EDGE_PURGE_SECRET: given.EDGE_PURGE_SECRET });
    expect(both.GA4_API_SECRET).toBe('');
  });

  test('needs no secret of another service, and all of its own', () => {
    const { EDGE_PURGE_SECRET: _, GA4_API_SECRET: __, ...others } = given;
    for (const service of ['functions', 'images'] as const) readEnv(others, { readers: new Set([service]) });
    expect(() => readEnv(others, { readers: new Set(['worker']) })).toThrow('EDGE_PURGE_SECRET');
    expect(() => readEnv(others, { readers: new Set(['web']) })).toThrow('GA4_API_SECRET');
  });

  test('that works as the owner of the schema needs no other login', () => {
    const owner = { DATABASE_OWNER_URL: DATABASE_URL };
    const readers = new Set(['migrate'] as const);
    expect(readEnv(owner, { needed: ['DATABASE_OWNER_URL'], readers }).DATABASE_OWNER_URL).toBe(DATABASE_URL);
  });
});
