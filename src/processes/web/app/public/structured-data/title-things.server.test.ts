import { describe, expect, test } from 'vitest';
import type { MovieDetails } from '#shared/contract/movie-details.ts';
import type { SeriesDetails } from '#shared/contract/series-details.ts';
import { buildMovieDetails } from '../../../../../../test/builders/movie-document.ts';
import { buildSeasonDetails, buildSeriesDetails } from '../../../../../../test/builders/series-document.ts';
import { toMovieThing, toMovieThings } from './movie-thing.server.ts';
import { toSeasonThing, toSeasonThings } from './season-thing.server.ts';
import { toSeriesThing, toSeriesThings } from './series-thing.server.ts';
import { toTrailer } from './title-members.server.ts';

const site = {
  name: 'Lanterninha',
  url: 'https://lanterninha.example',
  contactEmail: 'oi@lanterninha.example',
  hasAggregateRating: true,
};
const EMPTY_MOVIE: Partial<MovieDetails> = {
  ...{ overview: '', release_date: null, release_year: null, runtime: null, vote_average: 0, vote_count: 0 },
  ...{ certification: null, genres: [], backdrop_path: null, poster_path: null, credits: { cast: [], crew: [] } },
  ...{ countries: [], imdb_id: null, cinema: { state: 'none' } },
};

describe('a film', () => {
  test('describes what its page shows', () => {
    expect(toMovieThing(buildMovieDetails(), site)).toMatchObject({
      '@type': 'Movie',
      '@id': 'https://lanterninha.example/filme/o-agente-secreto-2025-1220564#movie',
      url: 'https://lanterninha.example/filme/o-agente-secreto-2025-1220564',
      name: 'O Agente Secreto',
      image: [
        'https://lanterninha.example/img/poster/w780/agente-poster.jpg',
        'https://lanterninha.example/img/backdrop/w1280/agente-fundo.jpg',
      ],
      datePublished: '2025-11-06',
      dateCreated: '2025',
      releasedEvent: { startDate: '2025-11-06', location: { name: 'BR' } },
      duration: 'PT2H38M',
      genre: ['Crime', 'Drama', 'Suspense'],
      contentRating: '16',
      director: [
        {
          '@type': 'Person',
          name: 'Kleber Mendonça Filho',
          url: 'https://lanterninha.example/pessoa/kleber-mendonca-filho-104343',
        },
      ],
      inLanguage: 'pt',
      aggregateRating: { ratingValue: '7.8', ratingCount: 1243, bestRating: 10, worstRating: 1 },
      sameAs: ['https://www.themoviedb.org/movie/1220564?language=pt-BR', 'https://www.imdb.com/title/tt27847051/'],
    });
  });

  test('names five of its cast at most', () => {
    const { actor } = toMovieThing(buildMovieDetails(), site);
    expect(actor).toHaveLength(5);
    expect(actor).toMatchObject([{ name: 'Wagner Moura' }, {}, {}, {}, { name: 'Hermila Guedes' }]);
  });

  test('of which nothing is known has its name and its address, and no member without a value', () => {
    expect(toMovieThing(buildMovieDetails(EMPTY_MOVIE), site)).toEqual({
      '@type': 'Movie',
      '@id': 'https://lanterninha.example/filme/o-agente-secreto-2025-1220564#movie',
      url: 'https://lanterninha.example/filme/o-agente-secreto-2025-1220564',
      name: 'O Agente Secreto',
      inLanguage: 'pt',
      sameAs: ['https://www.themoviedb.org/movie/1220564?language=pt-BR'],
    });
  });

  test.each<[string, Partial<MovieDetails>, boolean]>([
    ['nobody rated', { vote_count: 0 }, true],
    ['has an average of nothing', { vote_average: 0 }, true],
    ['has an average below the scale', { vote_average: 0.5, vote_count: 2 }, true],
    ['is on a site whose operator said no', {}, false],
  ])('that %s has no rating', (_what, changes, hasAggregateRating) => {
    const thing = toMovieThing(buildMovieDetails(changes), { ...site, hasAggregateRating });
    expect(thing).not.toHaveProperty('aggregateRating');
  });

  test.each<[string, Partial<MovieDetails>, string]>([
    ['opened in Brazil on that day', { is_brazilian_release: true }, '2025'],
    ['opened elsewhere on that day', { is_brazilian_release: false }, '2025-11-06'],
    ['has a day and no year', { is_brazilian_release: true, release_year: null }, '2025-11-06'],
  ])('that %s was made then', (_what, changes, made) => {
    expect(toMovieThing(buildMovieDetails(changes), site).dateCreated).toBe(made);
  });

  test('has its original title only if it differs, and its text only if it is Portuguese', () => {
    const thing = toMovieThing(buildMovieDetails({ original_title: 'Dogville', overview_lang: 'en' }), site);
    expect(thing.alternateName).toBe('Dogville');
    expect(thing).not.toHaveProperty('description');
    expect(toMovieThing(buildMovieDetails(), site)).not.toHaveProperty('alternateName');
  });

  test('has at most five hundred characters of its text', () => {
    const { description } = toMovieThing(buildMovieDetails({ overview: 'palavra '.repeat(200) }), site);
    expect(description).toMatch(/^[^<]{400,499}…$/);
  });

  test('has a trail that ends at itself', () => {
    expect(toMovieThings(buildMovieDetails(), site)[1]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Início', item: 'https://lanterninha.example/' },
        { position: 2, name: 'Filmes', item: 'https://lanterninha.example/filmes' },
        { position: 3, name: 'O Agente Secreto', item: `${site.url}/filme/o-agente-secreto-2025-1220564` },
      ],
    });
  });
});

