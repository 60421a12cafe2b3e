import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createCollection,
  publishCollection,
  setCollectionItems,
} from '../src/server/admin/collections/edit-collection.ts';
import { functionNames } from '../src/server/catalogue/api-description/openapi.ts';
import { syncMovie } from '../src/server/sync/sync-movie.ts';
import { type Server, startServerProcess } from '../tools/stack.ts';
import { openTestFixture } from './database/test-fixture.ts';
import { scoreByObservatory } from './observatory.ts';

const fixture = await openTestFixture({ RATE_LIMITS: 'off' });
const FILM = '/filme/cidade-de-deus-2002-598';
const SERVICES = 'web,functions,images';
const HTTPS_SITE = 'https://lanterninha.example';
const [script = ''] = readdirSync(path.resolve(import.meta.dirname, '../build/client/assets')).filter((file) =>
  file.endsWith('.js'),
);

let plain: Server;
/** The same product behind a TLS proxy: it knows about TLS only from its own address. */
let secure: Server;

beforeAll(async () => {
  await syncMovie(fixture.ctx, 598, { urgency: 'batch', deadlineMs: 10_000 });
  const signed = { author: 'redacao', note: '' };
  const fields = { name: 'Clássicos', titleH1: 'Clássicos', descriptionH1: 'Filmes que ficaram.' };
  const collectionId = await createCollection(fixture.ctx, { fields, ...signed });
  await setCollectionItems(fixture.ctx, {
    collectionId,
    items: [{ kind: 'movie', titleId: 598, note: '' }],
    ...signed,
  });
  await publishCollection(fixture.ctx, { collectionId, ...signed });
  [plain, secure] = await Promise.all([
    startServerProcess(new Set(), fixture.variables, { services: SERVICES }),
    startServerProcess(new Set(), fixture.variables, {
      services: SERVICES,
      env: { SITE_URL: HTTPS_SITE },
    }),
  ]);
}, 120_000);
afterAll(() => Promise.all([plain.stop(), secure.stop()]));

const PAGES: [kind: string, path: string, status: number][] = [
  ['home', '/', 200],
  ['a list of titles', '/filmes', 200],
  ['a ranked list', '/series/populares', 200],
  ['a list of a genre', '/filmes/genero/drama-18', 200],
  ['a list of a platform', '/filmes/plataforma/netflix-8', 200],
  ['the genres', '/generos', 200],
  ['a genre', '/generos/drama', 200],
  ['the platforms', '/plataformas', 200],
  ['a platform', '/plataformas/netflix', 200],
  ['the people', '/pessoas', 200],
  ['the collections', '/colecoes', 200],
  ['a collection', '/colecoes/classicos', 200],
  ['the search', '/buscar', 200],
  ['what was found', '/buscar?q=cidade', 200],
  ['about the site', '/sobre', 200],
  ['the policy', '/privacidade', 200],
  ['a film', FILM, 200],
  ['the documentation of the API', '/api/docs', 200],
  ['an address that leads nowhere', '/nada', 404],
  ['an unknown platform', '/plataformas/nada', 404],
  ['an address without a film', '/filme', 404],
];

interface Asked {
  what: string;
  path: string;
  status: number;
  init?: RequestInit;
}

