import type { Gallery } from '#shared/contract/movie-details.ts';
import {
  type GetTVDetails,
  type GetTVImages,
  type SeriesDetails,
  SeriesDocument,
} from '#shared/contract/series-details.ts';
import { Failure } from '#shared/domain/failure.ts';
import { SIMILAR_TITLES } from '#shared/domain/limits.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { errors } from '#shared/text/errors.ts';
import type { Context } from '../../context.ts';
import { findLastEpisode, listSeasons } from '../../store/titles/seasons.ts';
import { findSeries, type StoredSeries } from '../../store/titles/series.ts';
import {
  listSeriesCast,
  listSeriesCrew,
  listSeriesImages,
  listSeriesOffers,
  listSeriesVideos,
} from '../../store/titles/series-parts.ts';
import { type Answer, extendAnswer, mapAnswer } from '../documents/answer.ts';
import { findOrFetch } from '../documents/fetch-unknown.ts';
import { type DetailsKind, readDetails, toRedirectInfo } from '../documents/read-details.ts';
import type { Built } from '../documents/read-document.ts';
import { withRenamedGenres } from '../taxonomy/renamed-genres.ts';
import { withRenamedPlatforms } from '../taxonomy/renamed-platforms.ts';
import { readSimilarSeries } from './similar-titles.ts';
import { toSeriesDocument } from './to-series-document.ts';

export const SERIES: DetailsKind<SeriesDocument> = {
  entity: 'series',
  schema: SeriesDocument,
  notFound: errors.seriesNotFound,
  build: async (ctx, id) => buildSeriesDocument(ctx, await getPublicSeries(ctx, id)),
};

export async function getSeriesDetails(
  ctx: Context,
  { seriesId, seriesSlug, similarOptions }: GetTVDetails,
): Promise<Answer<SeriesDetails>> {
  const asked = { id: seriesId, slug: seriesSlug };
  const named = await withRenamedGenres(ctx, 'series', await readDetails(ctx, SERIES, asked));
  const kept = await withRenamedPlatforms(ctx, named);

  const limit = similarOptions?.limit ?? SIMILAR_TITLES;
  const series =
    limit < SIMILAR_TITLES
      ? mapAnswer(kept, (value) => ({ ...value, similarSeries: value.similarSeries.slice(0, limit) }))
      : kept;
  return extendAnswer(series, toRedirectInfo(asked, kept.value, paths.oneSeries));
}

/** As `getMovieImages`. */
export async function getSeriesImages(ctx: Context, { seriesId }: GetTVImages): Promise<Answer<Gallery>> {
  const kept = await readDetails(ctx, SERIES, { id: seriesId, slug: undefined });
  return mapAnswer(kept, ({ id, images }) => ({ id, ...images }));
}

export async function getPublicSeries(ctx: Context, id: number): Promise<StoredSeries> {
  const series = await findOrFetch(ctx, 'series', id, findSeries);
  if (!series?.is_public) throw new Failure('not-found', errors.seriesNotFound, { isGone: series !== undefined });
  return series;
}

async function buildSeriesDocument(ctx: Context, series: StoredSeries): Promise<Built<SeriesDocument>> {
  const [cast, crew, images, videos, offers, seasons, lastEpisode, similar] = await Promise.all([
    listSeriesCast(ctx.db, series.id),
    listSeriesCrew(ctx.db, series.id),
    listSeriesImages(ctx.db, series.id),
    listSeriesVideos(ctx.db, series.id),
    listSeriesOffers(ctx.db, series.id),
    listSeasons(ctx.db, series.id),
    findLastEpisode(ctx.db, series.id),
    readSimilarSeries(ctx.db, series.similar_ids),
  ]);
  const shown = { series, cast, crew, images, videos, offers, seasons, lastEpisode, similar: similar.cards };
  const own = { kind: 'series', id: series.id, version: series.version } as const;
  return { value: toSeriesDocument(shown, ctx), parts: [own, ...similar.parts], slug: series.slug };
}
