import type { MovieCard, SeriesCard } from '#shared/contract/common.ts';
import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import { formatLongDate } from '#shared/domain/format.ts';
import { CACHE_TTL_SECONDS, FEED, NEW_ON_STREAMING_DAYS } from '#shared/domain/limits.ts';
import { newestDayOf } from '#shared/domain/site/history-week.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { tags } from '#shared/domain/tags.ts';
import { feedEntries, feedWords } from '#shared/text/feeds.ts';
import type { Answer } from '../catalogue/documents/answer.ts';
import type { Built } from '../catalogue/documents/read-document.ts';
import { readList } from '../catalogue/documents/read-list.ts';
import { getPlatform, type KnownPlatform } from '../catalogue/taxonomy/platform-directory.ts';
import { readMovieCards, readSeriesCards } from '../catalogue/titles/title-cards.ts';
import type { Context } from '../context.ts';
import { listMovedTitles, type TitleMove } from '../store/availability/streaming-history.ts';
import { Feed, type FeedItem } from './feed.ts';

/** What left one platform. Published departures only: an entry is never taken back. */
export async function getDeparturesFeed(ctx: Context, slug: string): Promise<Answer<Feed>> {
  const known = await getPlatform(ctx, slug);
  return readList(ctx, {
    type: 'departures-feed',
    asked: { slug: known.platform.slug },
    schema: Feed,
    ttlSeconds: CACHE_TTL_SECONDS.popular,
    lists: [tags.arrivalList(), tags.platforms(), tags.movieList(), tags.seriesList()],
    build: (reading) => build(reading, known),
  });
}

async function build(ctx: Context, { platform, version }: KnownPlatform): Promise<Built<Feed>> {
  const today = toBrazilianDay(ctx.now());
  const days = { from: addDays(today, -NEW_ON_STREAMING_DAYS), to: newestDayOf('sairam', today) };
  const asked = { platformId: platform.id, event: 'left', days } as const;
  const titles = await listMovedTitles(ctx.db, asked, { offset: 0, limit: FEED.items });
  const idsOf = (kind: TitleMove['kind']) => titles.flatMap((title) => (title.kind === kind ? title.titleId : []));
  const [movies, series] = await Promise.all([
    readMovieCards(ctx, idsOf('movie')),
    readSeriesCards(ctx, idsOf('series')),
  ]);
  const cards = {
    movie: new Map<number, MovieCard | SeriesCard>(movies.cards.map((card) => [card.id, card])),
    series: new Map<number, MovieCard | SeriesCard>(series.cards.map((card) => [card.id, card])),
  };
  return {
    value: {
      title: feedWords.departuresTitle(platform),
      description: feedEntries.departuresDescription(platform),
      path: paths.platformHistory(platform.slug, 'sairam'),
      slug: platform.slug,
      builtOn: today,
      items: titles.flatMap((title) => {
        const card = cards[title.kind].get(title.titleId);
        return card ? toItem(card, title, platform) : [];
      }),
    },
    parts: [{ kind: 'platform', id: platform.id, version }, ...movies.parts, ...series.parts],
  };
}

function toItem(
  card: MovieCard | SeriesCard,
  { day, changedAt }: TitleMove,
  platform: KnownPlatform['platform'],
): FeedItem {
  const isMovie = card.media_type === 'movie';
  return {
    // A title may leave twice.
    id: `${isMovie ? 'filme' : 'serie'}-${card.id}-${platform.slug}-saiu-${day}`,
    title: feedEntries.left(isMovie ? card.title : card.name, platform),
    text: [isMovie ? feedEntries.movie : feedEntries.series, feedEntries.on(formatLongDate(day))].join(' · '),
    path: isMovie ? paths.movie(card.slug) : paths.oneSeries(card.slug),
    ...{ day, changedAt },
  };
}
