import { connect } from 'node:net';
import { Script } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getMovieDetails } from '../src/server/catalogue/titles/movie-details.ts';
import { syncMovie } from '../src/server/sync/sync-movie.ts';
import { buildImageUrl } from '../src/shared/domain/pictures/image-url.ts';
import { type Server, startServerProcess } from '../tools/stack.ts';
import { openTestFixture } from './database/test-fixture.ts';

const fixture = await openTestFixture({ PRODUCT_NAME: 'Guia da Casa' });
const AGENT = 1220564;
let server: Server;
beforeAll(async () => {
  // This film has an English text only.
  await fixture.changeFilm(496243, { overview: '' });
  for (const id of [AGENT, 598, 496243]) await syncMovie(fixture.ctx, id, { urgency: 'batch', deadlineMs: 10_000 });
  server = await startServerProcess(new Set(), fixture.variables, { services: 'web,functions,images' });
});
afterAll(() => server.stop());

const get = (path: string) => fetch(server.url + path, { redirect: 'manual' });
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');

describe('the page of a film, as curl sees it', () => {
  test('holds title, whole synopsis, six of the cast, every offer and exactly one h1, without running a script', async () => {
    const { value: film } = await getMovieDetails(fixture.ctx, { movieId: AGENT });
    const html = (await (await get(`/filme/${film.slug}`)).text()).replaceAll(/<script[\s\S]*?<\/script>/g, '');
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toContain(film.title);
    expect(html).toContain(escaped(film.overview));
    for (const member of film.credits.cast.slice(0, 6)) expect(html).toContain(escaped(member.name));
    const { flatrate, rent, buy } = film['watch/providers'].results.BR;
    expect(flatrate.length + rent.length).toBeGreaterThan(0);
    for (const offer of [...flatrate, ...rent, ...buy]) expect(html).toContain(escaped(offer.provider_name));
    expect(html).toContain('(Aluguel)');
  });

  test('asks nothing of any other host: no script, style, font, picture, hint or frame', async () => {
    const html = await (
      await get(`/filme/${(await getMovieDetails(fixture.ctx, { movieId: AGENT })).value.slug}`)
    ).text();
    const loaded = [...html.matchAll(/<(?:script|img|iframe|link|source)[^>]*?(?:src|href|srcset)="([^"]+)"/gi)];
    const foreign = loaded
      .filter(([tag]) => !/rel="(?:canonical|alternate)"/.test(tag))
      .map(([, address]) => address)
      .filter((address) => !address?.startsWith('/'));
    expect(foreign).toEqual([]);
    expect(html).not.toMatch(/preconnect|dns-prefetch|\sstyle="/);
  });

  test('carries its own title, description, canonical address and both languages, from configuration and not from the request', async () => {
    const response = await fetch(`${server.url}/filme/cidade-de-deus-2002-598`, {
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', host: 'evil.example' },
    });
    const html = await response.text();
    expect(html).not.toContain('evil.example');
    expect(html).toContain('<title>Cidade de Deus (2002) - Guia da Casa</title>');
    expect(html).toContain(`<link rel="canonical" href="${server.url}/filme/cidade-de-deus-2002-598"/>`);
    expect(html).toMatch(/hrefLang="pt-BR"|hreflang="pt-BR"/);
    expect(html).toMatch(/<meta name="description" content="[^"]{40,160}"/);
  });

  test('marks a synopsis that is not Portuguese and does not describe the page with it', async () => {
    const { value: film } = await getMovieDetails(fixture.ctx, { movieId: 496243 });
    expect(film.overview_lang).toBe('en');
    const html = await (await get(`/filme/${film.slug}`)).text();
    expect(html).toMatch(/lang="en"/);
    expect(film.seoData.description).toMatch(/onde assistir no Brasil/);
  });

  test('is cached by an edge under the tags of what it shows, and by no browser', async () => {
    const response = await get('/filme/cidade-de-deus-2002-598');
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=(?:1800|17\d\d)/);
    expect(response.headers.get('surrogate-key')?.split(' ')).toContain('movie:598');
    expect(response.headers.get('cache-tag')?.split(',')).toContain('movie:598');
    expect(response.headers.get('set-cookie')).toBeNull();
  });
});

describe('an address', () => {
  test.each([
    ['/filme/qualquer-coisa-598', '/filme/cidade-de-deus-2002-598'],
    ['/filme/598?utm_source=x', '/filme/cidade-de-deus-2002-598'],
    ['/filme/Cidade-De-Deus-2002-598', '/filme/cidade-de-deus-2002-598'],
  ])('%s redirects permanently to %s', async (path, canonical) => {
    const response = await get(path);
    expect([response.status, response.headers.get('location')]).toEqual([301, canonical]);
  });

  test.each([
    ['/filme/nada-77777777', 'Página não encontrada'],
    ['/nao-existe', 'Página não encontrada'],
    ['/filme/', 'URL inválida'],
    ['/filme', 'URL inválida'],
    ['/%C3%A7%20<script>', 'Página não encontrada'],
    [`/filme/${'x'.repeat(1_500)}`, 'Página não encontrada'],
    ['/filme/%00-598', 'Página não encontrada'],
    ["/filme/'; drop table movies; --598x", 'Página não encontrada'],
  ])('%s is a real 404 that says %s', async (path, words) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain(words);
    expect(html).toContain('Voltar ao Início');
    expect(html).not.toContain('<script>alert');
    expect(response.headers.get('cache-control')).toMatch(/s-maxage=\d{1,2}$/);
  });

  test.each(['/%', '/%E0%A4%A', '/filme/%ff'])('%s, which is no text, is refused and breaks nothing', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('x-request-id')).not.toBeNull();
    expect(await response.text()).toBe('Não conseguimos entender este endereço. Confira se veio inteiro.');
  });

  test('takes no other method than GET and HEAD', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const response = await fetch(`${server.url}/filme/598`, { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
    const address = `${server.url}/filme/cidade-de-deus-2002-598`;
    const plain = { headers: { 'accept-encoding': 'identity' } };
    const [head, page] = [await fetch(address, { method: 'HEAD', ...plain }), await fetch(address, plain)];
    expect([head.status, await head.text()]).toEqual([200, '']);
    for (const name of ['content-length', 'content-security-policy', 'etag', 'vary']) {
      expect(head.headers.get(name), name).toBe(page.headers.get(name));
    }
  });
});

