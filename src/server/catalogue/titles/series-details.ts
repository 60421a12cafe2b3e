import type { Gallery } from '#shared/contract/movie-details.ts';
import type { GetTVDetails, GetTVImages, SeriesDetails } from '#shared/contract/series-details.ts';
import { SIMILAR_TITLES } from '#shared/domain/limits.ts';
import { paths } from '#shared/domain/site/paths.ts';
import type { Context } from '../../context.ts';
import { type Answer, extendAnswer, fieldOf, mapAnswer } from '../documents/answer.ts';
import { readDetails, toRedirectInfo } from '../documents/read-details.ts';
import { withPlatformSettings } from '../taxonomy/platform-settings.ts';
import { withRenamedGenres } from '../taxonomy/renamed-genres.ts';
import { SERIES } from './build-title.ts';

export async function getSeriesDetails(
  ctx: Context,
  { seriesId, seriesSlug, similarOptions }: GetTVDetails,
): Promise<Answer<SeriesDetails>> {
  const asked = { id: seriesId, slug: seriesSlug };
  const named = await withRenamedGenres(ctx, 'series', await readDetails(ctx, SERIES, asked));
  const document = await withPlatformSettings(ctx, named, fieldOf(named, 'name'));

  const limit = similarOptions?.limit ?? SIMILAR_TITLES;
  const series =
    limit < SIMILAR_TITLES
      ? mapAnswer(document, (value) => ({ ...value, similarSeries: value.similarSeries.slice(0, limit) }))
      : document;
  return extendAnswer(series, toRedirectInfo(asked, fieldOf(document, 'slug'), paths.oneSeries));
}

/** As `getMovieImages`. */
export async function getSeriesImages(ctx: Context, { seriesId }: GetTVImages): Promise<Answer<Gallery>> {
  const document = await readDetails(ctx, SERIES, { id: seriesId, slug: undefined });
  return mapAnswer(document, ({ id, images }) => ({ id, ...images }));
}
