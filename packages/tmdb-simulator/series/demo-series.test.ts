import { describe, expect, test } from 'vitest';
import { findDemoPersonByName } from '../../demo/people.ts';
import { demoSeries } from '../../demo/series.ts';
import { exportLines } from '../exports/export-lines.ts';
import { findImageFile } from '../images/file-names.ts';
import { at, listAt } from '../test-client.ts';
import { dateText } from '../world/day.ts';
import { answerDetail } from '../world/detail-routes.ts';
import { COUNTRIES, LANGUAGES } from '../world/places.ts';
import { buildWorld } from '../world/test-world.ts';
import { seriesOfEpisode, seriesOfSeason } from './numbers.ts';

const world = buildWorld();
const answer = (path: string, query: Record<string, string> = {}) =>
  answerDetail(world, path, new URLSearchParams({ language: 'pt-BR', ...query }));

/** One series that lists its episodes, and one that only counts them. */
const listed = demoSeries.find(({ seasons }) => seasons.some(({ episodes }) => episodes.some(({ title }) => title)));
const counted = demoSeries.find(({ seasons }) => seasons.some(({ episodes }) => episodes.every(({ title }) => !title)));

function seasonsOf(series: (typeof demoSeries)[number] | undefined) {
  return (series?.seasons ?? []).map((season) => ({ season, path: `/tv/${series?.id}/season/${season.number}` }));
}

