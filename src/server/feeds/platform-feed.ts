import type { MovieCard, SeriesCard } from '#shared/contract/common.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { formatLongDate } from '#shared/domain/format.ts';
import { CACHE_TTL_SECONDS, FEED } from '#shared/domain/limits.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { tags } from '#shared/domain/tags.ts';
import { feedEntries, feedWords } from '#shared/text/feeds.ts';
import type { Answer } from '../catalogue/documents/answer.ts';
import type { Built } from '../catalogue/documents/read-document.ts';
import { readList } from '../catalogue/documents/read-list.ts';
import { type ArrivalSource, listPlatformArrivals } from '../catalogue/lists/streaming-arrivals.ts';
import { getPlatform, type KnownPlatform } from '../catalogue/taxonomy/platform-directory.ts';
import { readMovieCards, readSeriesCards } from '../catalogue/titles/title-cards.ts';
import type { Context } from '../context.ts';
import { Feed, type FeedItem } from './feed.ts';

/** New titles on one platform. */
export async function getPlatformFeed(ctx: Context, slug: string): Promise<Answer<Feed>> {
  const known = await getPlatform(ctx, slug);
  return readList(ctx, {
    type: 'platform-feed',
    asked: { slug: known.platform.slug },
    schema: Feed,
    ttlSeconds: CACHE_TTL_SECONDS.popular,
    lists: [tags.arrivalList(), tags.platforms(), tags.movieList(), tags.seriesList()],
    build: (reading) => build(reading, known),
  });
}

async function build(ctx: Context, { platform, version }: KnownPlatform): Promise<Built<Feed>> {
  const { source, titles } = await listPlatformArrivals(ctx, platform.id, FEED.items);
  const idsOf = (kind: 'movie' | 'series') =>
    titles.filter((title) => title.kind === kind).map(({ titleId }) => titleId);
  const [movies, series] = await Promise.all([
    readMovieCards(ctx, idsOf('movie')),
    readSeriesCards(ctx, idsOf('series')),
  ]);
  const cards = new Map([...movies.cards, ...series.cards].map((card) => [`${kindOf(card)} ${card.id}`, card]));
  const items = titles.flatMap(({ kind, titleId, day, changed_at: changedAt }, place) => {
    const card = cards.get(`${kind} ${titleId}`);
    // The newest is first: a title that came twice is on the day it came back.
    const isAgain = titles.slice(0, place).some((title) => title.kind === kind && title.titleId === titleId);
    return card && !isAgain ? toItem(card, { day, changedAt, source, platform }) : [];
  });
  return {
    value: {
      title: feedWords.platformTitle(platform),
      description: feedEntries.platformDescription(platform),
      path: paths.platform(platform.slug),
      slug: platform.slug,
      builtOn: toBrazilianDay(ctx.now()),
      items,
    },
    parts: [{ kind: 'platform', id: platform.id, version }, ...movies.parts, ...series.parts],
  };
}

const kindOf = ({ media_type }: MovieCard | SeriesCard) => (media_type === 'movie' ? 'movie' : 'series');

interface Arrival {
  day: string;
  changedAt: string | null;
  source: ArrivalSource;
  platform: KnownPlatform['platform'];
}

function toItem(card: MovieCard | SeriesCard, { day, changedAt, source, platform }: Arrival): FeedItem {
  const isMovie = card.media_type === 'movie';
  const title = isMovie ? card.title : card.name;
  const say = source === 'availability-diff' ? feedEntries.arrived : feedEntries.released;
  return {
    id: `${isMovie ? 'filme' : 'serie'}-${card.id}-${platform.slug}`,
    title: say(title, platform),
    text: [
      isMovie ? feedEntries.movie : feedEntries.series,
      card.genres.map(({ name }) => name).join(', '),
      feedEntries.on(formatLongDate(day)),
    ]
      .filter(Boolean)
      .join(' · '),
    path: isMovie ? paths.movie(card.slug) : paths.oneSeries(card.slug),
    ...{ day, changedAt },
  };
}
