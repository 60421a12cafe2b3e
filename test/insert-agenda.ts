import type { Context } from '../src/server/context.ts';
import { saveMovie } from '../src/server/store/titles/movies.ts';
import { saveSeries } from '../src/server/store/titles/series.ts';
import { changeCatalogue } from '../src/server/sync/change-catalogue.ts';
import { projectMovie } from '../src/server/sync/projection/project-movie.ts';
import { projectSeries } from '../src/server/sync/projection/project-series.ts';
import { toBrazilianDay } from '../src/shared/domain/day.ts';
import { tags } from '../src/shared/domain/tags.ts';
import { buildMovieSource } from './builders/movie-source.ts';
import { buildSeasonSource, buildSeriesSource, buildSummary } from './builders/series-source.ts';

const SOURCE = { payload: '{}', payload_hash: '', fetch_started_at: new Date(0), fetched_at: new Date(0) };
const WRITTEN = { seenAt: new Date(0), version: 'test' };

const dateOf = ({ now }: Context) => ({ offersCheckedAt: now(), today: toBrazilianDay(now()) });

interface DatedMovie {
  id: number;
  title: string;
  popularity?: number;
  /** In Brazil: TMDB's type and the day. */
  releases: readonly (readonly [type: number, day: string])[];
}

/** Stores a film as a sync does, for the first time or again with other days. */
export async function storeMovie(ctx: Context, { id, title, popularity = 1, releases }: DatedMovie): Promise<void> {
  const source = buildMovieSource({
    ...{ id, popularity, originalTitle: title, titles: { 'pt-BR': title, 'pt-PT': '', en: '' } },
    releases: releases.map(([type, releasedOn]) => ({
      type,
      releasedOn,
      certification: '',
      descriptors: [],
      note: '',
    })),
  });
  await changeCatalogue(ctx, async ({ trx, announce }) => {
    await trx
      .insertInto('movie_sources')
      .values({ id, ...SOURCE })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await saveMovie(trx, projectMovie(source, {}, dateOf(ctx)), WRITTEN);
    announce(tags.movie(id), tags.movieList());
  });
}

interface DatedSeries {
  id: number;
  title: string;
  popularity?: number;
  /** TMDB's number of a service that streams it. */
  serviceId?: number;
  countryCodes?: string[];
  genreIds?: number[];
  voteCount?: number;
  /** Days of the episodes of the first season, and of others by their number. */
  seasons: Readonly<Record<number, readonly string[]>>;
}

export async function storeSeries(ctx: Context, series: DatedSeries): Promise<void> {
  const { id, title, popularity = 1, serviceId, countryCodes = [], genreIds = [], voteCount = 0 } = series;
  const numbers = Object.keys(series.seasons).map(Number);
  const source = buildSeriesSource({
    ...{ id, popularity, voteCount, countryCodes, genreIds, originalTitle: title },
    titles: { 'pt-BR': title, 'pt-PT': '', en: '' },
    seasons: numbers.map((number) => buildSummary(number)),
  });
  const seasons = numbers.map((number) => {
    const empty = { name: '', overview: '', runtimeMinutes: null, stillPath: null };
    const days = series.seasons[number] ?? [];
    const episodes = days.map((airDate, place) => ({
      ...empty,
      ...{ number: place + 1, tmdbId: id * 1_000 + number * 100 + place, airDate },
    }));
    return buildSeasonSource(number, { seriesId: id, episodes });
  });
  await changeCatalogue(ctx, async ({ trx, announce }) => {
    await trx
      .insertInto('series_sources')
      .values({ id, ...SOURCE })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await saveSeries(trx, projectSeries(source, seasons, {}, dateOf(ctx)), WRITTEN);
    if (serviceId !== undefined) {
      const service = { id: serviceId, name: `Serviço ${serviceId}`, seen_at: new Date(0) };
      await trx
        .insertInto('watch_services')
        .values(service)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await trx
        .insertInto('series_offers')
        .values({ series_id: id, kind: 'flatrate', service_id: serviceId, position: 0 })
        .execute();
    }
    announce(tags.series(id), tags.seriesList());
  });
}

/** A confirmed arrival of a film. */
export async function storeArrival(ctx: Context, movieId: number, platformId: number, day: string): Promise<void> {
  const owner = { kind: 'movie', title_id: movieId, platform_id: platformId };
  await changeCatalogue(ctx, async ({ trx, announce }) => {
    await trx
      .insertInto('availability')
      .values({ ...owner, first_seen_on: day, last_seen_on: day })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .insertInto('availability_events')
      .values({
        ...owner,
        event: 'arrived',
        happened_on: day,
        state: 'published',
        created_at: new Date(`${day}T12:00:00Z`),
      })
      .execute();
    announce(tags.arrivalList());
  });
}
