import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import { formatLongDate } from '#shared/domain/format.ts';
import { CACHE_TTL_SECONDS, FEED } from '#shared/domain/limits.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { tags } from '#shared/domain/tags.ts';
import { feedWords } from '#shared/text/feeds.ts';
import type { Answer } from '../catalogue/documents/answer.ts';
import type { Built } from '../catalogue/documents/read-document.ts';
import { readList } from '../catalogue/documents/read-list.ts';
import { readMovieCards } from '../catalogue/titles/title-cards.ts';
import type { Context } from '../context.ts';
import { listOpenings } from '../store/site/feed-rows.ts';
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
  const { cards, parts } = await readMovieCards(ctx, await listOpenings(ctx.db, days, FEED.items));
  const items = cards.flatMap((card) =>
    card.release_date === null
      ? []
      : {
          id: `filme-${card.id}-estreia`,
          title: feedWords.premiere(card.title),
          text: [card.genres.map(({ name }) => name).join(', '), feedWords.on(formatLongDate(card.release_date))]
            .filter(Boolean)
            .join(' · '),
          path: paths.movie(card.slug),
          day: card.release_date,
        },
  );
  const { upcomingTitle: title, upcomingDescription: description } = feedWords;
  return { value: { title, description, path: paths.ranked('upcoming'), slug: '', builtOn: today, items }, parts };
}
