import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCollection } from './collection-shapes.ts';

const film = {
  id: 598,
  type: 'movie',
  titulo: 'Cidade de Deus',
  slug: 'cidade-de-deus-2002-598',
  ano: 2002,
  release_date: '2002-08-30',
  poster_path: '/p.jpg',
  backdrop_path: '/b.jpg',
  vote_average: 8.4,
  nota: 'Comece por aqui.',
};
const series = {
  ...film,
  id: 7,
  type: 'tv',
  titulo: undefined,
  nome: 'Cidade dos Homens',
  slug: 'cidade-dos-homens-7',
};

/** As our own functions answer. */
const ours = {
  id: 3,
  name: 'Cinema de favela',
  slug: 'favela',
  tituloH1: 'O cinema da favela',
  descricaoH1: 'Filmes e séries.',
  tituloH2: null,
  descricaoH2: '<p>Mais.</p>',
  ordemCronologica: true,
  backdropPrimeiroFilme: '/b.jpg',
  mediaItems: [film, series],
};
const { mediaItems, ...words } = ours;

const read = {
  ...words,
  mediaItems: [
    {
      id: 598,
      type: 'movie',
      titulo: 'Cidade de Deus',
      slug: 'cidade-de-deus-2002-598',
      ano: 2002,
      release_date: '2002-08-30',
      poster_path: '/p.jpg',
      backdrop_path: '/b.jpg',
      nota: 'Comece por aqui.',
    },
    {
      id: 7,
      type: 'tv',
      nome: 'Cidade dos Homens',
      slug: 'cidade-dos-homens-7',
      ano: 2002,
      first_air_date: null,
      poster_path: '/p.jpg',
      backdrop_path: '/b.jpg',
      nota: 'Comece por aqui.',
    },
  ],
};

describe('a collection is read', () => {
  test.each([
    ['as we answer it', ours],
    ['in data', { data: ours }],
    ['in result', { result: ours }],
    ['in data in result', { result: { data: ours } }],
    ['as the first of a list', [ours]],
    ['as the first of a list in data', { data: [ours] }],
    ['as colecao with itens', { colecao: { ...words, itens: mediaItems } }],
    ['as colecao with itens in result', { result: { colecao: { ...words, itens: mediaItems } } }],
    ['as colecao with itens beside it', { colecao: words, itens: mediaItems }],
    [
      'under its other names',
      {
        ...words,
        name: undefined,
        nome: words.name,
        ordemCronologica: undefined,
        enableChronologicalOrder: true,
        itens: mediaItems,
      },
    ],
    [
      'with titles under their other names',
      {
        ...words,
        mediaItems: [
          {
            ...film,
            id: '598',
            ano: '2002',
            titulo: undefined,
            title: film.titulo,
            poster_path: undefined,
            backdrop_path: null,
            imagens: { poster: '/p.jpg', backdrop: '/b.jpg' },
          },
          { ...series, nome: undefined, name: series.nome },
        ],
      },
    ],
  ])('%s', (_, answer) => {
    expect(readCollection(answer)).toEqual(read);
  });

  test('as a bare list of titles, which has no words of its own', () => {
    expect(readCollection([film, series])).toEqual({
      id: null,
      name: '',
      slug: '',
      tituloH1: '',
      descricaoH1: '',
      tituloH2: null,
      descricaoH2: null,
      ordemCronologica: false,
      backdropPrimeiroFilme: null,
      mediaItems: read.mediaItems,
    });
    expect(readCollection({ data: [series, film] })?.mediaItems).toEqual(read.mediaItems.toReversed());
    expect(readCollection([])?.mediaItems).toEqual([]);
  });

  test('with the address and the heading its name gives where it has none', () => {
    expect(readCollection({ nome: 'Homem-Aranha no cinema', itens: [] })).toMatchObject({
      slug: 'homemaranha-no-cinema',
      tituloH1: 'Homem-Aranha no cinema',
    });
  });
});

describe('a title is read', () => {
  const titleOf = (item: object) => readCollection([{ poster_path: null, ...item }])?.mediaItems[0];

  test.each([
    ['with a year of its own', { id: 1, title: 'A', ano: 1999, release_date: '2001-01-01' }, { ano: 1999 }],
    ['with the year of its day', { id: 1, title: 'A', release_date: '2001-01-01' }, { ano: 2001, slug: 'a-2001-1' }],
    ['with the year it began to air', { id: 1, name: 'A', first_air_date: '2001-01-01' }, { type: 'tv', ano: 2001 }],
    ['without a year', { id: 1, title: 'A', release_date: '' }, { ano: null, slug: 'a-1' }],
    ['as a series by its type', { id: 1, title: 'A', type: 'tv' }, { type: 'tv', nome: 'A' }],
    ['as a film by its other type', { id: 1, name: 'A', media_type: 'movie' }, { type: 'movie', titulo: 'A' }],
    ['with the slug that ends in its id', { id: 1, title: 'A', slug: 'outro-1' }, { slug: 'outro-1' }],
    ['with a slug of ours for one that does not', { id: 1, title: 'A', slug: 'outro-2' }, { slug: 'a-1' }],
  ])('%s', (_, item, expected) => {
    expect(titleOf(item)).toMatchObject(expected);
  });

  test.each([{ title: 'Sem id' }, { id: 1 }, { id: -1, title: 'A' }, { id: 1.5, title: 'A' }, { id: 1, title: '  ' }])(
    'not at all from %j',
    (item) => {
      expect(readCollection({ nome: 'x', itens: [item, null, 'x', []] })?.mediaItems).toEqual([]);
    },
  );
});

test.each([null, undefined, '', 'texto', 7, true, {}, { error: 'x' }, { data: null }, { data: 'x' }, { id: 3 }])(
  '%j is no collection',
  (answer) => {
    expect(readCollection(answer)).toBeNull();
  },
);

test('an answer wrapped without end is given up, and no answer whatever is too strange', () => {
  let wrapped: object = ours;
  for (let layer = 0; layer < 10_000; layer += 1) wrapped = { data: wrapped };
  expect(readCollection(wrapped)).toBeNull();
  fc.assert(
    fc.property(fc.jsonValue(), (answer) => {
      const found = readCollection(answer);
      if (found) expect(found.mediaItems.every(({ id }) => id > 0)).toBe(true);
    }),
    { seed: 603 },
  );
});
