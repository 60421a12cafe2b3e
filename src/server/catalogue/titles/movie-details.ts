import type {
  Gallery,
  GetMovieDetails,
  GetMovieImages,
  MovieDetails,
  MovieDocument,
} from '#shared/contract/movie-details.ts';
import { SIMILAR_TITLES } from '#shared/domain/limits.ts';
import { paths } from '#shared/domain/site/paths.ts';
import type { Context } from '../../context.ts';
import { type Answer, extendAnswer, fieldOf, mapAnswer, replaceField } from '../documents/answer.ts';
import { readDetails, toRedirectInfo } from '../documents/read-details.ts';
import { withPlatformSettings } from '../taxonomy/platform-settings.ts';
import { withRenamedGenres } from '../taxonomy/renamed-genres.ts';
import { MOVIE } from './build-title.ts';

export async function getMovieDetails(
  ctx: Context,
  { movieId, movieSlug, similarOptions }: GetMovieDetails,
): Promise<Answer<MovieDetails>> {
  const asked = { id: movieId, slug: movieSlug };
  const current = withoutEndedTicket(await readDetails(ctx, MOVIE, asked), ctx.now());
  const named = await withRenamedGenres(ctx, 'movie', current);
  const document = await withPlatformSettings(ctx, named, fieldOf(named, 'title'));

  const limit = similarOptions?.limit ?? SIMILAR_TITLES;
  const movie =
    limit < SIMILAR_TITLES
      ? mapAnswer(document, (value) => ({ ...value, similarMovies: value.similarMovies.slice(0, limit) }))
      : document;
  return extendAnswer(movie, toRedirectInfo(asked, fieldOf(document, 'slug'), paths.movie));
}

/** The document already has the gallery; this returns only that part. */
export async function getMovieImages(ctx: Context, { movieId }: GetMovieImages): Promise<Answer<Gallery>> {
  const document = await readDetails(ctx, MOVIE, { id: movieId, slug: undefined });
  return mapAnswer(document, ({ id, images }) => ({ id, ...images }));
}

/** An expired document is served once more while it is rebuilt; its ticket link may have ended by then. */
function withoutEndedTicket(answer: Answer<MovieDocument>, now: Date): Answer<MovieDocument> {
  if (!answer.freshUntil || answer.freshUntil > now) return answer;
  const ingresso = fieldOf(answer, 'ingresso');
  if (ingresso.until === null || new Date(ingresso.until) > now) return answer;
  return replaceField(answer, 'ingresso', { ...ingresso, url: null, until: null });
}
