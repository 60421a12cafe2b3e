import { expect, test } from 'vitest';
import { toSuggestionGroups } from './suggestions.ts';

test('each group links to its own pages, in the order of the answer', () => {
  const groups = toSuggestionGroups({
    suggestions: {
      movies: [{ id: 603, slug: 'matrix-1999-603', title: 'Matrix', release_year: 1999, poster_path: '/a.jpg' }],
      tvShows: [],
      people: [{ id: 603, slug: 'tania-maria-603', name: 'Tânia Maria', role: 'Atuação', profile_path: null }],
    },
    others: [{ group: 'lists', label: 'Filmes grátis', detail: '', path: '/filmes?acesso=gratis,anuncios' }],
    order: ['lists', 'movies', 'people'],
  });

  expect(groups).toEqual([
    {
      title: 'Listas',
      suggestions: [
        {
          key: '/filmes?acesso=gratis,anuncios',
          to: '/filmes?acesso=gratis,anuncios',
          title: 'Filmes grátis',
          detail: '',
        },
      ],
    },
    {
      title: 'Filmes',
      suggestions: [
        {
          key: 'movie-603',
          to: '/filme/matrix-1999-603',
          title: 'Matrix',
          detail: '1999',
          picture: { kind: 'poster', path: '/a.jpg' },
        },
      ],
    },
    {
      title: 'Pessoas',
      suggestions: [
        {
          key: 'person-603',
          to: '/pessoa/tania-maria-603',
          title: 'Tânia Maria',
          detail: 'Atuação',
          picture: { kind: 'profile', path: null },
        },
      ],
    },
  ]);
});

test('a series of an unknown year has no detail', () => {
  const [group] = toSuggestionGroups({
    suggestions: {
      movies: [],
      tvShows: [{ id: 1, slug: 'x-1', name: 'X', first_air_year: null, poster_path: null }],
      people: [],
    },
    others: [],
    order: ['tvShows'],
  });

  expect(group).toMatchObject({ title: 'Séries', suggestions: [{ to: '/serie/x-1', detail: '' }] });
});