test('a trailer is the first the page shows, with our own picture of it', () => {
  const video = { id: 'v', key: 'abcdefghijk', name: 'Trailer oficial', type: 'Trailer', iso_639_1: 'pt' };
  expect(toTrailer([{ ...video, published_at: '2025-10-02T12:00:00.000Z' }], site)).toEqual({
    '@type': 'VideoObject',
    name: 'Trailer oficial',
    thumbnailUrl: expect.stringMatching(
      /^https:\/\/lanterninha\.example\/img\/video\/w780\/abcdefghijk\.jpg$/,
    ) as string,
    uploadDate: '2025-10-02T12:00:00.000Z',
    embedUrl: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
  });
  expect(toTrailer([], site)).toBeUndefined();
});

describe('a series', () => {
  test('has its creators, its length and its seasons', () => {
    expect(toSeriesThing(buildSeriesDetails(), site)).toMatchObject({
      '@type': 'TVSeries',
      '@id': 'https://lanterninha.example/serie/ruptura-2022-95396#series',
      name: 'Ruptura',
      alternateName: 'Severance',
      startDate: '2022-02-18',
      numberOfSeasons: 2,
      numberOfEpisodes: 19,
      creator: [{ name: 'Dan Erickson' }],
      actor: [{ name: 'Adam Scott' }],
      aggregateRating: { ratingValue: '8.4', ratingCount: 2_000 },
      containsSeason: [{ seasonNumber: 1 }, { seasonNumber: 2 }, { seasonNumber: 0 }],
    });
  });

  test('has the length of an episode and its director', () => {
    const { credits, ...details } = buildSeriesDetails({ episode_run_time: [55] });
    const [member] = credits.crew;
    const crew = member ? [{ ...member, job: 'Director', name: 'Ben Stiller', slug: 'ben-stiller-7399' }] : [];
    const thing = toSeriesThing({ ...details, credits: { ...credits, crew } }, site);

    expect(thing).toMatchObject({ duration: 'PT55M', director: [{ '@type': 'Person', name: 'Ben Stiller' }] });
    expect(toSeriesThing(buildSeriesDetails({ episode_run_time: [] }), site)).not.toHaveProperty('duration');
  });

  test.each<[string, Partial<SeriesDetails>, string | undefined]>([
    ['goes on', { status: 'Returning Series' }, undefined],
    ['has ended', { status: 'Ended' }, '2025-03-21'],
    ['was cancelled', { status: 'Canceled' }, '2025-03-21'],
    ['has ended, nobody knows when', { status: 'Ended', last_air_date: null }, undefined],
  ])('that %s says so', (_what, changes, end) => {
    expect(toSeriesThing(buildSeriesDetails(changes), site).endDate).toBe(end);
  });

  test('has a trail that ends at itself', () => {
    expect(toSeriesThings(buildSeriesDetails(), site)[1]).toMatchObject({
      itemListElement: [{ name: 'Início' }, { name: 'Séries' }, { name: 'Ruptura' }],
    });
  });
});

describe('a season', () => {
  test('has its number, its series and its episodes, none of which has an address yet', () => {
    const details = buildSeasonDetails();
    const thing = toSeasonThing(details, site);
    expect(thing).toMatchObject({
      '@type': 'TVSeason',
      url: site.url + details.season.season_url,
      name: details.season.title,
      seasonNumber: details.season.season_number,
      numberOfEpisodes: details.season.episodes.length,
      partOfSeries: { '@id': `${site.url}/serie/${details.series.slug}#series` },
    });
    expect(JSON.stringify(thing)).not.toContain('/episodio/');
  });

  test('has a trail through its series', () => {
    expect(toSeasonThings(buildSeasonDetails(), site)[1]).toMatchObject({
      itemListElement: [{ name: 'Início' }, { name: 'Séries' }, { name: 'Ruptura' }, { name: 'Temporada 1' }],
    });
  });
});
