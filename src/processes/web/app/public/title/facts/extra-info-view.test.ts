import { expect, test } from 'vitest';
import { toExtraInfo } from './extra-info-view.ts';

const title = { id: 598, original_language: 'pt', companies: ['O2 Filmes', 'VideoFilmes'], imdb_id: 'tt0317248' };

test('what the sheet leaves out is shown, with links to both other sites', () => {
  expect(toExtraInfo('movie', title, [{ label: 'Franquia', value: 'Cidade' }])).toEqual({
    rows: [
      { label: 'Idioma original', value: 'Português' },
      { label: 'Produtoras', value: 'O2 Filmes, VideoFilmes' },
      { label: 'Franquia', value: 'Cidade' },
    ],
    links: [
      { label: 'Ver no TMDB', href: 'https://www.themoviedb.org/movie/598?language=pt-BR' },
      { label: 'Ver no IMDb', href: 'https://www.imdb.com/title/tt0317248/' },
    ],
  });
});

test('a title of which nothing is known has a link to TMDB and no empty row', () => {
  const nothing = { id: 7, original_language: 'xx', companies: [], imdb_id: null };
  expect(toExtraInfo('tv', nothing)).toEqual({
    rows: [],
    links: [{ label: 'Ver no TMDB', href: 'https://www.themoviedb.org/tv/7?language=pt-BR' }],
  });
});

test.each(['', 'nm0000001', 'tt1/../evil', 'https://evil.example'])(
  '"%s" is no number of IMDb and no way there',
  (imdb_id) => {
    expect(toExtraInfo('movie', { ...title, imdb_id }).links).toHaveLength(1);
  },
);
