import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSitemaps } from '../src/server/sitemaps/build-sitemaps.ts';
import { findSitemapFile, listSitemapFiles } from '../src/server/store/site/sitemap-files.ts';
import { isMovieIndexable, isSeriesIndexable } from '../src/server/store/titles/indexable.ts';
import { paths } from '../src/shared/domain/site/paths.ts';
import { type Server, startServerProcess } from '../tools/stack.ts';
import { checkMetadata, checkTogether, isIndexable } from './crawl/check-metadata.ts';
import { checkStructuredData } from './crawl/check-structured-data.ts';
import { type Crawl, crawl, type Visit } from './crawl/crawl.ts';
import { openTestFixture } from './database/test-fixture.ts';
import { fillSmallWorld, SMALL_WORLD } from './small-world.ts';

/** Of films, series, people, seasons and episodes; all pages of other kinds are opened. */
const PER_KIND = 40;

// Generous limits: this tests what pages say, not their speed.
const PATIENT = { DATABASE_STATEMENT_TIMEOUT_MS: '60000', RATE_LIMITS: 'off', TMDB_RATE_PER_SECOND: '1000' };
const fixture = await openTestFixture(PATIENT, SMALL_WORLD);
let server: Server;
let site: string;
let found: Crawl;
let pages: Visit[];

/** Forms of addresses that no page links to. */
const FORMS: [asked: string, robots: string, canonical: string][] = [
  ['/filmes?pagina=2', '', '/filmes?pagina=2'],
  ['/filmes?ordenacao=mais-recentes', 'noindex, follow', '/filmes'],
  ['/filmes?genero=drama', 'noindex, follow', '/filmes/genero/drama-18'],
  ['/filmes?genero=drama&pagina=2', 'noindex, follow', '/filmes/genero/drama-18?pagina=2'],
  ['/filmes/populares?page=2', '', '/filmes/populares?page=2'],
  ['/filmes/genero/drama-18?ano=1977', 'noindex, follow', '/filmes/genero/drama-18'],
  ['/generos/drama?tipo=tv', '', '/series/genero/drama-18'],
  ['/plataformas/netflix?tipo=tv', '', '/series/plataforma/netflix-8'],
  ['/hoje?tempo=110&vistos=f598', 'noindex, follow', '/hoje'],
  ['/plataformas/netflix/entraram', '', '/plataformas/netflix/entraram'],
  ['/plataformas/netflix/sairam', '', '/plataformas/netflix/sairam'],
  ['/agenda', '', '/agenda'],
  ['/gratis', '', '/gratis'],
  ['/gratis?so=publico', 'noindex, follow', '/gratis'],
  ['/rodizio', '', '/rodizio'],
  ['/rodizio?t=f598', 'noindex, follow', '/rodizio'],
  ['/agenda?plataforma=netflix', 'noindex, follow', '/agenda'],
  ['/buscar', '', '/buscar'],
  ['/buscar?q=cidade', 'noindex, follow', '/buscar'],
  ['/filmes?utm_source=x', '', '/filmes'],
];

beforeAll(async () => {
  await fillSmallWorld(fixture.ctx);
  server = await startServerProcess(new Set(), fixture.variables, { services: 'web,functions,images' });
  site = server.url;
  found = await crawl({ site, also: FORMS.map(([asked]) => asked), perKind: PER_KIND });
  pages = [...found.visits.values()].filter(({ status }) => status === 200);
}, 900_000);
afterAll(() => server.stop());

test('something of every kind was opened', () => {
  const kinds = new Set(pages.map(({ path }) => path.split('/')[1]?.split('?')[0]));
  expect([...kinds]).toEqual(
    expect.arrayContaining(['', 'filme', 'serie', 'pessoa', 'filmes', 'series', 'pessoas', 'generos', 'plataformas']),
  );
  expect(kinds).toContain('colecoes');
  expect(pages.length).toBeGreaterThan(200);
});

test('every page has one title, one description and one address, in their measure, and shares itself with one picture', () => {
  const forms = new Set(FORMS.map(([asked]) => asked));
  expect(pages.filter(({ path }) => !forms.has(path)).flatMap((visit) => checkMetadata(visit, site))).toEqual([]);
});

test('no two pages have one title, no link of ours is dead or redirects, every canonical address is its own', () => {
  expect(checkTogether(found, site)).toEqual([]);
});

test('every page has structured data for what it shows, complete and valid', () => {
  expect(pages.flatMap((visit) => checkStructuredData(visit, site))).toEqual([]);
});

test.each(FORMS)('%s has robots "%s" and the canonical address %s', (asked, robots, canonical) => {
  const visit = found.visits.get(asked);
  expect([visit?.status, visit?.page?.robots, visit?.page?.canonicals]).toEqual([200, robots, [site + canonical]]);
});

test('the pages of a list name their neighbours', () => {
  const second = found.visits.get('/filmes?pagina=2')?.page;
  expect([second?.previous, second?.next]).toEqual([`${site}/filmes`, `${site}/filmes?pagina=3`]);
});

