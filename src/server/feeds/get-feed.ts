import type { FeedKind } from '#shared/domain/site/feed-address.ts';
import type { Answer } from '../catalogue/documents/answer.ts';
import type { Context } from '../context.ts';
import { getAgendaFeed } from './agenda-feed.ts';
import { getDeparturesFeed } from './departures-feed.ts';
import type { Feed } from './feed.ts';
import { getMovieFeed } from './movie-feed.ts';
import { getPersonFeed } from './person-feed.ts';
import { getPlatformFeed } from './platform-feed.ts';
import { getRecordFeed } from './record-feed.ts';
import { getSeriesFeed } from './series-feed.ts';
import { getUpcomingFeed } from './upcoming-feed.ts';

/** The feeds by the word in their URL. Throw a `Failure` for an unknown slug. */
const FEEDS: Readonly<Record<FeedKind, (ctx: Context, slug: string) => Promise<Answer<Feed>>>> = {
  plataforma: getPlatformFeed,
  saidas: getDeparturesFeed,
  lancamentos: getUpcomingFeed,
  filme: getMovieFeed,
  serie: getSeriesFeed,
  pessoa: getPersonFeed,
  colecoes: (ctx) => getRecordFeed(ctx, 'collection'),
  noticias: (ctx) => getRecordFeed(ctx, 'news'),
  agenda: getAgendaFeed,
};

export function getFeed(ctx: Context, kind: FeedKind, slug: string): Promise<Answer<Feed>> {
  return FEEDS[kind](ctx, slug);
}
