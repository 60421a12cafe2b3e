import { toBrazilianDay } from '#shared/domain/day.ts';
import { formatLongDate } from '#shared/domain/format.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { feedEntries } from '#shared/text/feeds.ts';
import { type Answer, mapAnswer } from '../catalogue/documents/answer.ts';
import { getMovieDetails } from '../catalogue/titles/movie-details.ts';
import type { Context } from '../context.ts';
import type { Feed } from './feed.ts';

/** When a film opens in Brazilian cinemas; empty if it does not. */
export async function getMovieFeed(ctx: Context, slug: string): Promise<Answer<Feed>> {
  const movie = await getMovieDetails(ctx, { movieId: undefined, movieSlug: slug, similarOptions: undefined });
  const builtOn = toBrazilianDay(ctx.now());
  const changedAt = (movie.builtAt ?? ctx.now()).toISOString();
  return mapAnswer(movie, ({ id, slug: current, title, cinema }) => ({
    title: feedEntries.movieTitle(title),
    description: feedEntries.movieDescription(title),
    path: paths.movie(current),
    slug: current,
    builtOn,
    items:
      cinema.state === 'opens'
        ? [
            {
              id: `filme-${id}-estreia`,
              title: feedEntries.premiere(title),
              text: feedEntries.on(formatLongDate(cinema.date)),
              path: paths.movie(current),
              day: cinema.date,
              changedAt,
            },
          ]
        : [],
  }));
}
