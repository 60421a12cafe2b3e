import { expect, test } from 'vitest';
import type { CollectionDetails } from '#shared/contract/collections.ts';
import { buildPersonDetails } from '../../../../../../test/builders/person-document.ts';
import { toCollectionThings } from './collection-things.server.ts';
import { toIsoDuration } from './iso-duration.server.ts';
import { listedTitles, toListThings } from './list-things.server.ts';
import { toPersonThing } from './person-thing.server.ts';
import { toSiteThings } from './site-things.server.ts';
import { withoutEmpty } from './without-empty.server.ts';

const site = {
  name: 'Lanterninha',
  url: 'https://lanterninha.example',
  contactEmail: 'oi@lanterninha.example',
  hasAggregateRating: true,
};

test.each([
  [148, 'PT2H28M'],
  [120, 'PT2H'],
  [45, 'PT45M'],
  [0, undefined],
  [null, undefined],
  [-3, undefined],
])('%s minutes are %s', (minutes, duration) => {
  expect(toIsoDuration(minutes)).toBe(duration);
});

test('unknown values are left out; zero and false are not', () => {
  expect(withoutEmpty({ a: null, b: undefined, c: '', d: [], e: 0, f: false, g: 'x' })).toEqual({
    e: 0,
    f: false,
    g: 'x',
  });
});

test('the home page describes the site, its search and its contact', () => {
  expect(toSiteThings(site)).toMatchObject([
    {
      '@type': 'WebSite',
      url: 'https://lanterninha.example/',
      name: 'Lanterninha',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: 'https://lanterninha.example/buscar?q={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@type': 'Organization',
      logo: { '@type': 'ImageObject', width: '200', height: '60' },
      image: { '@type': 'ImageObject', width: '512', height: '512' },
      contactPoint: {
        contactType: 'customer service',
        email: 'oi@lanterninha.example',
        availableLanguage: 'Portuguese',
        areaServed: 'BR',
      },
    },
  ]);
});

test('the second page of a list counts on from the first, and gives only the address of each title', () => {
  const results = [
    { media_type: 'movie', slug: 'a-1' },
    { media_type: 'tv', slug: 'b-2' },
  ] as Parameters<typeof listedTitles>[0]['results'];
  const listed = listedTitles({ results, page: 2, totalPages: 2, totalResults: 22, isBeyond: false });
  const [page, trail] = toListThings({ address: '/filmes?pagina=2', name: 'Filmes', ...listed }, site);

  expect(page).toEqual({
    '@type': 'CollectionPage',
    '@id': 'https://lanterninha.example/filmes?pagina=2#page',
    url: 'https://lanterninha.example/filmes?pagina=2',
    name: 'Filmes',
    inLanguage: 'pt-BR',
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: 22,
      itemListElement: [
        { '@type': 'ListItem', position: 21, url: 'https://lanterninha.example/filme/a-1' },
        { '@type': 'ListItem', position: 22, url: 'https://lanterninha.example/serie/b-2' },
      ],
    },
  });
  expect(trail).toMatchObject({ itemListElement: [{ name: 'Início' }, { name: 'Filmes' }] });
});

test('a list of a genre says what it is about', () => {
  const about = { '@type': 'Thing', name: 'Terror' } as const;
  const [page] = toListThings({ address: '/generos/terror', name: 'Terror', itemPaths: [], total: 0, about }, site);
  expect(page).toMatchObject({ about, mainEntity: { numberOfItems: 0 } });
});

test('a genre and a platform give their number of films and of series', () => {
  const list = { address: '/generos/terror', name: 'Terror', itemPaths: [], total: 20 };
  const [page] = toListThings({ ...list, counts: { movies: 20, tvShows: 7 } }, site);

  expect(page).toMatchObject({
    mentions: [
      { '@type': 'ItemList', name: 'Filmes', numberOfItems: 20 },
      { '@type': 'ItemList', name: 'Séries', numberOfItems: 7 },
    ],
  });
});

test.each([
  [true, 'https://schema.org/ItemListOrderAscending'],
  [false, undefined],
])('a collection in the order of its story (%s) says so', (ordemCronologica, order) => {
  const collection = {
    ...{ name: 'Star Wars', slug: 'star-wars', tituloH1: 'Star Wars em ordem', descricaoH1: 'Do começo ao fim.' },
    ...{ ordemCronologica, mediaItems: [{ type: 'tv', slug: 'andor-2022-83867' }] },
  } as CollectionDetails;
  expect(toCollectionThings(collection, site)).toMatchObject([
    {
      name: 'Star Wars em ordem',
      mainEntity: {
        numberOfItems: 1,
        itemListElement: [{ position: 1, url: 'https://lanterninha.example/serie/andor-2022-83867' }],
        ...(order && { itemListOrder: order }),
      },
    },
    { itemListElement: [{ name: 'Início' }, { name: 'Coleções' }, { name: 'Star Wars' }] },
  ]);
});

test('a person has the known dates and places of their life, and links to other sites', () => {
  const thing = toPersonThing(
    buildPersonDetails({
      ...{ birthday: '1976-06-27', deathday: null, place_of_birth: 'Salvador, Bahia, Brazil', biography: '' },
      externalIds: { imdb_id: 'nm1', instagram_id: '..', twitter_id: null, facebook_id: null },
    }),
    site,
  );
  expect(thing).toMatchObject({
    '@type': 'Person',
    birthDate: '1976-06-27',
    sameAs: ['https://www.imdb.com/name/nm1'],
  });
  expect(thing).toHaveProperty('birthPlace.name', expect.stringContaining('Salvador') as string);
  expect(thing).not.toHaveProperty('deathDate');
  expect(thing).not.toHaveProperty('description');
});
