import { afterAll, describe, expect, test } from 'vitest';
import { buildSeasonAnswer, buildSeasonSummary, buildSeriesAnswer } from '../../../test/builders/series-answer.ts';
import { startTmdbAnswers } from '../../../test/tmdb-answers.ts';
import { systemClock } from '../infra/clock.ts';
import { createLog } from '../infra/log.ts';
import { createMetrics } from '../infra/observing/metrics.ts';
import { createTmdbClient } from './client.ts';
import { TmdbNotFound } from './failures.ts';
import { fetchSeason, fetchSeries } from './series.ts';

const answers = await startTmdbAnswers();
const tmdb = createTmdbClient({
  apiUrl: answers.url,
  token: 'x',
  ratePerSecond: 1_000,
  log: createLog('silent'),
  metrics: createMetrics(),
  now: systemClock,
});
afterAll(() => tmdb.close());
const batch = { urgency: 'batch', deadlineMs: 5_000 } as const;

describe('asking TMDB for a series', () => {
  test('asks in pt-BR, for no more than the twenty parts it takes, pictures and videos of three languages among them', async () => {
    answers.set('/tv/1', buildSeriesAnswer({ id: 1 }));
    await fetchSeries(tmdb, 1, batch);
    const query = answers.asked.at(-1)?.searchParams;
    expect(query?.get('language')).toBe('pt-BR');
    expect(query?.get('append_to_response')?.split(',')).toHaveLength(20);
    expect(query?.get('include_image_language')).toBe('pt,en,null');
  });

  test('gives the seasons it lists: appended, asked for, and not those TMDB lists and does not have', async () => {
    const seasons = [1, 9, 10].map((number) => buildSeasonSummary(number));
    const appended = { 'season/1': buildSeasonAnswer(1), 'season/2': buildSeasonAnswer(2) };
    answers.set('/tv/2', buildSeriesAnswer({ id: 2, seasons, ...appended }));
    answers.set('/tv/2/season/9', buildSeasonAnswer(9));
    const fetched = await fetchSeries(tmdb, 2, batch);
    expect(fetched.seasons.map((season) => season.season_number)).toEqual([1, 9]);
  });

  test('does not take one season for another', async () => {
    answers.set('/tv/3', buildSeriesAnswer({ id: 3, seasons: [buildSeasonSummary(9)] }));
    answers.set('/tv/3/season/9', buildSeasonAnswer(4));
    expect((await fetchSeries(tmdb, 3, batch)).seasons).toEqual([]);
  });
});

describe('asking TMDB for a season', () => {
  test('asks for its translations with it', async () => {
    answers.set('/tv/4/season/1', buildSeasonAnswer(1));
    expect((await fetchSeason(tmdb, 4, 1, batch)).episodes).toHaveLength(2);
    expect(answers.asked.at(-1)?.searchParams.get('append_to_response')).toBe('translations');
  });

  test('says so when TMDB does not have it', async () => {
    await expect(fetchSeason(tmdb, 4, 2, batch)).rejects.toBeInstanceOf(TmdbNotFound);
  });
});
