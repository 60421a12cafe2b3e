import { describe, expect, test } from 'vitest';
import { answerDetail } from '../detail-routes.ts';
import { buildWorld, idsUpTo } from '../test-world.ts';
import { createLayers } from './layers.ts';

const world = buildWorld({ movies: 600, series: 200, people: 1300 });
const query = new URLSearchParams({ language: 'pt-BR' });

interface Named {
  id: number;
  media_type?: string;
  credit_id: string;
}
interface Lists {
  cast: Named[];
  crew: Named[];
}
function isHandMade(kind: string | undefined, id: number): boolean {
  return (kind === 'movie' ? world.listHandMade() : world.listHandMadeSeries()).some((title) => title.id === id);
}

const listsAt = (path: string) => answerDetail(world, path, query) as Lists | undefined;

/** `movie 12 by 34 as 5f…`, one line per credit. */
function creditsFromTitles(): Set<string> {
  const found = new Set<string>();
  for (const kind of ['movie', 'tv'] as const) {
    for (const id of idsUpTo(kind === 'movie' ? 600 : 200)) {
      const part = kind === 'movie' ? listsAt(`/movie/${id}/credits`) : seriesLists(id);
      if (!part || isHandMade(kind, id)) continue;
      for (const { id: personId, credit_id } of [...part.cast, ...part.crew]) {
        found.add(`${kind} ${id} by ${personId} as ${credit_id}`);
      }
    }
  }
  return found;
}

function seriesLists(id: number): Lists | undefined {
  const series = world.findSeries(id);
  if (!series) return undefined;
  const named = (credit: { person: { id: number }; creditId: string }) => ({
    id: credit.person.id,
    credit_id: credit.creditId,
  });
  return { cast: series.cast.map(named), crew: [...series.creators, ...series.crew].map(named) };
}

function creditsFromPeople(): Set<string> {
  const found = new Set<string>();
  for (const personId of idsUpTo(1300)) {
    const part = listsAt(`/person/${personId}/combined_credits`);
    if (!part) continue;
    for (const { id, media_type, credit_id } of [...part.cast, ...part.crew]) {
      if (isHandMade(media_type, id)) continue;
      found.add(`${media_type} ${id} by ${personId} as ${credit_id}`);
    }
  }
  return found;
}

describe('credits', () => {
  test('are all the same whether read from the titles or from the people', () => {
    const titles = creditsFromTitles();
    const people = creditsFromPeople();
    expect(titles.size).toBeGreaterThan(5000);
    expect([...people].filter((credit) => !titles.has(credit))).toEqual([]);
    expect([...titles].filter((credit) => !people.has(credit))).toEqual([]);
  });

  test('give stars many titles and most people few', () => {
    const counts = idsUpTo(1300).flatMap((id) => world.findPerson(id)?.filmography.length ?? []);
    expect(Math.max(...counts)).toBeGreaterThan(30);
    expect(counts.filter((count) => count < 15).length / counts.length).toBeGreaterThan(0.8);
  });

  test('of hand-made titles name real people, who get no invented work', () => {
    const padded = buildWorld({ movies: 300, people: 60_000 });
    const titles = padded.findPerson(52583)?.filmography ?? [];
    expect(padded.findPerson(52583)?.name).toBe('Wagner Moura');
    expect(titles.length).toBeGreaterThan(0);
    expect(titles.every(({ kind, id }) => isHandMade(kind, id))).toBe(true);
  });

  test('of an episode name only people of the series', () => {
    const series = idsUpTo(200)
      .flatMap((id) => world.findSeries(id) ?? [])
      .find((each) => each.cast.length > 15 && (each.seasons.at(-1)?.episodes ?? 0) > 0);
    const number = series?.seasons.at(-1)?.number;
    const season = answerDetail(world, `/tv/${series?.id}/season/${number}`, query) as {
      episodes: { guest_stars: { id: number }[] }[];
    };
    const guests = season.episodes.flatMap((episode) => episode.guest_stars.map((guest) => guest.id));
    const everybody = series?.cast.map((credit) => credit.person.id) ?? [];
    expect(guests.length).toBeGreaterThan(0);
    expect(guests.filter((id) => !everybody.includes(id))).toEqual([]);
  });

  test('are empty lists in a world without people', () => {
    const empty = buildWorld({ people: 0 });
    const id = idsUpTo(20).find((each) => empty.findMovie(each)) ?? 0;
    expect(answerDetail(empty, `/movie/${id}/credits`, query)).toEqual({ id, cast: [], crew: [] });
  });
});

test('a layer applied forwards and backwards gives the same title', () => {
  const layers = createLayers(99, 1_200_000);
  for (const title of [1, 2, 777_777, 1_200_000]) {
    for (const index of [0, 5, 555]) {
      const layer = layers.at(index);
      expect(layer.backward(layer.forward(title))).toBe(title);
    }
  }
});
