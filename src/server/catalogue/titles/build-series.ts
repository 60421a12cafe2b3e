import { SeriesDocument } from '#shared/contract/series-details.ts';
import { Failure } from '#shared/domain/failure.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import type { Context } from '../../context.ts';
import { listVoices } from '../../store/dubbing/dubbing-credits.ts';
import { findLastEpisode, findNextEpisode, listSeasons } from '../../store/titles/seasons.ts';
import { findSeries, type StoredSeries } from '../../store/titles/series.ts';
import {
  listSeriesCast,
  listSeriesCrew,
  listSeriesImages,
  listSeriesOffers,
  listSeriesVideos,
} from '../../store/titles/series-parts.ts';
import { findOrFetch } from '../documents/fetch-unknown.ts';
import type { DetailsKind } from '../documents/read-details.ts';
import type { Built } from '../documents/read-document.ts';
import { readHistory } from './read-history.ts';
import { novelaSeconds, readNovela, readRelations } from './read-novela.ts';
import { readSimilarSeries } from './similar-titles.ts';
import { toCardDay } from './to-card-availability.ts';
import { toSeriesCard } from './to-series-card.ts';
import { toSeriesDocument } from './to-series-document.ts';

export const SERIES: DetailsKind<SeriesDocument> = {
  entity: 'series',
  schema: SeriesDocument,
  notFound: refusals.seriesNotFound,
  build: async (ctx, id) => buildSeriesDocument(ctx, await getPublicSeries(ctx, id)),
};

export async function getPublicSeries(ctx: Context, id: number): Promise<StoredSeries> {
  const series = await findOrFetch(ctx, 'series', id, findSeries);
  if (!series?.is_public) throw new Failure('not-found', refusals.seriesNotFound, { isGone: series !== undefined });
  return series;
}

async function buildSeriesDocument(ctx: Context, series: StoredSeries): Promise<Built<SeriesDocument>> {
  const [
    cast,
    crew,
    images,
    videos,
    offers,
    seasons,
    lastEpisode,
    nextEpisode,
    similar,
    novela,
    related,
    past,
    voices,
  ] = await Promise.all([
    listSeriesCast(ctx.db, series.id),
    listSeriesCrew(ctx.db, series.id),
    listSeriesImages(ctx.db, series.id),
    listSeriesVideos(ctx.db, series.id),
    listSeriesOffers(ctx.db, series.id),
    listSeasons(ctx.db, series.id),
    findLastEpisode(ctx.db, series.id),
    findNextEpisode(ctx.db, series.id),
    readSimilarSeries(ctx.db, series.similar_ids),
    readNovela(ctx, series),
    readRelations(ctx, series),
    readHistory(ctx, 'series', series.id, 1),
    listVoices(ctx.db, { kind: 'series', id: series.id }),
  ]);
  const day = toCardDay(ctx.now());
  const cards = similar.cards.map((row) => toSeriesCard(row, day));
  const episodes = { seasons, lastEpisode, nextEpisode, novela };
  const shown = { series, cast, crew, images, videos, offers, ...episodes, similar: cards, past, voices };
  const own = { kind: 'series', id: series.id, version: series.version } as const;
  return {
    value: toSeriesDocument({ ...shown, relations: related.relations }, ctx),
    parts: [own, ...similar.parts, ...related.parts, ...past.parts],
    slug: series.slug,
    ...(novela && { ttlSeconds: novelaSeconds(ctx.now()) }),
  };
}
