import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import { formatLongDate } from '#shared/domain/format.ts';
import { CACHE_TTL_SECONDS, FEED } from '#shared/domain/limits.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { tags } from '#shared/domain/tags.ts';
import { feedEntries, feedWords } from '#shared/text/feeds.ts';
import type { Answer } from '../catalogue/documents/answer.ts';
import type { Built } from '../catalogue/documents/read-document.ts';
import { readList } from '../catalogue/documents/read-list.ts';
import { readMovieCards } from '../catalogue/titles/title-cards.ts';
import type { Context } from '../context.ts';
import { listPremieres } from '../store/site/feed-rows.ts';
import { Feed } from './feed.ts';

/** Films that will be released in Brazil, the next one first. */
export function getUpcomingFeed(ctx: Context): Promise<Answer<Feed>> {
  return readList(ctx, {
    type: 'upcoming-feed',
    asked: {},
    schema: Feed,
    ttlSeconds: CACHE_TTL_SECONDS.popular,
    lists: [tags.movieList()],
    build,
  });
}

async function build(ctx: Context): Promise<Built<Feed>> {
  const today = toBrazilianDay(ctx.now());
  const days = { from: today, to: addDays(today, FEED.daysAhead) };
  const premieres = await listPremieres(ctx.db, days, FEED.items);
  const { cards, parts } = await readMovieCards(
    ctx,
    premieres.map(({ id }) => id),
  );
  const items = premieres.flatMap(({ id, day, changed_at: changedAt }) => {
    const card = cards.find((each) => each.id === id);
    if (!card) return [];
    return {
      id: `filme-${id}-estreia`,
      title: feedEntries.premiere(card.title),
      text: [card.genres.map(({ name }) => name).join(', '), feedEntries.on(formatLongDate(day))]
        .filter(Boolean)
        .join(' · '),
      path: paths.movie(card.slug),
      ...{ day, changedAt },
    };
  });
  const { upcomingTitle: title } = feedWords;
  const { upcomingDescription: description } = feedEntries;
  return { value: { title, description, path: paths.ranked('upcoming'), slug: '', builtOn: today, items }, parts };
}
