import { beforeAll, describe, expect, test } from 'vitest';
import { toSearchView } from '../src/processes/web/app/public/search/search-view.ts';
import { callFunction } from '../src/server/catalogue/documents/call-function.ts';
import { insertMovie } from './builders/stored-title.ts';
import { openTestFixture } from './database/test-fixture.ts';
import { readIntentions } from './search-quality/read-set.ts';

/** What visitors type when they want a list, not a title. */
const HALVES = ['tuned', 'held-out'] as const;
const BAR = 0.95;
/** Obscure films with the names that people type as intentions; the first two are known better. */
const NAMESAKES = ['Terror', 'Max', 'Comédia', 'Filme de Terror', 'Romance', 'Cinema Nacional', 'Anos 80', 'Netflix'];

const fixture = await openTestFixture({});
const ctx = { ...fixture.ctx, now: () => new Date('2026-11-17T12:00:00Z') };

beforeAll(async () => {
  for (const [place, title] of NAMESAKES.entries()) {
    await insertMovie(ctx.db, { id: place + 1, title, popularity: place < 2 ? 50 : 2, genreIds: [35, 27] });
  }
});

async function firstLinks(query: string): Promise<string[]> {
  const { value } = await callFunction(ctx, 'searchMulti', { query });
  const [first] = toSearchView({ text: query, group: undefined, page: 1 }, value).groups;
  if (first?.name === 'listas' || first?.name === 'generos') return first.found.map((one) => one.path);
  return first?.name === 'plataformas' ? first.found.map(({ slug }) => `/plataformas/${slug}`) : [];
}

describe.each(HALVES)('of the %s half', (half) => {
  test('at least 95 % of the intentions are answered in the first group shown', { timeout: 60_000 }, async () => {
    const asked = await readIntentions(half);
    expect(asked).toHaveLength(150);
    const missed: string[] = [];
    for (const { query, link } of asked) {
      const links = await firstLinks(query);
      if (!links.includes(link)) missed.push(`${query}: ${link} is not among ${links.join(' ') || 'nothing'}`);
    }
    expect(missed.length / asked.length, missed.join('\n')).toBeLessThanOrEqual(1 - BAR);
  });
});

test('both halves are different queries', async () => {
  const all = (await Promise.all(HALVES.map(readIntentions))).flat();
  expect(new Set(all.map(({ query }) => query.toLowerCase())).size).toBe(300);
});
