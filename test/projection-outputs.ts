import { createHash } from 'node:crypto';
import { projectMovie } from '../src/server/sync/projection/project-movie.ts';
import { projectPerson } from '../src/server/sync/projection/project-person.ts';
import { projectSeries } from '../src/server/sync/projection/project-series.ts';
import { toCanonicalText } from '../src/shared/admin/domain/editing/same-value.ts';
import type { PersonOverrides, PersonSource } from '../src/shared/domain/people/person.ts';
import type { MovieOverrides, MovieSource } from '../src/shared/domain/titles/movie.ts';
import type { SeriesOverrides } from '../src/shared/domain/titles/series.ts';
import { buildMovieSource } from './builders/movie-source.ts';
import { buildPersonSource } from './builders/person-source.ts';
import { buildSeasonSource, buildSeriesSource, buildSummary } from './builders/series-source.ts';

const PROJECTED = { offersCheckedAt: new Date('2026-11-15T12:00:00Z'), today: '2026-11-15' };
const texts = (text: string) => ({ 'pt-BR': '', 'pt-PT': `${text} em Portugal`, en: `${text} in English` });

const member = { personId: 7, name: 'Ana', profilePath: '/a.jpg', popularity: 3 };
const crew = [{ ...member, job: 'Director', department: 'Directing' }];
const offers: MovieSource['offers'] = {
  link: 'https://www.themoviedb.org/movie/598/watch?locale=BR',
  services: [
    { kind: 'flatrate', serviceId: 8, serviceName: 'Netflix', logoPath: '/n.jpg' },
    { kind: 'rent', serviceId: 2, serviceName: 'Apple TV', logoPath: null },
  ],
};
const image = { filePath: '/1.jpg', width: 1280, height: 720, language: null };
const video = {
  ...{ tmdbId: 'v1', youtubeKey: 'aaaaaaaaaaa', name: 'Trailer', type: 'Trailer', language: 'pt' },
  ...{ isOfficial: true, publishedAt: '2020-01-01T00:00:00.000Z' },
};
const parts = { crew, offers, posters: [image], backdrops: [{ ...image, filePath: '/2.jpg' }], videos: [video] };

const edits = {
  ...{ title: 'Outro título', overview: 'Outra sinopse.', tagline: 'Outra frase', certification: '16' },
  ...{ certificationReasons: ['fear'], certificationOrigin: 'official', certificationSource: 'https://gov.br/x' },
  ...{ curiosities: '<p>Curioso.</p>', additionalInfos: '<p>Mais.</p>', posterPath: '/3.jpg', backdropPath: '/4.jpg' },
  ...{ aliases: ['Apelido'], slug: 'outro-endereco', seoTitle: 'Busca', seoDescription: 'Na busca', isNoindex: true },
  watchUrls: { 8: 'https://www.netflix.com/title/1' },
  similar: { pinned: [5], banned: [{ id: 6, reason: '' }] },
  ...{ 'crew.7-director.job': 'Writer', 'cast.7.isAdded': true, 'cast.7.character': 'Ela' },
  offers: {
    added: [{ serviceId: 9, kind: 'buy', url: 'https://loja.example/1', source: 'site', checkedOn: '2026-11-01' }],
    hidden: [{ serviceId: 2, kind: 'rent', reason: 'saiu', until: '2026-12-01' }],
  },
  gallery: { first: ['/2.jpg'], hidden: ['/1.jpg'], own: [] },
  trailers: { first: [], hidden: ['aaaaaaaaaaa'] },
} as const satisfies SeriesOverrides;

const MOVIES: [Partial<MovieSource>, MovieOverrides][] = [
  [{}, {}],
  [
    {
      ...parts,
      ...{ overviews: texts('Sinopse'), titles: texts('Título'), taglines: texts('Frase'), isVideo: true },
      ...{ franchise: { id: 1, name: 'Saga' }, companyNames: ['Estúdio'], budgetUsd: 5, revenueUsd: 9 },
      ...{ cast: [{ ...member, character: 'Ela' }], recommendationIds: [3, 4] },
      releases: [
        { type: 3, releasedOn: '2002-08-30', certification: 'A18', descriptors: ['Violência', 'Drogas'], note: '' },
        { type: 4, releasedOn: '2003-01-01', certification: 'A16', descriptors: [], note: 'digital' },
      ],
    },
    {},
  ],
  [parts, { ...edits, releaseDate: '2002-09-01', cinemaWord: 'yes', ticketUrl: 'https://www.ingresso.com/filme/x' }],
  [{ isAdult: true, releaseDate: null, posterPath: null }, { isHidden: true }],
];

const PEOPLE: [Partial<PersonSource>, PersonOverrides][] = [
  [{}, {}],
  [
    {
      ...{ biographies: texts('Vida'), department: 'Acting', birthday: '1970-01-01', birthplace: 'Recife, Brasil' },
      ...{ profiles: [image], imdbId: 'nm1', instagramId: 'ana', twitterId: 'ana', facebookId: 'ana' },
      credits: [
        {
          ...{ kind: 'series', titleId: 3, title: 'Série', role: 'crew', part: 'Director' },
          ...{ releasedOn: '2001-01-01', posterPath: '/c.jpg', popularity: 2 },
        },
      ],
    },
    {},
  ],
  [
    { profiles: [image] },
    {
      ...{ name: 'Outro nome', department: 'Directing', birthday: '1971-01-01', deathday: '2020-01-01' },
      ...{ birthplace: 'Olinda, Brasil', biography: '<p>Vida.</p>', curiosities: '<p>Sim.</p>', profilePath: '/5.jpg' },
      ...{ additionalInfos: '<p>Mais.</p>', instagramId: 'b', twitterId: 'b', facebookId: 'b', slug: 'outra-pessoa' },
      ...{ gallery: edits.gallery, aliases: edits.aliases, seoTitle: 'Busca', seoDescription: 'Na busca' },
      ...{ isNoindex: true, isHidden: true },
    },
  ],
];

/** A hash of what the projections give for fixed sources and overrides. */
export function fingerprintProjections(): string {
  const cast = [{ ...member, character: 'Ela', episodeCount: 3 }];
  const seasons = [buildSeasonSource(1, { name: 'Um', airDate: '2002-10-15' }), buildSeasonSource(0)];
  const listed = {
    ...parts,
    cast,
    crew: crew.map((each) => ({ ...each, episodeCount: 2 })),
    seasons: [0, 1, 2].map((n) => buildSummary(n)),
  };
  const outputs = [
    ...MOVIES.map(([source, overrides]) => projectMovie(buildMovieSource(source), overrides, PROJECTED)),
    projectSeries(buildSeriesSource(), [], {}, PROJECTED),
    projectSeries(buildSeriesSource(listed), seasons, {}, PROJECTED),
    projectSeries(buildSeriesSource(listed), seasons, { ...edits, isHidden: true }, PROJECTED),
    projectSeries(
      buildSeriesSource(listed),
      seasons,
      { format: 'novela', remakeOf: 'a-1', repriseOf: 'b-2' },
      PROJECTED,
    ),
    ...PEOPLE.map(([source, overrides]) => projectPerson(buildPersonSource(source), overrides)),
  ];
  return createHash('sha256').update(toCanonicalText(outputs)).digest('hex').slice(0, 12);
}
