import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { syncSeries } from '../src/server/sync/sync-series.ts';
import { type Server, startServerProcess } from '../tools/stack.ts';
import { buildSeasonAnswer, buildSeasonSummary, buildSeriesAnswer } from './builders/series-answer.ts';
import { openTestFixture } from './database/test-fixture.ts';
import { startTmdbAnswers } from './tmdb-answers.ts';

/** Series with incomplete data, as TMDB has them. */
const tmdb = await startTmdbAnswers();
const fixture = await openTestFixture({ TMDB_API_URL: tmdb.url, TMDB_TOKEN: 'x', TMDB_RATE_PER_SECOND: '1000' });
const LONG = 'Palavra '.repeat(40).trim();
let server: Server;

async function hold(id: number, numbers: number[], parts: object = {}): Promise<void> {
  const seasons = numbers.map((number) => buildSeasonSummary(number));
  const appended = numbers.map((number) => [`season/${number}`, buildSeasonAnswer(number)]);
  tmdb.set(`/tv/${id}`, buildSeriesAnswer({ id, seasons, ...Object.fromEntries(appended), ...parts }));
  for (const number of numbers) tmdb.set(`/tv/${id}/season/${number}`, buildSeasonAnswer(number));
  await syncSeries(fixture.ctx, id, { urgency: 'batch', deadlineMs: 20_000 });
}

beforeAll(async () => {
  await hold(1, [0, ...Array.from({ length: 60 }, (_, place) => place + 1)]);
  await hold(2, [0], { name: 'Só Especiais', original_name: 'Só Especiais' });
  await hold(3, [1], {
    ...{ name: LONG, original_name: LONG, overview: '', poster_path: null, backdrop_path: null, vote_count: 0 },
    'season/1': buildSeasonAnswer(1, { name: LONG, overview: '', poster_path: null, air_date: null, episodes: [] }),
    seasons: [buildSeasonSummary(1, { name: LONG, poster_path: null, air_date: null, episode_count: 0 })],
  });
  await hold(4, [1], { original_name: '<script>alert(1)</script>' });
  server = await startServerProcess(new Set(), fixture.variables, { services: 'web' });
}, 60_000);
afterAll(() => server.stop());

async function read(path: string): Promise<{ status: number; html: string }> {
  const response = await fetch(server.url + path);
  const html = (await response.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll('<!-- -->', '');
  return { status: response.status, html };
}
const linksIn = (html: string) => [...html.matchAll(/href="(\/serie\/[^"#]+\/\d+)"/g)].map(([, path]) => path);

describe('the page of a series', () => {
  test('of sixty seasons has them all, the specials not among them, most of them folded', async () => {
    const { status, html } = await read('/serie/1');
    expect(status).toBe(200);
    const numbers = linksIn(html).map((path) => Number(path?.split('/').at(-1)));
    expect(new Set(numbers)).toEqual(new Set(Array.from({ length: 60 }, (_, place) => place + 1)));
    expect(html).toContain('Ver mais 52 temporadas');
  });

  test('of nothing but specials has no list of seasons', async () => {
    const { html } = await read('/serie/2');
    expect(html).not.toContain('id="temporadas"');
    expect(linksIn(html)).toEqual([]);
    expect((await read('/serie/2/0')).status).toBe(200);
  });

  test('with almost no data is complete and says what is missing', async () => {
    const { status, html } = await read('/serie/3');
    expect(status).toBe(200);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    for (const words of ['Sinopse não disponível.', 'Nenhuma imagem disponível para esta série.', 'N/A']) {
      expect(html).toContain(words);
    }
    expect(html).toContain('Estreia: Data não disponível');
    expect(html).not.toMatch(/undefined|null|NaN|\[object/);
  });

  test('shows a name that is code as a name', async () => {
    expect((await read('/serie/4')).html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });
});

describe('the page of a season', () => {
  test('without episodes says so', async () => {
    const { status, html } = await read('/serie/3/1');
    expect(status).toBe(200);
    expect(html).toContain('Nenhum episódio disponível.');
    expect(html).toContain('0 episódios');
  });

  test('shows everything about its episodes, and links to its neighbours', async () => {
    const { html } = await read('/serie/1/30');
    for (const words of ['Capítulo 1', 'T30E1', '50min', '18 de ago. de 2023', 'Sem imagem', '2 episódios']) {
      expect(html).toContain(words);
    }
    expect(html).toMatch(/<link rel="prev" href="[^"]+\/serie\/cangaco-novo-2023-1\/29"/);
    expect(html).toMatch(/<link rel="next" href="[^"]+\/serie\/cangaco-novo-2023-1\/31"/);
  });

  test('until an episode leaves out what later ones are about, is not indexed, and names the whole page', async () => {
    const { status, html } = await read('/serie/1/30?ate=1');
    expect(status).toBe(200);
    for (const words of ['Capítulo 1', 'T30E2', 'Episódio 2', 'Guardado para depois.']) expect(html).toContain(words);
    expect(html).not.toContain('Capítulo 2');
    expect(html).toContain('<meta name="robots" content="noindex, follow"');
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/serie\/cangaco-novo-2023-1\/30"/);
    const whole = await fetch(`${server.url}/serie/1/30?ate=1`).then((response) => response.text());
    expect(whole).not.toContain('Capítulo 2');
  });

  test.each(['2', '0', '99', 'x', '01', ''])(
    'until %s, which veils nothing or is no episode, redirects',
    async (until) => {
      const response = await fetch(`${server.url}/serie/cangaco-novo-2023-1/30?ate=${until}`, { redirect: 'manual' });
      expect([response.status, response.headers.get('location')]).toEqual([301, '/serie/cangaco-novo-2023-1/30']);
    },
  );

  test.each([1, 60])('number %i, at an end of the row, has one neighbour', async (number) => {
    const { html } = await read(`/serie/1/${number}`);
    expect(html.includes('Temporada anterior')).toBe(number === 60);
    expect(html.includes('Próxima temporada')).toBe(number === 1);
  });
});

test.each([
  ['/serie/outro-nome-1?utm_source=x', '/serie/cangaco-novo-2023-1'],
  ['/serie/outro-nome-1/2', '/serie/cangaco-novo-2023-1/2'],
  ['/serie/outro-nome-1/2/episodio/1', '/serie/cangaco-novo-2023-1/2/episodio/1'],
])('%s, under an older name of the series, redirects permanently to %s', async (path, location) => {
  const { status, headers } = await fetch(server.url + path, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([301, location]);
  // What is left of 1,800 seconds: the series was read by tests before.
  expect(headers.get('cache-control')).toMatch(/s-maxage=(?:1800|17\d\d)\b/);
});

test.each(['/serie/cangaco-novo-2023-1/61', '/serie/cangaco-novo-2023-1/1/episodio/99', '/serie/nada-9/1'])(
  '%s, which does not exist, is a 404',
  async (path) => {
    expect((await read(path)).status).toBe(404);
  },
);