const OTHERS: Asked[] = [
  { what: 'the data of a page', path: '/filmes.data', status: 200 },
  { what: 'an answer of a function', path: '/api/getGenres', status: 200 },
  { what: 'an unknown function', path: '/api/nada', status: 404 },
  { what: 'the description of the API', path: '/api/openapi.json', status: 200 },
  {
    what: 'an answer to a call',
    path: '/functions/getGenres',
    status: 200,
    init: { method: 'POST', body: '{"data":{}}', headers: { 'content-type': 'application/json' } },
  },
  {
    what: 'a call that is no JSON',
    path: '/functions/getGenres',
    status: 400,
    init: { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } },
  },
  { what: 'an oEmbed question about another site', path: '/oembed?url=https%3A%2F%2Fother.example%2F', status: 404 },
  { what: 'an oEmbed question in another format', path: '/oembed?url=x&format=xml', status: 501 },
  { what: 'a script of ours', path: `/assets/${script}`, status: 200 },
  { what: 'a script of ours, asked for compressed', path: `/assets/${script}`, status: 200, init: asking('br') },
  { what: 'a file that is not there', path: '/assets/nada.js', status: 404 },
  { what: 'a folder of files', path: '/assets/', status: 404 },
  { what: 'a trailing slash', path: '/filmes/', status: 301 },
  { what: 'another name of a parameter', path: '/filmes?page=2', status: 301 },
  { what: 'a wrong slug', path: '/filme/nada-598', status: 301 },
  { what: 'another method', path: '/filmes', status: 405, init: { method: 'DELETE' } },
  { what: 'a method that no page has', path: '/filmes', status: 405, init: { method: 'PROPFIND' } },
  { what: 'an address that is no text', path: '/%', status: 400 },
  { what: 'where to report a weakness', path: '/.well-known/security.txt', status: 200 },
  { what: 'a sign of life', path: '/healthz', status: 200 },
  { what: 'readiness', path: '/readyz', status: 200 },
];

const PICTURES: Asked[] = [
  { what: 'a picture', path: '/img/poster/w342/nada.jpg', status: 200 },
  { what: 'a picture in an unknown size', path: '/img/poster/w1/nada.jpg', status: 404 },
  { what: 'an address of no picture', path: '/img/x', status: 404 },
];

function asking(encoding: string): RequestInit {
  return { headers: { 'accept-encoding': encoding } };
}

/** The required security headers, value for value. The content security policy is tested separately. */
const SECURITY = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), interest-cohort=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'reporting-endpoints': 'csp="/a/csp"',
};
/** Any site may read the API by GET; the page about it is a page like any other. */
const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, Retry-After, X-Document-Age, X-Request-Id',
  'cross-origin-resource-policy': 'cross-origin',
};
const expectedOf = (asked: string) => ({
  ...SECURITY,
  ...((asked.startsWith('/api/') || asked.startsWith('/oembed')) && asked !== '/api/docs' && OPEN),
});
const POLICY: Record<string, string> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'frame-src': 'https://www.youtube-nocookie.com',
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'object-src': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default rich-text',
  'report-to': 'csp',
  'report-uri': '/a/csp',
};
const HSTS = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

/** Other headers a response may have. Any header that is not here or above was not meant to be sent. */
const PLAIN_HEADERS = new Set([
  ...['cache-control', 'surrogate-key', 'cache-tag', 'vary', 'etag', 'last-modified', 'accept-ranges', 'date'],
  ...['content-type', 'content-length', 'content-encoding', 'transfer-encoding', 'connection', 'keep-alive'],
  ...['location', 'allow', 'retry-after', 'x-request-id', 'x-document-age'],
  // React Router uses it to distinguish page data from a proxy's own error.
  'x-remix-response',
]);

const ask = (server: Server, { path: asked, init }: Pick<Asked, 'path' | 'init'>) =>
  fetch(server.url + asked, { redirect: 'manual', ...init });

/** The headers without those of transport and caching. */
function securityOf({ headers }: Response): Record<string, string> {
  return Object.fromEntries(
    [...headers].filter(([name]) => !PLAIN_HEADERS.has(name) && name !== 'content-security-policy'),
  );
}

