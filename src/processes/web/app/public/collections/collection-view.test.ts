import { expect, test } from 'vitest';
import type { CollectionDetails, MediaItem } from '#shared/contract/collections.ts';
import type { SafeHtml } from '../../rich-text/safe-html.ts';
import { toCollectionView } from './collection-view.ts';

const item = (fields: Partial<MediaItem>): MediaItem => ({
  id: 1,
  type: 'movie',
  titulo: 'Um filme',
  slug: 'um-filme-1',
  ano: null,
  poster_path: null,
  backdrop_path: null,
  vote_average: 0,
  nota: '',
  ...fields,
});

const collection = (fields: Partial<CollectionDetails>): CollectionDetails => ({
  id: 1,
  name: 'Star Wars em ordem',
  slug: 'star-wars-em-ordem',
  tituloH1: 'Star Wars em ordem: da República à Rebelião',
  descricaoH1: '',
  tituloH2: null,
  descricaoH2: null,
  ordemCronologica: true,
  coverage: { platforms: [], smallest: [], ads: [], rent: [], buy: [], none: [0, 1, 2, 3], minutes: 0, timedMovies: 0 },
  backdropPrimeiroFilme: null,
  noindex: false,
  nofollow: false,
  seoData: { title: '', description: '', keywords: '', imageUrl: null, canonicalUrl: '' },
  mediaItems: [
    item({ id: 1893, titulo: 'Episódio I', release_date: '1999-06-24', nota: 'Dois Jedi pousam num deserto.' }),
    item({ id: 83867, type: 'tv', nome: 'Andor', first_air_date: '2022-09-21', vote_average: 8.4 }),
    item({ id: 11, titulo: 'Episódio IV', release_date: '1977-05-25' }),
    item({ id: 12, titulo: 'Sem data', release_date: null }),
  ],
  ...fields,
});

test("the chronological list has the editor's order and notes, the lists below go by release", () => {
  const view = toCollectionView(collection({}), null);

  expect(view.aisle.map(({ title, note }) => [title.id, note])).toEqual([
    [1893, 'Dois Jedi pousam num deserto.'],
    [83867, ''],
    [11, ''],
    [12, ''],
  ]);
  expect(view.movies.map(({ id }) => id)).toEqual([11, 1893, 12]);
  expect(view.series.map(({ id }) => id)).toEqual([83867]);
});

test('without the flag there is no chronological list', () => {
  expect(toCollectionView(collection({ ordemCronologica: false }), null).aisle).toEqual([]);
});

test('a text without a heading of its own leaves the heading to the page, and without a text there is no section', () => {
  expect(toCollectionView(collection({}), '<p>Oi</p>' as SafeHtml).about).toEqual({ heading: '', html: '<p>Oi</p>' });
  expect(toCollectionView(collection({ tituloH2: 'Por onde começar' }), null).about).toBeNull();
});

test('a collection without a title of its own is called by its name', () => {
  expect(toCollectionView(collection({ tituloH1: '' }), null).title).toBe('Star Wars em ordem');
});