describe('an address that is not there', () => {
  test.each(['/nada', '/filme/nada-99999999', '/filmes?pagina=9999'])('%s has no structured data', async (path) => {
    const response = await fetch(site + path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('ld+json');
  });
});

test('a film or a series that may be found is linked from somewhere', async () => {
  const [movies, series] = await Promise.all([
    fixture.ctx.db.selectFrom('movies').select('slug').where(isMovieIndexable).execute(),
    fixture.ctx.db.selectFrom('series').select('slug').where(isSeriesIndexable).execute(),
  ]);
  const addresses = [
    ...movies.map(({ slug }) => paths.movie(slug)),
    ...series.map(({ slug }) => paths.oneSeries(slug)),
  ];
  expect(addresses.length).toBeGreaterThan(50);
  expect(addresses.filter((address) => !found.linked.has(address))).toEqual([]);
});

test('a title below the bar says so, and one above it does not', async () => {
  const rows = await fixture.ctx.db
    .selectFrom('movies')
    .select(['slug', isMovieIndexable.as('may')])
    .execute();
  const opened = rows.flatMap(({ slug, may }) => {
    const page = found.visits.get(paths.movie(slug))?.page;
    return page ? [{ slug, may, says: isIndexable(page) }] : [];
  });
  expect(opened.filter(({ may, says }) => may !== says)).toEqual([]);
  expect(opened.length).toBeGreaterThan(10);
});

test('the sitemaps name exactly the pages that may be found', async () => {
  // After the visits, which fetched some people.
  await buildSitemaps(fixture.ctx);
  const named = await readSitemaps();
  const opened = [...found.visits.values()].filter(({ path }) => !path.includes('?'));
  const mayBeFound = ({ status, page }: Visit) => status === 200 && page !== null && isIndexable(page);

  const unnamed = opened.filter((visit) => mayBeFound(visit) && !named.has(visit.path)).map(({ path }) => path);
  const wronglyNamed = opened.filter((visit) => !mayBeFound(visit) && named.has(visit.path)).map(({ path }) => path);
  expect({ unnamed, wronglyNamed }).toEqual({ unnamed: [], wronglyNamed: [] });
}, 120_000);

async function readSitemaps(): Promise<Set<string>> {
  const { db, siteUrl } = fixture.ctx;
  const named = new Set<string>();
  for (const { kind, number } of await listSitemapFiles(db)) {
    const file = await findSitemapFile(db, kind, number);
    const text = file ? gunzipSync(file.body).toString('utf8') : '';
    for (const [, address = ''] of text.matchAll(/<loc>([^<]+)<\/loc>/g)) named.add(address.slice(siteUrl.length));
  }
  return named;
}

test('what a home screen asks for is there', async () => {
  const response = await fetch(`${site}${paths.manifest()}`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/manifest+json']);
  const { name, icons } = (await response.json()) as { name: string; icons: { src: string }[] };
  expect([name, icons.length]).toEqual(['Lanterninha', 3]);
  for (const { src } of icons) {
    const icon = await fetch(site + src);
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png']);
  }
});

test('the pictures the front page names are there', async () => {
  const [block = ''] = found.visits.get('/')?.page?.structuredData ?? [];
  const pictures = [...block.matchAll(/"(http[^"]+\.png)"/g)].map(([, address = '']) => address);
  expect(pictures).toHaveLength(2);
  for (const address of pictures) expect((await fetch(address)).headers.get('content-type')).toBe('image/png');
});

describe('a list', () => {
  const ask = async (path: string) => {
    const { status, headers } = await fetch(site + path, { redirect: 'manual' });
    return { status, location: headers.get('location'), cacheControl: headers.get('cache-control') };
  };

  test.each([
    ['/filmes?pagina=1', '/filmes'],
    ['/filmes?page=2', '/filmes?pagina=2'],
    ['/filmes?genero=drama-18&pagina=2', '/filmes?genero=drama&pagina=2'],
    ['/filmes?genero=&ordenacao=mais-populares', '/filmes'],
    ['/series/no-ar-hoje?pagina=2', '/series/no-ar-hoje?page=2'],
    ['/pessoas?page=1', '/pessoas'],
    ['/filmes/genero/qualquer-18', '/filmes/genero/drama-18'],
    ['/series/genero/drama?page=2', '/series/genero/drama-18?pagina=2'],
    ['/generos/drama-18?tipo=series', '/generos/drama?tipo=tv'],
    ['/filmes/plataforma/netflix', '/filmes/plataforma/netflix-8'],
    ['/plataformas/netflix-8?tipo=movies', '/plataformas/netflix'],
    ['/plataformas/netflix?tipo=tv&page=2', '/plataformas/netflix?tipo=tv&pageSeries=2'],
  ])('at %s redirects permanently to %s', async (path, canonical) => {
    const { status, location, cacheControl } = await ask(path);
    expect([status, location]).toEqual([301, canonical]);
    expect(cacheControl).toContain('s-maxage=');
  });

  test.each(['/filmes?pagina=900', '/filmes?pagina=999999999', '/filmes/populares?page=900', '/pessoas?page=900'])(
    'has no page %s: a real 404, cached briefly',
    async (path) => {
      const { status, cacheControl } = await ask(path);
      expect([status, cacheControl]).toEqual([404, 'public, max-age=0, s-maxage=30']);
    },
  );

  test.each([
    '/filmes/genero/drama-18?pagina=900',
    '/generos/drama?pagina=900',
    '/series/plataforma/netflix-8?pagina=900',
    '/plataformas/netflix?pageFilmes=900',
  ])('of a genre or a platform shows its first page at %s', async (path) => {
    expect((await ask(path)).status).toBe(200);
  });

  test.each([
    ...[
      '/filmes?genero=filosofia',
      '/filmes/genero/filosofia-9999',
      '/generos/filosofia',
      '/series/genero/filosofia-9999',
    ],
    ...['/filmes/genero/novela-10766', '/filmes/plataforma/nada-99', '/plataformas/nada'],
  ])('of a genre or a platform that does not exist, %s, is a 404', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });
});