describe('a hand-made series', () => {
  test('replaces a generated one with the same id, with its own texts', () => {
    for (const { id, translations, originalTitle } of demoSeries) {
      const details = answer(`/tv/${id}`);
      const brazilian = translations.find((row) => row.country === 'BR');
      expect(at(details, 'name')).toBe(brazilian?.title || originalTitle);
      expect(at(details, 'overview')).toBe(brazilian?.overview);
      expect(world.seriesItem(id, 'pt-BR')?.overview).toBe(brazilian?.overview);
    }
  });

  test('counts the episodes it has, and lists them at the address of each season', () => {
    for (const series of demoSeries) {
      const details = answer(`/tv/${series.id}`);
      const regular = series.seasons.filter(({ number }) => number > 0);
      expect(at(details, 'number_of_seasons')).toBe(regular.length);
      expect(at(details, 'number_of_episodes')).toBe(regular.reduce((sum, { episodes }) => sum + episodes.length, 0));
      for (const { season, path } of seasonsOf(series)) {
        expect(listAt(answer(path), 'episodes')).toHaveLength(season.episodes.length);
      }
    }
  });

  test('has its final episode as the last aired one, unless its last season may still be running', () => {
    const isOn = new Set(['Returning Series']);
    const wrong = demoSeries.flatMap(({ id, originalTitle, status, seasons }) => {
      const details = answer(`/tv/${id}`);
      const last = seasons.findLast(
        ({ number, episodes }) => number > 0 && episodes.some(({ aired }) => aired !== null),
      );
      const [season, number] = ['season_number', 'episode_number'].map((key) =>
        at(details, `last_episode_to_air.${key}`),
      );
      const began = last?.episodes.find(({ aired }) => aired !== null)?.aired ?? '';
      if (!last || (isOn.has(status) && began > '2025-11-15')) return [];
      return season === last.number && number === last.episodes.length
        ? []
        : [`${originalTitle}: T${String(season)}E${String(number)}, not T${last.number}E${last.episodes.length}`];
    });
    expect(wrong).toEqual([]);
  });

  test('counts as many seasons and episodes as its list of seasons adds up to', () => {
    for (const { id } of demoSeries) {
      const details = answer(`/tv/${id}`);
      const regular = listAt(details, 'seasons').filter((season) => at(season, 'season_number') !== 0);
      const episodes = regular.reduce<number>((sum, season) => sum + Number(at(season, 'episode_count')), 0);
      expect([id, at(details, 'number_of_seasons'), at(details, 'number_of_episodes')]).toEqual([
        id,
        regular.length,
        episodes,
      ]);
      expect(regular.map((season) => at(season, 'season_number'))).toEqual(regular.map((_, index) => index + 1));
    }
  });

  test('of The Simpsons has the totals of its first 36 seasons', () => {
    const simpsons = demoSeries.find(({ originalTitle }) => originalTitle === 'The Simpsons');
    const details = answer(`/tv/${simpsons?.id}`);
    expect([at(details, 'number_of_seasons'), at(details, 'number_of_episodes')]).toEqual([36, 790]);
  });

  test('names an episode by its title if it is known, otherwise by its number', () => {
    for (const { season, path } of [...seasonsOf(listed), ...seasonsOf(counted)]) {
      const names = listAt(answer(path), 'episodes').map((episode) => at(episode, 'name'));
      expect(names).toEqual(season.episodes.map(({ title }, index) => title || `Episódio ${index + 1}`));
    }
    const [first] = seasonsOf(counted);
    const english = listAt(answer(first?.path ?? '', { language: 'en-US' }), 'episodes');
    const original = counted?.originalLanguage === 'en' ? first?.season.episodes[0]?.originalTitle : '';
    expect(at(english[0], 'name')).toBe(original || 'Episode 1');
  });

  test('dates only known episodes, and invents no credits for them', () => {
    for (const { season, path } of demoSeries.flatMap(seasonsOf)) {
      for (const [index, episode] of listAt(answer(path), 'episodes').entries()) {
        if (season.ahead === undefined) expect(at(episode, 'air_date')).toBe(season.episodes[index]?.aired ?? null);
        expect([at(episode, 'crew'), at(episode, 'guest_stars')]).toEqual([[], []]);
      }
    }
  });

  test('that is a novela is shown from Monday to Saturday, with three chapters still to come', () => {
    const days = listAt(answer('/tv/900000590/season/1'), 'episodes').map((episode) => String(at(episode, 'air_date')));
    const today = dateText(world.today());
    expect([days.length, days.filter((day) => day > today).length]).toEqual([180, 3]);
    expect(days.filter((day) => new Date(day).getUTCDay() === 0)).toEqual([]);
    expect(days).toEqual([...new Set(days)].toSorted());
  });

  test('gives its seasons and episodes unique ids, from which its own id can be derived', () => {
    const seen = new Set<unknown>();
    for (const series of demoSeries) {
      for (const { path } of seasonsOf(series)) {
        const season = answer(path);
        const ids = [at(season, 'id'), ...listAt(season, 'episodes').map((episode) => at(episode, 'id'))].map(Number);
        const [seasonId = 0, ...episodeIds] = ids;
        expect(seriesOfSeason(seasonId)).toBe(series.id);
        for (const id of episodeIds) {
          expect(seriesOfEpisode(id)).toBe(series.id);
          expect(id).toBeLessThan(2 ** 31);
          expect(seen.has(id)).toBe(false);
          seen.add(id);
        }
      }
    }
  });

  test('names only pictures the image route knows', () => {
    const documents = demoSeries.flatMap((series) => [
      answer(`/tv/${series.id}`, { append_to_response: 'images,aggregate_credits,season/1' }),
    ]);
    const names = new Set(JSON.stringify(documents).match(/(?<="\/)[a-z]-\d+-\d+\.jpg/g));
    expect([...names].filter((name) => !findImageFile(world, name))).toEqual([]);
  });

  test('is found by its IMDb number, among the exports, and in the work of its people', () => {
    const known = demoSeries.find(({ imdbId }) => imdbId);
    const found = answer(`/find/${known?.imdbId}`, { external_source: 'imdb_id' });
    expect(found).toMatchObject({ tv_results: [{ id: known?.id, media_type: 'tv' }] });
    const exported = [...exportLines(world, 'tv_series_ids')].map((line) => (JSON.parse(line) as { id: number }).id);
    expect(demoSeries.filter(({ id }) => !exported.includes(id))).toEqual([]);
    for (const { id, cast } of demoSeries.slice(0, 10)) {
      const person = findDemoPersonByName(cast[0]?.person ?? '');
      const credits = listAt(answer(`/person/${person?.id}/combined_credits`), 'cast');
      expect(credits.some((credit) => at(credit, 'media_type') === 'tv' && at(credit, 'id') === id)).toBe(true);
    }
  });

  test('has a language and a country that filters know', () => {
    const titles = [...world.listHandMade(), ...world.listHandMadeSeries()];
    expect(titles.filter(({ originalLanguage }) => !LANGUAGES.includes(originalLanguage))).toEqual([]);
    expect(titles.filter(({ countries }) => !COUNTRIES.includes(countries[0] ?? ''))).toEqual([]);
  });

  test('is never edited', () => {
    const [first] = demoSeries;
    expect(answer(`/tv/${first?.id}/changes`)).toEqual({ changes: [] });
    expect(world.changes.changedIds('tv', world.today() - 14, world.today()).some(({ id }) => id === first?.id)).toBe(
      false,
    );
  });
});