function policyOf({ headers }: Response): Record<string, string> {
  const directives = (headers.get('content-security-policy') ?? '').split('; ');
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

/** Hashes of inline scripts and styles that a browser would run or apply; data blocks are neither. */
function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const found = html.matchAll(new RegExp(`<${element}([^>]*)>([\\s\\S]*?)</${element}>`, 'g'));
  return [...found]
    .filter(([, attributes = '']) => !/\ssrc=|type="application\//.test(attributes))
    .map(([, , body = '']) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`);
}

function expectPagePolicy(response: Response, html: string, added: Record<string, string> = {}): void {
  const allow = (directive: string, element: 'script' | 'style') =>
    [POLICY[directive], ...new Set(inlineHashes(html, element))].join(' ');
  expect(policyOf(response)).toEqual({
    ...POLICY,
    'script-src': allow('script-src', 'script'),
    'style-src': allow('style-src', 'style'),
    ...added,
  });
  expect(html).not.toMatch(/<[^>]+\s(?:style|on[a-z]+)="/);
  expect(html).not.toMatch(/href="javascript:/i);
}

describe('the headers of every page', () => {
  test.each(PAGES)(
    'are the required ones, and the policy allows inline code of the page by hash: %s',
    async (...page) => {
      const [, asked, status] = page;
      const response = await ask(plain, { path: asked });
      const html = await response.text();
      expect([response.status, response.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
      expect(securityOf(response)).toEqual(expectedOf(asked));
      expectPagePolicy(response, html);
    },
  );

  test('promise https only where the site is', async () => {
    for (const [, asked] of PAGES) {
      const response = await ask(secure, { path: asked });
      const html = await response.text();
      expect(securityOf(response)).toEqual({ ...expectedOf(asked), ...HSTS });
      expectPagePolicy(response, html, { 'upgrade-insecure-requests': '' });
    }
  });

  test('score at least 125 by the rules of Mozilla Observatory', async () => {
    for (const [, asked] of PAGES) {
      const response = await ask(secure, { path: asked });
      const score = scoreByObservatory(response.headers, await response.text(), HTTPS_SITE);
      expect([asked, score]).toEqual([asked, 140]);
    }
  });

  test('are the whole response to HEAD', async () => {
    const [alone, whole] = [
      await ask(plain, { path: FILM, init: { method: 'HEAD' } }),
      await ask(plain, { path: FILM }),
    ];
    expect(await alone.text()).toBe('');
    expect([securityOf(alone), policyOf(alone)]).toEqual([SECURITY, policyOf(whole)]);
  });

  test('are the same for every visitor: a page cached at the edge has nothing made for one visitor', async () => {
    const [one, other] = await Promise.all([ask(plain, { path: '/filmes' }), ask(plain, { path: '/filmes' })]);
    expect(one.headers.get('content-security-policy')).toBe(other.headers.get('content-security-policy'));
    expect(await one.text()).toBe(await other.text());
    expect(one.headers.get('content-security-policy')).not.toContain('nonce');
  });
});

describe('the documentation of the API', () => {
  test('has no script, explains every function once, and is cached like a page', async () => {
    const response = await ask(plain, { path: '/api/docs' });
    const html = await response.text();
    expect(html).not.toMatch(/<script|undefined|\[object/);
    for (const name of functionNames) expect([name, html.split(`id="${name}"`).length]).toEqual([name, 2]);
    // The remaining lifetime of the copy that an earlier test caused.
    expect(response.headers.get('cache-control')).toMatch(/s-maxage=3[56]\d\d,/);
    const etag = response.headers.get('etag') ?? '';
    const again = await ask(plain, { path: '/api/docs', init: { headers: { 'if-none-match': etag } } });
    expect(again.status).toBe(304);
  });

  test('is not named to the browsers of other pages', async () => {
    const html = await (await ask(plain, { path: '/sobre' })).text();
    const [manifest = ''] = /\/assets\/manifest-\w+\.js/.exec(html) ?? [];
    const routes = await (await ask(plain, { path: manifest })).text();
    expect(routes).toContain('about-route');
    expect(routes).not.toContain('api-docs');
  });

  test('is the same where a process has the functions alone, as behind a proxy that sends it all of /api', async () => {
    const alone = await startServerProcess(new Set(), fixture.variables, { services: 'functions' });
    try {
      const [page, whole] = await Promise.all(
        [alone, plain].map(async (server) => {
          const response = await ask(server, { path: '/api/docs' });
          return { status: response.status, html: (await response.text()).replaceAll(server.url, '') };
        }),
      );
      expect(page?.status).toBe(200);
      expect(page?.html === whole?.html).toBe(true);
      expect((await ask(alone, { path: '/filmes' })).status).toBe(404);
    } finally {
      await alone.stop();
    }
  }, 60_000);
});

describe('the request headers by which answers differ', () => {
  /** Of the edge's copies: below /img/, and of everything else. */
  const [, ofPictures = '', ofOthers = ''] =
    /\^\/img\/"\) \{ set beresp\.http\.Vary = "([^"]+)"; \}\s+elsif \(beresp\.http\.Vary\) \{ set beresp\.http\.Vary = "([^"]+)"; \}/.exec(
      readFileSync(path.resolve(import.meta.dirname, '../deploy/edge/default.vcl'), 'utf8'),
    ) ?? [];
  const namesOf = (vary: string) =>
    vary
      .toLowerCase()
      .split(/\s*,\s*/)
      .filter(Boolean);
  const allowedFor = (asked: string) => namesOf(asked.startsWith('/img/') ? ofPictures : ofOthers);
  const REST: Asked[] = [
    ...[
      '/robots.txt',
      '/sitemap.xml',
      '/feeds/agenda.ics',
      '/feeds/agenda.xml',
      '/manifest.webmanifest',
      '/economia.js',
    ],
    ...[
      `/embed${FILM}`,
      `${FILM}.data`,
      '/api/getMovieDetails?movieId=598',
      '/.well-known/gpc.json',
      '/hoje',
      '/gratis',
    ],
    ...[
      '/agenda',
      '/rodizio',
      '/admin/login',
      '/cartao/filme/nada-1-x.jpg',
      '/sitemaps/nada',
      '/feeds/nada.xml',
      '/nada.data',
    ],
    `/oembed?url=${encodeURIComponent(`http://127.0.0.1${FILM}`)}`,
    '/img/backdrop/w1280/b-598-1.jpg',
  ].map((asked) => ({ what: asked, path: asked, status: 0 }));

  test('are those whose values the edge closes, in every answer', async () => {
    expect([ofPictures, ofOthers]).toEqual(['Save-Data', 'Accept-Encoding']);
    const pages = PAGES.map(([what, asked, status]) => ({ what, path: asked, status }));
    const open: string[] = [];
    for (const asked of [...pages, ...OTHERS, ...PICTURES, ...REST]) {
      const { headers } = await ask(plain, asked);
      const others = namesOf(headers.get('vary') ?? '').filter((name) => !allowedFor(asked.path).includes(name));
      if (others.length > 0) open.push(`${asked.path} differs by ${others.join(', ')}`);
    }
    expect(open).toEqual([]);
  });

  test('are those, wherever our code names one', () => {
    const root = path.resolve(import.meta.dirname, '../src');
    const named = readdirSync(root, { encoding: 'utf8', recursive: true }).flatMap((file) => {
      if (!/(?<!\.test)\.tsx?$/.test(file)) return [];
      const found = readFileSync(path.join(root, file), 'utf8').matchAll(
        /['"]?\bvary['"]?\s*[:,]\s*(['"`][^'"`]*['"`]|[^,)}\n]+)/gi,
      );
      return [...found].map(([, value = '']) => value);
    });
    expect(new Set(named)).toEqual(new Set(["'accept-encoding'", "'Save-Data'"]));
  });
});

