import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Simulator, startSimulator } from './start.ts';
import { at, getJson, listAt } from './test-client.ts';
import { answerDetail } from './world/detail-routes.ts';
import { buildWorld } from './world/test-world.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ ratePerSecond: 1000 });
});
afterAll(() => simulator.close());

describe('the language of a film', () => {
  test('a Brazilian film answers in Portuguese with its own title', async () => {
    const movie = await getJson(simulator, '/3/movie/598?language=pt-BR');
    expect(movie).toMatchObject({ title: 'Cidade de Deus', genres: [{ name: 'Drama' }, { name: 'Crime' }] });
    expect(at(movie, 'overview')).toMatch(/^Buscapé/);
  });

  test('without a language the answer is in English', async () => {
    expect(await getJson(simulator, '/3/movie/598')).toMatchObject({ title: 'City of God' });
  });

  test('a Brazilian row without an overview gives an empty one, never the English one', () => {
    const world = buildWorld({ movies: 200, series: 0, people: 400 });
    const films = Array.from({ length: 200 }, (_, index) => world.findMovie(index + 1)).filter(
      (film) => film !== undefined,
    );
    const untranslated = films.filter(({ translations }) => {
      const overviewOf = (code: string) => translations.find(({ country }) => country === code)?.overview;
      return overviewOf('BR') === '' && overviewOf('US');
    });
    expect(untranslated.length).toBeGreaterThan(0);
    for (const { id } of untranslated) {
      const query = new URLSearchParams({ language: 'pt-BR' });
      expect(at(answerDetail(world, `/movie/${id}`, query), 'overview')).toBe('');
    }
  });

  test('a film without a Brazilian row answers with its original title and no text', async () => {
    const movie = await getJson(simulator, '/3/movie/346?language=pt-BR');
    expect(movie).toMatchObject({ title: '七人の侍', overview: '' });
  });

  test("the translations contain what the details left out, and an empty title for the film's own language", async () => {
    const translations = await getJson(simulator, '/3/movie/346/translations');
    const title = (country: string) =>
      at(
        listAt(translations, 'translations').find((row) => at(row, 'iso_3166_1') === country),
        'data.title',
      );
    expect([title('BR'), title('PT'), title('US'), title('JP')]).toEqual([
      undefined,
      'Os Sete Samurais',
      'Seven Samurai',
      '',
    ]);
  });
});

describe('the language of pictures and videos', () => {
  const languages = (list: unknown[]) => list.map((entry) => at(entry, 'iso_639_1'));

  test('a language alone hides every picture in another, wordless ones included', async () => {
    const images = await getJson(simulator, '/3/movie/496243/images?language=pt-BR');
    expect(languages(listAt(images, 'posters'))).toEqual(['pt']);
    expect(listAt(images, 'backdrops')).toEqual([]);
  });

  test('include_image_language adds the languages it names', async () => {
    const query = 'language=pt-BR&include_image_language=pt,en,null';
    const images = await getJson(simulator, `/3/movie/496243/images?${query}`);
    expect(languages(listAt(images, 'posters'))).toEqual(['pt', null]);
    expect(listAt(images, 'backdrops')).toHaveLength(4);
  });

  test('the poster is the Portuguese one in Portuguese and the original one otherwise', async () => {
    const portuguese = await getJson(simulator, '/3/movie/496243?language=pt-BR');
    const english = await getJson(simulator, '/3/movie/496243?language=en-US');
    expect([at(portuguese, 'poster_path'), at(english, 'poster_path')]).toEqual(['/p-496243-1.jpg', '/p-496243-2.jpg']);
  });

  test('a film without posters has none in any language', async () => {
    expect(await getJson(simulator, '/3/movie/377273?language=pt-BR')).toMatchObject({ poster_path: null });
  });

  test.each([
    ['language=pt-BR', ['pt']],
    ['', ['en', 'en']],
    ['language=pt-BR&include_video_language=pt,en,null', ['pt', 'en', 'en']],
  ])('videos asked with "%s" are in %j', async (query, expected) => {
    const videos = await getJson(simulator, `/3/movie/598/videos?${query}`);
    expect(languages(listAt(videos, 'results'))).toEqual(expected);
  });
});
