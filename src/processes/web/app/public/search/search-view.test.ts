import { expect, test } from 'vitest';
import type { SearchResults } from '#shared/contract/search.ts';
import { readQuery } from '../lists/address.ts';
import type { AnswerView } from './answer-view.ts';
import { searchParameters } from './search-query.ts';
import { toSearchView } from './search-view.ts';

const movie = (id: number): SearchResults['categories']['movies'][number] => ({
  id,
  media_type: 'movie',
  title: `Filme ${id}`,
  slug: `filme-${id}`,
  release_date: null,
  release_year: null,
  poster_path: null,
  backdrop_path: null,
  vote_average: 0,
  vote_count: 0,
  genres: [],
});
const person = { id: 1, name: 'Alguém', slug: 'alguem-1', role: '', profile_path: null };

const answer: SearchResults = {
  query: 'x',
  categories: { movies: Array.from({ length: 20 }, (_, place) => movie(place + 1)), tvShows: [], people: [person] },
  totals: { movies: 45, tvShows: 0, people: 1 },
  pagination: { currentPage: 1, totalPages: 3, totalResults: 46, hasNextPage: true },
  groups: {
    lists: [{ label: 'Filmes grátis', path: '/filmes?acesso=gratis,anuncios', media_type: 'movie' }],
    platforms: [],
    characters: [],
    collections: [],
    genres: [],
  },
  order: ['lists', 'movies', 'people'],
};

const asked = (search: string) => readQuery(searchParameters, new URLSearchParams(search));

test('without a chosen group each group with results shows the first of them, and its total', () => {
  const view = toSearchView(asked('q=x'), answer);

  expect(view.groups.map(({ name, total }) => [name, total])).toEqual([
    ['listas', 1],
    ['filmes', 45],
    ['pessoas', 1],
  ]);
  expect(view.groups[1]).toMatchObject({ titles: { length: 12 } });
  expect(view.totalPages).toBe(1);
});

test('the title of the card is not repeated among the results below it', () => {
  const card = { key: 'movie 1' } as AnswerView;
  const view = toSearchView(asked('q=x'), answer, { answer: card });

  expect(view.answer).toBe(card);
  const films = view.groups.find(({ name }) => name === 'filmes');
  expect(films?.total).toBe(44);
  expect(films && 'titles' in films && films.titles.map(({ id }) => id)).not.toContain(1);
  expect(toSearchView(asked('q=x&tipo=filmes'), answer, { answer: card }).answer).toBeUndefined();
});

test('a chosen group is shown whole, page by page', () => {
  const view = toSearchView(asked('q=x&tipo=filmes&pagina=2'), answer);

  expect(view.query).toEqual({ text: 'x', group: 'filmes', page: 2 });
  expect(view.groups).toHaveLength(1);
  expect(view.groups[0]).toMatchObject({ titles: { length: 20 } });
  expect(view.totalPages).toBe(3);
});

test.each([
  ['q=%20%20star%20', { text: 'star', group: undefined, page: 1 }],
  ['q=', { text: '', group: undefined, page: 1 }],
  [`q=${'a'.repeat(200)}`, { text: 'a'.repeat(100), group: undefined, page: 1 }],
  ['q=x&tipo=personagens', { text: 'x', group: 'personagens', page: 1 }],
  ['q=x&tipo=jogos&pagina=-3', { text: 'x', group: undefined, page: 1 }],
])('%s is read as a valid query', (search, query) => {
  expect(asked(search)).toEqual(query);
});
