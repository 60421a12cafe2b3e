import { expect, test } from 'vitest';
import type { Wishes } from '#shared/domain/today/wishes.ts';
import { type Chosen, giveReasons } from './give-reasons.ts';

const NONE: Wishes = { time: undefined, company: 'so', place: 'qualquer', platforms: [], mood: undefined };
const COMEDY = { id: 35, name: 'Comédia', slug: 'comedia' };
const ROMANCE = { id: 10749, name: 'Romance', slug: 'romance' };
const netflix = { provider_id: 8, provider_name: 'Netflix', logo_path: null, slug: 'netflix', article: 'a' } as const;
const film = (facts: Partial<Chosen> = {}): Chosen => ({
  ...{ media_type: 'movie', id: 1, slug: 'a-1', title: 'A', year: 2011, poster_path: null, backdrop_path: null },
  ...{
    vote_average: 6.9,
    vote_count: 1_234,
    genres: [COMEDY, ROMANCE],
    certification: '10',
    minutes: 96,
    episodes: null,
  },
  offer: { access: 'flatrate', provider: netflix },
  row: { country_codes: ['BR'], original_language: 'pt' },
  ...facts,
});
const bare = film({
  ...{ vote_average: 0, vote_count: 0, genres: [], certification: null, minutes: null },
  row: { country_codes: ['US'], original_language: 'en' },
});
const say = (titles: Chosen[], wishes: Partial<Wishes> = {}) =>
  giveReasons(titles, { ...NONE, ...wishes }).map(({ reason }) => reason);

test('three answers have three kinds of reasons, what was asked for first', () => {
  expect(say([film(), film(), film()], { time: 110, company: 'criancas', mood: 'rir' })).toEqual([
    'Cabe no seu tempo com 14 minutos de folga e a classificação é de 10 anos.',
    'Para rir: comédia de 2011, produção brasileira.',
    'Classificação de 10 anos, dentro do que você pediu.',
  ]);
  expect(say([film(), film(), film()])).toEqual([
    'Produção brasileira, falada em português.',
    'Comédia e romance de 2011.',
    'Nota 6,9 na média de 1.234 votos.',
  ]);
});

test.each([
  [{ minutes: 110 }, { time: 110 }, 'Dura 1h 50min, o tempo que você tem.'],
  [{ minutes: 109 }, { time: 110 }, 'Cabe no seu tempo com 1 minuto de folga.'],
  [{ minutes: 43, episodes: 2, media_type: 'tv' }, { time: 110 }, 'Dá para 2 episódios de 43min no seu tempo.'],
  [{ certification: 'L' }, { company: 'familia' }, 'É livre: serve para todas as idades.'],
  [{ row: { country_codes: [], original_language: 'ko' } }, {}, 'Falado em coreano no original.'],
  [{ row: { country_codes: [], original_language: 'xx' } }, {}, 'Comédia e romance de 2011.'],
] as const)('%j under %j: %s', (facts, wishes, reason) => {
  expect(say([film(facts as Partial<Chosen>)], wishes)).toEqual([reason]);
});

test.each([
  [{ access: 'flatrate', provider: netflix }, 'Está na assinatura da Netflix.'],
  [
    { access: 'free', provider: { ...netflix, provider_name: 'Globoplay', article: 'o' } },
    'Está de graça no Globoplay.',
  ],
  [{ access: 'ads', provider: { ...netflix, provider_name: 'Novo', article: null } }, 'Está no catálogo de Novo.'],
  [{ access: 'cinema', provider: null }, 'Está em cartaz nos cinemas.'],
] as const)('of a title without facts it is said where it is: %j', (offer, reason) => {
  expect(say([{ ...bare, offer }])).toEqual([reason]);
});

test('an age nobody asked for is no reason, and one that is unknown is not claimed', () => {
  expect(say([film({ certification: null })], { time: 110, company: 'criancas' })).toEqual([
    'Cabe no seu tempo com 14 minutos de folga.',
  ]);
});
