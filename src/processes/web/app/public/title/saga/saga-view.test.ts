import { expect, test } from 'vitest';
import type { MediaItem } from '#shared/contract/collections.ts';
import type { FilmSaga } from '#shared/contract/movie-details.ts';
import { toSagaViews } from './saga-view.ts';

const item = (id: number, fields: Partial<MediaItem> = {}): MediaItem => ({
  id,
  type: 'movie',
  titulo: `Filme ${id}`,
  slug: `filme-${id}`,
  ano: 2000 + id,
  release_date: null,
  poster_path: null,
  backdrop_path: null,
  vote_average: 0,
  nota: '',
  ...fields,
});
const NO_COVERAGE = { platforms: [], smallest: [], ads: [], rent: [], buy: [], none: [], minutes: 0, timedMovies: 0 };
const saga = (ids: number[], fields: Partial<FilmSaga> = {}): FilmSaga => ({
  name: 'Saga',
  slug: null,
  ordemCronologica: false,
  mediaItems: ids.map((id) => item(id)),
  coverage: { ...NO_COVERAGE, none: [...ids.keys()] },
  ...fields,
});
const collection = (ids: number[], fields: Partial<FilmSaga> = {}) =>
  saga(ids, { name: 'Saga em ordem', slug: 'saga-em-ordem', ordemCronologica: true, ...fields });

const summary = (sagas: FilmSaga[], movieId = 1) =>
  toSagaViews(sagas, movieId).map(({ id, orders }) => [id, ...orders.map(({ label }) => label)]);

test.each<[string, FilmSaga[], string[][]]>([
  ['nothing', [], []],
  ['the saga alone', [saga([1, 2])], [['saga', 'Lançamento']]],
  ['the collection alone', [collection([2, 1])], [['saga', 'História']]],
  ['two orders of the same films', [collection([2, 1]), saga([1, 2])], [['saga', 'História', 'Lançamento']]],
  ['one order, if both are the same', [collection([1, 2]), saga([1, 2])], [['saga', 'História']]],
  ['one order, if the collection only has more', [collection([1, 5, 2]), saga([1, 2])], [['saga', 'História']]],
  [
    'both, if the collection lacks a film',
    [collection([2, 1]), saga([1, 2, 3])],
    [
      ['saga', 'História'],
      ['saga-lancamento', 'Lançamento'],
    ],
  ],
  ['an adopted saga', [collection([2, 1], { ordemCronologica: false })], [['saga', 'Nossa ordem']]],
])('a film shows %s', (_, sagas, shown) => {
  expect(summary(sagas)).toEqual(shown);
});

test('each title has its year, and the page’s own film is marked', () => {
  const series = item(1, { type: 'tv', nome: 'Série', podePular: true, nota: 'Depois.', ano: null });
  const [view] = toSagaViews([collection([2, 1], { mediaItems: [item(2), series, item(1)] })], 1);
  expect(view).toMatchObject({
    title: 'Faz parte de Saga em ordem',
    link: { to: '/colecoes/saga-em-ordem', label: 'Ver a coleção Saga em ordem' },
  });
  expect(view?.orders[0]?.place).toBe('2 filmes e 1 série · este é o 3º na ordem da história');
  expect(view?.orders[0]?.stops.map(({ note, isHere, notes }) => [note.fact, isHere, notes])).toEqual([
    ['2002', false, []],
    ['sem data', false, ['Pode pular', 'Depois.']],
    ['2001 · você está aqui', true, []],
  ]);
});

test('coverage is of the first order', () => {
  const platform = {
    provider_id: 8,
    provider_name: 'Netflix',
    logo_path: null,
    slug: 'netflix',
    article: 'a' as const,
  };
  const coverage = { ...NO_COVERAGE, platforms: [{ ...platform, included: [0], free: [] }], smallest: [0], rent: [1] };
  const [view] = toSagaViews([saga([1, 2], { coverage })], 1);
  expect(view?.coverage).toEqual({
    answer: { lead: '1 assinatura', rest: ' e 1\u00A0aluguel para ver os 2 filmes: Netflix' },
    rows: [
      { name: 'Netflix', text: 'tem 1 de 2; falta Filme 2' },
      { name: 'Só para alugar', text: 'Filme 2' },
    ],
  });
});
