import { describe, expect, test } from 'vitest';
import { buildMovieSource } from '../../../../test/builders/movie-source.ts';
import { projectMovie } from './project-movie.ts';

const offersCheckedAt = new Date('2026-11-15T12:00:00Z');
const project = (source: Parameters<typeof buildMovieSource>[0] = {}, overrides = {}) =>
  projectMovie(buildMovieSource(source), overrides, { offersCheckedAt, today: '2026-11-15' });
const release = (type: number, releasedOn: string, certification = '', descriptors: string[] = []) => ({
  type,
  releasedOn,
  certification,
  descriptors,
  note: '',
});

describe('what is shown of a film', () => {
  test("an editor's title replaces the one TMDB sent, and the rest stays", () => {
    const { movie } = project({ overviews: { 'pt-BR': 'Buscapé…', 'pt-PT': '', en: '' } }, { title: 'Cidade de Deus' });
    expect(movie).toMatchObject({ title: 'Cidade de Deus', overview: 'Buscapé…', title_language: 'pt-BR' });
  });

  test('an editor may empty a synopsis: an empty text is still a text', () => {
    expect(project({}, { overview: '' }).movie).toMatchObject({ overview: '', is_listed: false });
  });

  test.each([
    [{ 'pt-BR': 'a', 'pt-PT': 'b', en: 'c' }, 'a', 'pt-BR'],
    [{ 'pt-BR': '', 'pt-PT': 'b', en: 'c' }, 'b', 'pt-PT'],
    [{ 'pt-BR': '', 'pt-PT': '', en: 'c' }, 'c', 'en'],
    [{ 'pt-BR': '', 'pt-PT': '', en: '' }, '', 'pt-BR'],
  ])('of the synopses %j it is "%s", marked %s', (overviews, overview, language) => {
    expect(project({ overviews }).movie).toMatchObject({ overview, overview_language: language });
  });

  test.each([
    ['Parasita', '기생충', 'ko', { 'pt-BR': 'Parasita', 'pt-PT': 'Parasitas', en: 'Parasite' }],
    ['Os Sete Samurais', '七人の侍', 'ja', { 'pt-BR': '', 'pt-PT': 'Os Sete Samurais', en: 'Seven Samurai' }],
    ['Seven Samurai', '七人の侍', 'ja', { 'pt-BR': '', 'pt-PT': '', en: 'Seven Samurai' }],
    ['七人の侍', '七人の侍', 'ja', { 'pt-BR': '', 'pt-PT': '', en: '' }],
    ['Amour', 'Amour', 'fr', { 'pt-BR': '', 'pt-PT': 'Amor', en: 'Love' }],
  ])('the title %s is chosen for %s (%s)', (title, originalTitle, originalLanguage, titles) => {
    expect(project({ originalTitle, originalLanguage, titles }).movie.title).toBe(title);
  });

  test('the date is that of the first cinema release in Brazil; the year in the address that of the first anywhere', () => {
    const releases = [release(4, '2003-01-01'), release(3, '2022-02-24'), release(3, '1972-09-10')];
    const { movie } = project({
      id: 238,
      releaseDate: '1971-12-30',
      releases,
      titles: { 'pt-BR': 'Chefão', 'pt-PT': '', en: '' },
    });
    expect(movie).toMatchObject({
      release_date: '1972-09-10',
      is_brazilian_release: true,
      slug: 'chefao-1971-238',
      release_year: 1971,
    });
  });

  test("without a Brazilian date the original one is shown and not called Brazil's", () => {
    expect(project({ releaseDate: '1954-04-26', releases: [] }).movie).toMatchObject({
      release_date: '1954-04-26',
      is_brazilian_release: false,
    });
  });

  test.each([
    [[release(4, '2003-01-01', '12'), release(3, '2002-08-30', '16')], '16'],
    [[release(3, '2002-08-30', '16'), release(3, '2022-08-30', '18')], '18'],
    [[release(3, '2022-08-30', '18'), release(3, '2002-08-30', '16')], '18'],
    [[release(3, '2002-08-30', '16'), release(3, '2022-08-30', '')], '16'],
    [[release(3, '2002-08-30', '16'), release(3, '2022-08-30', 'PG-13')], '16'],
    [[release(3, '2002-08-30', ''), release(4, '2003-01-01', 'A14')], '14'],
    [[release(3, '2002-08-30', 'R')], null],
    [[], null],
  ])('of the releases %j the age rating is %s', (releases, certification) => {
    expect(project({ releases }).movie.certification).toBe(certification);
  });

  // TMDB's types: 1 premiere, 2 limited, 3 cinema, 4 digital, 5 disc, 6 television.
  test.each([
    [3, 2],
    [2, 1],
    [1, 4],
    [4, 5],
    [5, 6],
  ])('the age rating of a release of type %i is taken before a newer one of type %i', (type, next) => {
    const releases = [release(next, '2022-08-30', '18'), release(type, '2002-08-30', '16')];
    expect(project({ releases }).movie.certification).toBe('16');
  });

  test.each([
    [3, 2],
    [2, 4],
    [4, 6],
    [6, 5],
    [5, 1],
  ])('the day of a release of type %i is taken before an earlier one of type %i', (type, next) => {
    const releases = [release(next, '2002-08-30'), release(type, '2022-08-30')];
    expect(project({ releases }).movie.release_date).toBe('2022-08-30');
  });

  test('adult and hidden films are not shown; one without poster or text is a page but in no list', () => {
    expect(project({ isAdult: true }).movie).toMatchObject({ is_public: false, is_listed: false });
    expect(project({}, { isHidden: true }).movie).toMatchObject({ is_public: false, is_listed: false });
    expect(project({ posterPath: null }).movie).toMatchObject({ is_public: true, is_listed: false });
    expect(project({ isVideo: true }).movie).toMatchObject({ is_public: true, is_listed: false });
  });

  test('a person credited for three things is one person with three credits, in order of id', () => {
    const person = { personId: 7, name: 'Ana', profilePath: null, popularity: 1 };
    const { people, crew } = project({
      cast: [{ ...person, personId: 9, name: 'Bia', character: '' }],
      crew: ['Director', 'Writer', 'Producer'].map((job) => ({ ...person, job, department: 'x' })),
    });
    expect(people.map(({ id }) => id)).toEqual([7, 9]);
    expect(crew).toHaveLength(3);
  });
});
