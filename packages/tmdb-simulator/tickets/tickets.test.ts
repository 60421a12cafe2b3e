import { afterAll, expect, test } from 'vitest';
import { startSimulator } from '../start.ts';

const simulator = await startSimulator({ movies: 3_000, ratePerSecond: 1_000 });
afterAll(() => simulator.close());

interface Feed {
  version: number;
  entries: { tmdbId?: number; title?: string; year?: number; url: string; until: string }[];
}
const readFeed = async () => (await (await fetch(`${simulator.url}/ingressos/feed.json`)).json()) as Feed;

test('most films in cinemas have a link to a page of the simulator that says it sells nothing', async () => {
  const { entries } = await readFeed();
  const list = await fetch(`${simulator.url}/3/movie/now_playing?region=BR&api_key=${simulator.apiKey}`);
  const { total_results: total } = (await list.json()) as { total_results: number };
  expect(total).toBeGreaterThan(0);
  expect(entries.length).toBeGreaterThan(total / 2);
  expect(entries.some(({ tmdbId }) => tmdbId)).toBe(true);
  expect(entries.some(({ title, year }) => title && year)).toBe(true);
  for (const { url } of entries.slice(0, 3)) {
    const page = await fetch(url);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Nenhum ingresso é vendido aqui.');
  }
});

test('a feed that a test posts is served until it is deleted', async () => {
  const posted = { version: 1, entries: [] };
  const post = { method: 'POST', body: JSON.stringify(posted) };
  expect((await fetch(`${simulator.url}/__sim/tickets`, post)).status).toBe(200);
  expect(await readFeed()).toEqual(posted);
  await fetch(`${simulator.url}/__sim/tickets`, { method: 'DELETE' });
  expect((await readFeed()).entries.length).toBeGreaterThan(0);
});
