import { expect, test } from 'vitest';
import type { MovieCard, SeriesCard } from '#shared/contract/common.ts';
import type { HomeData } from '#shared/contract/home.ts';
import { toHomeView } from './home-view.ts';
import { interleave } from './interleave.ts';

const shared = { poster_path: null, backdrop_path: null, vote_average: 0, vote_count: 0, genres: [] };
const movie = (id: number): MovieCard => ({
  ...shared,
  id,
  media_type: 'movie',
  title: `Filme ${id}`,
  slug: `filme-${id}`,
  release_date: null,
  release_year: null,
});
const series = (id: number): SeriesCard => ({
  ...shared,
  id,
  media_type: 'tv',
  name: `Série ${id}`,
  slug: `serie-${id}`,
  first_air_date: null,
  first_air_year: null,
});
const news = (happened_on: string) => ({ happened_on, platforms: [] });
const numbers = (count: number) => Array.from({ length: count }, (_, place) => place + 1);

const home: HomeData = {
  sections: ['featured', 'people'],
  collections: [],
  banners: {
    movies: [1, 2, 3].map((id) => ({ ...movie(id), overview: 'Era uma vez.', contentType: 'movie' })),
    tvShows: [1, 2, 3].map((id) => ({ ...series(id), overview: 'Era uma vez.', contentType: 'tv' })),
  },
  trending: { movies: numbers(12).map(movie), tvShows: numbers(12).map(series) },
  genres: numbers(20).map((id) => ({
    id,
    name: `Gênero ${id}`,
    slug: `genero-${id}`,
    backdrop: null,
    movieGenre: null,
    tvGenre: null,
  })),
  nowPlaying: numbers(20).map(movie),
  topSeries: numbers(10).map(series),
  topMovies: numbers(10).map(movie),
  streamings: [],
  streamingWeek: { arrived: [], left: [] },
  streamingNews: {
    source: 'availability-diff',
    movies: numbers(11).map((id) => ({ ...movie(id), ...news('2026-11-10') })),
    tvShows: numbers(4).map((id) => ({ ...series(id), ...news('2026-11-12') })),
  },
  trendingPeople: [],
  news: [],
  inks: {},
  seoData: { title: '', description: '', keywords: '', imageUrl: null, canonicalUrl: '' },
  isFallback: false,
  notice: null,
};

const names = (titles: readonly { id: number; media_type: string }[]) =>
  titles.map(({ id, media_type }) => `${media_type} ${id}`);

test('six banners are shown in two blocks of three, a film and a series in turn', () => {
  const { featured, moreFeatured } = toHomeView(home);

  expect(names(featured)).toEqual(['movie 1', 'tv 1', 'movie 2']);
  expect(names(moreFeatured)).toEqual(['tv 2', 'movie 3', 'tv 3']);
});

test('where one kind is short there are fewer banners, and none is shown twice', () => {
  const { featured, moreFeatured } = toHomeView({ ...home, banners: { ...home.banners, tvShows: [] } });

  expect(names(featured)).toEqual(['movie 1', 'movie 2', 'movie 3']);
  expect(moreFeatured).toEqual([]);
});

test('the sections are as long as the specification says', () => {
  const view = toHomeView(home);

  expect([view.hype.length, view.genres.length, view.premieres.length, view.nowPlaying.length]).toEqual([
    12, 18, 12, 12,
  ]);
  expect(names(view.hype.slice(0, 4))).toEqual(['movie 1', 'tv 1', 'movie 2', 'tv 2']);
});

test('the latest arrival is the first of the premieres', () => {
  expect(names(toHomeView(home).premieres.slice(0, 5))).toEqual(['tv 1', 'tv 2', 'tv 3', 'tv 4', 'movie 1']);
});

test('a title that arrived twice is one premiere, and each platform keeps its own day', () => {
  const arrival = (happened_on: string, name: string) => ({
    ...{ ...movie(1), happened_on },
    platforms: [{ id: 1, slug: name, name, article: 'o' as const }],
  });
  const { premieres: shown } = toHomeView({
    ...home,
    streamingNews: {
      source: 'availability-diff',
      movies: [arrival('2026-11-10', 'globoplay'), arrival('2026-11-14', 'claro-tv')],
      tvShows: [{ ...series(1), ...news('2026-11-12') }],
    },
  });
  expect(names(shown)).toEqual(['movie 1', 'tv 1']);
  const days = shown[0]?.arrivals.map(({ happened_on, platforms }) => [happened_on, platforms[0]?.name]);
  expect(days).toEqual([
    ['2026-11-14', 'claro-tv'],
    ['2026-11-10', 'globoplay'],
  ]);
});

test('a notice is shown with fallback data, and only then', () => {
  expect(toHomeView({ ...home, notice: 'Aviso' }).notice).toBeNull();
  expect(toHomeView({ ...home, isFallback: true, notice: 'Aviso' }).notice).toBe('Aviso');
});

test.each([
  [
    ['a', 'b'],
    [1, 2],
    ['a', 1, 'b', 2],
  ],
  [['a'], [1, 2, 3], ['a', 1, 2, 3]],
  [[], [1], [1]],
  [[], [], []],
])('%j and %j in turn are %j', (first, second, mixed) => {
  expect(interleave<string, number>(first, second)).toEqual(mixed);
});
