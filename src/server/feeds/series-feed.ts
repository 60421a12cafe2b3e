import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import { formatBroadcast } from '#shared/domain/format.ts';
import { CACHE_TTL_SECONDS, FEED } from '#shared/domain/limits.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { tags } from '#shared/domain/tags.ts';
import { feedEntries, feedWords } from '#shared/text/feeds.ts';
import type { Answer } from '../catalogue/documents/answer.ts';
import { findAskedId, isNotFound } from '../catalogue/documents/read-details.ts';
import { type Built, readDocument } from '../catalogue/documents/read-document.ts';
import { getPublicSeries, SERIES } from '../catalogue/titles/build-title.ts';
import { isUnnamed } from '../catalogue/titles/read-novela.ts';
import type { Context } from '../context.ts';
import { listDatedEpisodes } from '../store/site/feed-rows.ts';
import { Feed } from './feed.ts';
import { nameEpisode } from './name-episode.ts';

/** Episodes of a series that aired recently or will air soon. */
export async function getSeriesFeed(ctx: Context, slug: string): Promise<Answer<Feed>> {
  const id = await findAskedId(ctx, SERIES, { id: undefined, slug });
  return readDocument(ctx, {
    address: { table: 'content_cache', type: 'series-feed', id },
    kind: 'feed',
    schema: Feed,
    ttlSeconds: CACHE_TTL_SECONDS.detail,
    lists: [],
    tag: tags.series(id),
    build: (reading) => build(reading, id),
    isAnswer: isNotFound,
  });
}

async function build(ctx: Context, id: number): Promise<Built<Feed>> {
  const today = toBrazilianDay(ctx.now());
  const series = await getPublicSeries(ctx, id);
  const days = { from: addDays(today, -FEED.daysBack), to: addDays(today, FEED.daysAhead) };
  const episodes = await listDatedEpisodes(ctx.db, id, days, FEED.items);
  const isNovela = series.format === 'novela';
  const items = episodes.map(
    ({ season_number: season, number, chapter, name, overview, air_date: day, air_time, channel, changed_at }) => ({
      id: `serie-${id}-${season}-${number}`,
      title:
        chapter === null
          ? nameEpisode(series.title, season, number, name)
          : feedEntries.chapter(series.title, chapter, isUnnamed(name) ? '' : name),
      text: [formatBroadcast(air_time, channel), overview].filter(Boolean).join('. '),
      path: chapter === null ? paths.season(series.slug, season) : paths.chapters(series.slug),
      day,
      changedAt: changed_at,
    }),
  );
  return {
    value: {
      title: isNovela ? feedWords.novelaTitle(series.title) : feedWords.seriesTitle(series.title),
      description: isNovela ? feedEntries.novelaDescription(series.title) : feedEntries.seriesDescription(series.title),
      path: paths.oneSeries(series.slug),
      slug: series.slug,
      builtOn: today,
      items,
    },
    parts: [{ kind: 'series', id, version: series.version }],
    slug: series.slug,
  };
}
