import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoMovies } from '../../demo/movies.ts';
import { type Simulator, startSimulator } from '../start.ts';
import { at, getJson, keysOf as keys, listAt } from '../test-client.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ ratePerSecond: 1000 });
});
afterAll(() => simulator.close());

const words = (list: string) => list.split(' ').toSorted();

const MOVIE = words(
  'adult backdrop_path belongs_to_collection budget genres homepage id imdb_id origin_country original_language original_title overview popularity poster_path production_companies production_countries release_date revenue runtime spoken_languages status tagline title video vote_average vote_count',
);
const LIST_ITEM = words(
  'adult backdrop_path genre_ids id original_language original_title overview popularity poster_path release_date title video vote_average vote_count',
);
const PAGE = words('page results total_pages total_results');
const PERSON = 'adult gender id known_for_department name original_name popularity profile_path credit_id';

describe('the details of a film', () => {
  test('have exactly the fields TMDB sends', async () => {
    const movie = await getJson(simulator, '/3/movie/598');
    expect(keys(movie)).toEqual(MOVIE);
    expect(keys(at(movie, 'genres.0'))).toEqual(words('id name'));
    expect(keys(at(movie, 'production_companies.0'))).toEqual(words('id logo_path name origin_country'));
    expect(keys(at(movie, 'production_countries.0'))).toEqual(words('iso_3166_1 name'));
    expect(keys(at(movie, 'spoken_languages.0'))).toEqual(words('english_name iso_639_1 name'));
  });

  test('have each appended part under its own path, and no id inside it', async () => {
    const movie = await getJson(simulator, '/3/movie/598?append_to_response=credits,watch/providers,similar');
    expect(keys(movie)).toEqual([...MOVIE, 'credits', 'similar', 'watch/providers'].toSorted());
    expect(keys(at(movie, 'credits'))).toEqual(['cast', 'crew']);
    expect(keys(at(movie, 'watch/providers'))).toEqual(['results']);
  });

  test('ignore an unknown part', async () => {
    const movie = await getJson(simulator, '/3/movie/598?append_to_response=credits,smell&unknown=1');
    expect(keys(movie)).toEqual([...MOVIE, 'credits'].toSorted());
  });
});

describe('a part asked for alone', () => {
  test.each([
    ['credits', 'cast crew id'],
    ['videos', 'id results'],
    ['images', 'backdrops id logos posters'],
    ['release_dates', 'id results'],
    ['watch/providers', 'id results'],
    ['external_ids', 'facebook_id id imdb_id instagram_id twitter_id wikidata_id'],
    ['keywords', 'id keywords'],
    ['translations', 'id translations'],
    ['alternative_titles', 'id titles'],
    ['recommendations', 'page results total_pages total_results'],
    ['similar', 'page results total_pages total_results'],
  ])('%s has the keys %s', async (part, expected) => {
    expect(keys(await getJson(simulator, `/3/movie/598/${part}`))).toEqual(words(expected));
  });

  test('cast and crew have different fields in the credits', async () => {
    const credits = await getJson(simulator, '/3/movie/598/credits');
    expect(keys(at(credits, 'cast.0'))).toEqual(words(`${PERSON} cast_id character order`));
    expect(keys(at(credits, 'crew.0'))).toEqual(words(`${PERSON} department job`));
    expect(at(credits, 'crew.0')).toMatchObject({
      name: 'Fernando Meirelles',
      department: 'Directing',
      job: 'Director',
    });
  });

  test('all of the cast has a photo, some of the crew has none', async () => {
    const credits = await getJson(simulator, '/3/movie/598/credits');
    const withoutPhoto = (group: string) =>
      listAt(credits, group).filter((person) => at(person, 'profile_path') === null);
    expect(withoutPhoto('cast')).toEqual([]);
    expect(withoutPhoto('crew').length).toBeGreaterThan(0);
  });

  test('pictures, videos, releases and translations have the fields TMDB gives them', async () => {
    const images = await getJson(simulator, '/3/movie/598/images');
    const picture = words('aspect_ratio file_path height iso_639_1 vote_average vote_count width');
    expect(keys(at(images, 'posters.0'))).toEqual(picture);
    expect(keys(at(images, 'backdrops.0'))).toEqual(picture);

    const videos = await getJson(simulator, '/3/movie/598/videos');
    expect(keys(at(videos, 'results.0'))).toEqual(
      words('id iso_3166_1 iso_639_1 key name official published_at site size type'),
    );
    expect(at(videos, 'results.0.key')).toMatch(/^[A-Za-z0-9_-]{11}$/);

    const releases = await getJson(simulator, '/3/movie/598/release_dates');
    const brazil = listAt(releases, 'results').find((country) => at(country, 'iso_3166_1') === 'BR');
    expect(at(brazil, 'release_dates')).toEqual([
      {
        certification: '16',
        descriptors: [],
        iso_639_1: '',
        release_date: '2002-08-30T00:00:00.000Z',
        type: 3,
      },
    ]);

    const translations = await getJson(simulator, '/3/movie/598/translations');
    expect(keys(at(translations, 'translations.0'))).toEqual(words('data english_name iso_3166_1 iso_639_1 name'));
    expect(keys(at(translations, 'translations.0.data'))).toEqual(words('homepage overview runtime tagline title'));
  });

  test('a recommendation says its media type and a similar film does not', async () => {
    const recommended = await getJson(simulator, '/3/movie/598/recommendations');
    const similar = await getJson(simulator, '/3/movie/598/similar');
    expect(keys(at(recommended, 'results.0'))).toEqual([...LIST_ITEM, 'media_type'].toSorted());
    expect(keys(at(similar, 'results.0'))).toEqual(LIST_ITEM);
  });
});

