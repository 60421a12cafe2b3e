import { describe, expect, test } from 'vitest';
import { buildSeasonSource, buildSeriesSource, buildSummary } from '../../../../test/builders/series-source.ts';
import { projectSeries } from './project-series.ts';

const offersCheckedAt = new Date('2026-11-15T12:00:00Z');
const project = (
  source: Parameters<typeof buildSeriesSource>[0] = {},
  seasons: Parameters<typeof projectSeries>[1] = [],
  overrides: Parameters<typeof projectSeries>[2] = {},
) => projectSeries(buildSeriesSource(source), seasons, overrides, { offersCheckedAt, today: '2026-11-15' });

describe('what is shown of a series', () => {
  test("an editor's texts replace what TMDB sent, and the rest stays", () => {
    const { series } = project({ id: 9 }, [], { title: 'Nossa Série', tagline: 'da casa', certification: '12' });
    expect(series).toMatchObject({
      title: 'Nossa Série',
      slug: 'nossa-serie-2002-9',
      search_title: 'nossa serie',
      tagline: 'da casa',
      certification: '12',
      overview: 'Uma sinopse.',
    });
  });

  test('an untranslated title stays original, unless it is not in Latin script', () => {
    const titles = { 'pt-BR': '', 'pt-PT': '', en: 'Squid Game' };
    const { series } = project({ titles, originalTitle: '오징어 게임', originalLanguage: 'ko' });
    expect(series).toMatchObject({ title: 'Squid Game', title_language: 'en' });
  });

  test('a series of unknown date has an address without a year', () => {
    expect(project({ id: 9, firstAirDate: null }).series.slug).toBe('cidade-dos-homens-9');
  });

  test.each([
    [['14', '16'], '16'],
    [['14', 'TV-MA'], '14'],
    [['Livre'], 'L'],
    [[], null],
  ])('of the ratings %j the age rating is %s', (certifications, certification) => {
    expect(project({ certifications }).series.certification).toBe(certification);
  });

  test('adult and hidden series are not shown; one without poster or text is a page but in no list', () => {
    expect(project({ isAdult: true }).series).toMatchObject({ is_public: false, is_listed: false });
    expect(project({}, [], { isHidden: true }).series).toMatchObject({ is_public: false, is_listed: false });
    expect(project({ posterPath: null }).series).toMatchObject({ is_public: true, is_listed: false });
    expect(project({}, [], { overview: '' }).series).toMatchObject({ is_public: true, is_listed: false });
  });

  test('a creator who also acts is one person, as popular as the cast says', () => {
    const person = { personId: 7, name: 'Ana', profilePath: null, episodeCount: 0 };
    const { people } = project({
      cast: [{ ...person, popularity: 9, character: '' }],
      crew: [{ ...person, popularity: 0, job: 'Creator', department: 'Creator' }],
    });
    expect(people).toMatchObject([{ id: 7, popularity: 9, search_name: 'ana' }]);
  });
});

describe('the seasons of a series', () => {
  test('are those it lists: a season that is stored but no longer listed is not shown', () => {
    const held = [1, 2, 3].map((number) => buildSeasonSource(number));
    const { seasons, episodes } = project({ seasons: [buildSummary(1), buildSummary(2)] }, held);
    expect(seasons.map(({ number }) => number)).toEqual([1, 2]);
    expect(new Set(episodes.map((episode) => episode.season_number))).toEqual(new Set([1, 2]));
  });

  test('are shown without episodes when the season itself could not be read', () => {
    const { seasons, episodes } = project({ seasons: [buildSummary(1, { name: 'Verão' })] });
    expect(seasons).toMatchObject([{ name: 'Verão', episode_count: 7 }]);
    expect(episodes).toEqual([]);
  });

  test.each([
    [1, 'Season 1', 'Temporada 1'],
    [0, 'Specials', 'Especiais'],
    [2, '第 2 季', 'Temporada 2'],
    [3, '', 'Temporada 3'],
    [4, 'Sangue e Fogo', 'Sangue e Fogo'],
  ])('number %i named "%s" by TMDB is called %s', (number, name, shown) => {
    expect(project({ seasons: [buildSummary(number, { name })] }).seasons[0]?.name).toBe(shown);
  });

  test('mark a synopsis that is not Brazilian', () => {
    const overviews = { 'pt-BR': '', 'pt-PT': '', en: 'Trouble.' };
    const { seasons } = project({ seasons: [buildSummary(1)] }, [buildSeasonSource(1, { overviews })]);
    expect(seasons[0]).toMatchObject({ overview: 'Trouble.', overview_language: 'en' });
  });

  test('have episodes with names a Brazilian can read', () => {
    const [episode] = buildSeasonSource(1).episodes;
    if (!episode) throw new Error('the builder gives two');
    const named = ['Episode 1', '第2話', '', 'Piloto'].map((name, index) => ({ ...episode, name, number: index + 1 }));
    const { episodes } = project({ seasons: [buildSummary(1)] }, [buildSeasonSource(1, { episodes: named })]);
    expect(episodes.map(({ name }) => name)).toEqual(['Episódio 1', 'Episódio 2', 'Episódio 3', 'Piloto']);
  });
});

describe('a novela', () => {
  const seasons = [buildSeasonSource(1), buildSeasonSource(0), buildSeasonSource(2)];
  const listed = { seasons: [0, 1, 2].map((number) => buildSummary(number)) };
  const chapters = (episodes: ReturnType<typeof project>['episodes']) =>
    episodes.map(({ season_number, number, chapter }) => [season_number, number, chapter]);

  test('numbers its chapters over the seasons, without the specials', () => {
    const { series, episodes } = project({ ...listed, genreIds: [10_766] }, seasons);
    expect(series.format).toBe('novela');
    expect(chapters(episodes)).toEqual([
      [1, 1, 1],
      [1, 2, 2],
      [0, 1, null],
      [0, 2, null],
      [2, 1, 3],
      [2, 2, 4],
    ]);
  });

  test.each([
    [[10_766], 'series', null],
    [[18], 'novela', 1],
  ] as const)('of the genres %j is what an editor says: %s', (genreIds, format, chapter) => {
    const { series, episodes } = project({ ...listed, genreIds: [...genreIds] }, seasons, { format });
    expect([series.format, episodes[0]?.chapter]).toEqual([format, chapter]);
  });

  test.each([
    ['vale-tudo-1988-77', 77],
    ['https://site.example/serie/vale-tudo-1988-77', 77],
    ['77', 77],
    ['ela-mesma-9', null],
  ])('is a remake of the series at %s', (remakeOf, id) => {
    expect(project({ id: 9 }, [], { remakeOf, repriseOf: remakeOf }).series).toMatchObject({
      remake_of: id,
      reprise_of: id,
    });
  });
});
