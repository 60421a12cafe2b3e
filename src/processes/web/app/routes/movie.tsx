import { redirect } from 'react-router';
import { cacheHeaders } from '#shared/domain/cache-headers.ts';
import { isFailure } from '#shared/domain/failure.ts';
import { paths } from '#shared/domain/paths.ts';
import { backendContext } from '../backend.server.ts';
import { cached, notFound, passHeaders, unavailable } from '../cache.ts';
import { describePage } from '../seo/page-meta.ts';
import { MoviePage } from '../title/movie-page.tsx';
import { toMovieView } from '../title/movie-view.ts';
import type { Route } from './+types/movie.ts';

export const headers = passHeaders;

/** A film we could not ask TMDB about may be there in a moment: its 404 is forgotten sooner than the others. */
const UNREACHABLE_SECONDS = 10;

export async function loader({ params, context }: Route.LoaderArgs) {
  const backend = context.get(backendContext);
  const movie = await backend.functions.getMovieDetails({ movieSlug: params.slugId }).catch((error: unknown) => {
    if (!isFailure(error)) throw error;
    if (error.code === 'not-found' || error.code === 'invalid-argument') throw notFound();
    if (error.isUnheld) throw notFound(UNREACHABLE_SECONDS);
    if (error.code === 'unavailable') throw unavailable();
    throw error;
  });

  const lifetime = backend.lifetimeOf(movie);
  // To a path we build ourselves, whatever the document says: never to another site, never with the visitor's query.
  if (movie.redirectInfo.shouldRedirect) {
    throw redirect(paths.movie(movie.slug), { status: 301, headers: cacheHeaders(lifetime) });
  }
  return cached(toMovieView(movie), lifetime);
}

export const meta: Route.MetaFunction = ({ loaderData: movie, matches }) => {
  if (!movie) return [];
  const { title, description, imageUrl, canonicalUrl } = movie.seo;
  return describePage(matches[0].loaderData.site, {
    title,
    description,
    canonical: canonicalUrl,
    image: imageUrl,
    kind: 'video.movie',
    noindex: movie.noindex,
  });
};

export default function Movie({ loaderData: movie }: Route.ComponentProps) {
  return <MoviePage movie={movie} />;
}