describe('watch offers', () => {
  test('are keyed by country, and a kind without offers has no key', async () => {
    const offers = await getJson(simulator, '/3/movie/377273/watch/providers');
    expect(keys(at(offers, 'results.BR'))).toEqual(words('link rent'));
    expect(keys(at(offers, 'results.BR.rent.0'))).toEqual(
      words('display_priority logo_path provider_id provider_name'),
    );
  });

  test('have no key for Brazil if there is no offer', async () => {
    const offers = await getJson(simulator, '/3/movie/346/watch/providers');
    expect(keys(at(offers, 'results'))).toEqual(['US']);
  });
});

describe('lists', () => {
  test('a page of popular films is sorted by popularity', async () => {
    const page = await getJson(simulator, '/3/movie/popular?language=pt-BR');
    expect(keys(page)).toEqual(PAGE);
    expect(keys(at(page, 'results.0'))).toEqual(LIST_ITEM);
    expect(page).toMatchObject({
      page: 1,
      total_pages: Math.ceil(demoMovies.length / 20),
      total_results: demoMovies.length,
    });
    const popularities = listAt(page, 'results').map((item) => Number(at(item, 'popularity')));
    // Neighbours may swap places from minute to minute.
    expect(Math.max(...popularities.slice(0, 2))).toBe(Math.max(...demoMovies.map(({ popularity }) => popularity)));
  });

  test('a page past the last one is empty, not an error', async () => {
    expect(await getJson(simulator, '/3/movie/popular?page=400')).toMatchObject({ results: [] });
  });

  test('genres are in Portuguese on request', async () => {
    const genres = await getJson(simulator, '/3/genre/movie/list?language=pt-BR');
    expect(listAt(genres, 'genres')).toHaveLength(19);
    expect(at(genres, 'genres.0')).toEqual({ id: 28, name: 'Ação' });
  });

  test('the configuration lists the documented picture sizes', async () => {
    const configuration = await getJson(simulator, '/3/configuration');
    expect(at(configuration, 'images.profile_sizes')).toEqual(['w45', 'w185', 'h632', 'original']);
    expect(at(configuration, 'change_keys')).toContain('images');
  });

  test('watch services are known for Brazil only', async () => {
    const brazil = await getJson(simulator, '/3/watch/providers/movie?watch_region=BR');
    expect(keys(at(brazil, 'results.0'))).toEqual(
      words('display_priorities display_priority logo_path provider_id provider_name'),
    );
    expect(await getJson(simulator, '/3/watch/providers/movie?watch_region=FR')).toEqual({ results: [] });
  });
});