test.each([
  ['/filme/cidade-de-deus-2002-598/', '/filme/cidade-de-deus-2002-598'],
  ['/nada/?x=1', '/nada?x=1'],
  ['//evil.example/', '/evil.example'],
])('%s has one address, %s', async (path, address) => {
  const response = await get(path);
  expect([response.status, response.headers.get('location')]).toEqual([301, address]);
});

test('a returning visitor who has the page pays for the answer "the same", not for the page', async () => {
  const first = await get('/filme/cidade-de-deus-2002-598');
  const etag = first.headers.get('etag') ?? '';
  const again = await fetch(`${server.url}/filme/cidade-de-deus-2002-598`, { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  // s-maxage may be one second lower.
  const lifetime = (response: Response) => response.headers.get('cache-control')?.replace(/s-maxage=\d+/, '');
  expect(lifetime(again)).toBe(lifetime(first));
});

test('an answer says that it may come compressed, whether it did or not', async () => {
  for (const encoding of ['identity', 'br', 'gzip']) {
    const response = await fetch(`${server.url}/filme/cidade-de-deus-2002-598`, {
      headers: { 'accept-encoding': encoding },
    });
    expect(response.headers.get('vary')?.toLowerCase()).toBe('accept-encoding');
    expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
  }
});

test('a request in the form for proxies, and one that is no HTTP, is refused and breaks nothing', async () => {
  const { port } = new URL(server.url);
  const ask = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
      let answer = '';
      socket.on('data', (chunk) => (answer += chunk.toString()));
      socket.on('end', () => resolve(answer));
      socket.on('error', reject);
    });
  expect(await ask('GET http://evil.example/filme/x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(
    /^HTTP\/1.1 400/,
  );
  expect(await ask('NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1.1 400/);
  expect(await ask(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(40_000)}\r\n\r\n`)).toMatch(/^HTTP\/1.1 431/);
});

describe('every answer', () => {
  test.each([
    '/',
    '/filme/cidade-de-deus-2002-598',
    '/nao-existe',
    '/api/x',
    '/img/x/y/z.jpg',
    '/healthz',
    '/assets/x.js',
  ])('%s carries the security headers and a request id, and says nothing of what we run on', async (path) => {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server')).toBeNull();
  });

  test('of the metrics is hidden from requests through a proxy', async () => {
    expect((await get('/metrics')).status).toBe(200);
    const proxied = await fetch(`${server.url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(proxied.status).toBe(404);
  });
});

describe('a picture', () => {
  test('comes from our own origin, and when it is encoded may be cached for 180 days', async () => {
    const { value: film } = await getMovieDetails(fixture.ctx, { movieId: AGENT });
    const ask = async () => {
      const response = await get(`/img/poster/w342${film.poster_path}`);
      expect(response.headers.get('content-type')).toBe('image/jpeg');
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
      return response.headers.get('cache-control');
    };
    await expect.poll(ask, { timeout: 10_000 }).toBe('public, max-age=15552000, immutable');
  });

  test.each(['reset', 'hang', '500', 'invalid-json', 'truncated', 'huge', 'empty'])(
    'whose host answers %s is a stand-in no cache stores, and never a broken box',
    async (kind) => {
      await fixture.setFaults([{ match: '^/t/p/', kind }]);
      const { value: film } = await getMovieDetails(fixture.ctx, { movieId: 598 });
      const response = await get(buildImageUrl('poster', 'w185', film.poster_path) ?? '');
      await fixture.setFaults([]);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/svg+xml');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.text()).toContain('width="1" height="1"');
    },
  );
});

test('the service worker of the data saver is a script for the whole site', async () => {
  const answer = await get('/economia.js');
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  const text = await answer.text();
  expect(text).toContain("'Save-Data': 'on'");
  expect(() => new Script(text)).not.toThrow();
});

test('the web manifest has the name of the site, and icons that exist', async () => {
  const answer = await get('/manifest.webmanifest');
  expect(answer.headers.get('content-type')).toBe('application/manifest+json');
  const manifest = (await answer.json()) as { name: string; lang: string; icons: { src: string; type: string }[] };
  expect(manifest).toMatchObject({ name: 'Guia da Casa', lang: 'pt-BR' });
  expect(manifest.icons.length).toBeGreaterThan(1);
  for (const { src, type } of manifest.icons) expect((await get(src)).headers.get('content-type')).toBe(type);
});