describe('the headers of every other answer', () => {
  test.each(OTHERS)('are the required ones, too: $what', async (asked) => {
    const [response, overTls] = await Promise.all([ask(plain, asked), ask(secure, asked)]);
    expect(response.status).toBe(asked.status);
    expect(securityOf(response)).toEqual(expectedOf(asked.path));
    expect(policyOf(response)).toEqual(POLICY);
    expect(securityOf(overTls)).toEqual({ ...expectedOf(asked.path), ...HSTS });
    expect(policyOf(overTls)).toEqual({ ...POLICY, 'upgrade-insecure-requests': '' });
  });

  test.each(PICTURES)('but pictures may be shown by our other hosts: $what', async (asked) => {
    const response = await ask(plain, asked);
    expect(response.status).toBe(asked.status);
    expect(securityOf(response)).toEqual({ ...SECURITY, 'cross-origin-resource-policy': 'same-site' });
    expect(policyOf(response)).toEqual(POLICY);
  });

  test.each([
    ['a film', `/embed${FILM}`, 200],
    ['a film in another spelling', '/embed/filme/nada-598', 301],
    ['no film', '/embed/filme/nada', 404],
    ['no kind of title', '/embed/admin/login', 404],
  ])('but a widget may be framed by any site, and can do nothing there: %s', async (_what, asked, status) => {
    const [response, overTls] = await Promise.all([ask(plain, { path: asked }), ask(secure, { path: asked })]);
    const html = await response.text();
    expect(response.status).toBe(status);
    expect(response.headers.getSetCookie()).toEqual([]);
    const { 'x-frame-options': _none, ...others } = SECURITY;
    const expected = { ...others, 'x-robots-tag': 'noindex' };
    if (status === 301) return expect(securityOf(response)).toEqual(expected);
    expect(securityOf(response)).toEqual({ ...expected, 'cross-origin-resource-policy': 'cross-origin' });
    const policy = {
      'default-src': "'none'",
      'style-src': inlineHashes(html, 'style').join(' '),
      'img-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': '*',
      sandbox: 'allow-popups allow-popups-to-escape-sandbox allow-same-origin',
    };
    expect(policyOf(response)).toEqual(policy);
    expect(policyOf(overTls)).toEqual({ ...policy, 'upgrade-insecure-requests': '' });
    expect(html).not.toMatch(/<script|<form|<[^>]+\s(?:style|on[a-z]+)=|javascript:/i);
    expect(scoreByObservatory(overTls.headers, html, HTTPS_SITE)).toBeGreaterThanOrEqual(125);
  });

  // `fetch` sends no TRACE.
  test.each([
    ['/', 'GET, HEAD'],
    ['/api/getGenres', 'GET, HEAD, OPTIONS'],
    ['/functions/getGenres', 'POST, OPTIONS'],
    ['/admin/login', 'GET, HEAD, POST'],
  ])('TRACE %s is refused with 405 and repeats nothing of the request', async (asked, allowed) => {
    const answer = await send(
      plain,
      `TRACE ${asked} HTTP/1.1\r\nHost: x\r\nX-Mine: secret\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer.toLowerCase()).toContain(`\r\nallow: ${allowed.toLowerCase()}\r\n`);
    expect(answer).not.toContain('secret');
  });

  test('are sent even for invalid HTTP', async () => {
    for (const nonsense of ['NONSENSE\r\n\r\n', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(40_000)}\r\n\r\n`]) {
      const answer = (await send(plain, nonsense)).toLowerCase();
      for (const [name, value] of Object.entries(SECURITY)) {
        expect(answer).toContain(`\r\n${name}: ${value.toLowerCase()}\r\n`);
      }
      expect(answer).toContain("\r\ncontent-security-policy: default-src 'none';");
    }
  });
});

/** Last, because it breaks the database for all later tests. */
describe('a page that fails', () => {
  test('for a bug of ours answers 500 under the same headers, and is not cached', async () => {
    const owner = new pg.Client({ connectionString: fixture.database.ownerUrl });
    await owner.connect();
    await owner.query('revoke select on records from lanterninha_app');
    await owner.end();
    for (const asked of ['/colecoes?pagina=2', '/colecoes/qualquer']) {
      const response = await ask(plain, { path: asked });
      const html = await response.text();
      expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store']);
      expect(securityOf(response)).toEqual(SECURITY);
      expectPagePolicy(response, html);
      expect(html).not.toMatch(/permission denied|at .*\.(?:ts|js):\d+/);
    }
  });
});

function send({ url }: Server, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}
