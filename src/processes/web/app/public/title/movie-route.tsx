import { toBrazilianDay } from '#shared/domain/day.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { errors } from '#shared/text/errors.ts';
import { ask, askDraft } from '#web/ask.ts';
import { pageContext } from '#web/contexts.ts';
import { loadCached } from '../../browser-cache/client-loader.ts';
import { answerTitleFailure, cached, passHeaders, permanentRedirect } from '../../cache.ts';
import { sanitiseHtml } from '../../rich-text/sanitise-html.server.ts';
import { describeDocument, describeFailedPage } from '../../seo/page-meta.ts';
import { ListFailure } from '../lists/list-failure.tsx';
import { renderNews } from '../news/news-html.server.tsx';
import { toMovieThings } from '../structured-data/movie-thing.server.ts';
import { addStructuredData, addWidgetLink } from '../structured-data/structured-data.server.ts';
import type { Route } from './+types/movie-route';
import { renderPast } from './history/history-html.server.tsx';
import { MoviePage } from './movie-page.tsx';
import { toMovieView } from './movie-view.ts';
import { renderVoices } from './voices/voices-html.server.tsx';

export const headers = passHeaders;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx, site } = context.get(pageContext);
  const asked =
    params.token === undefined
      ? ask(context, 'getMovieDetails', { movieSlug: params.slugId })
      : askDraft(context, 'movie', params.token);
  const { value: movie, lifetime } = await asked.catch(answerTitleFailure);

  // Redirects only to a path we build ourselves, whatever the document says: never to another site, never with the visitor's query.
  if (movie.redirectInfo.shouldRedirect) throw permanentRedirect(paths.movie(movie.slug), lifetime);
  addStructuredData(context, () => toMovieThings(movie, site));
  if (params.token === undefined)
    addWidgetLink(context, { siteUrl: site.url, path: paths.movie(movie.slug), title: movie.title });
  const today = toBrazilianDay(ctx.now());
  const view = toMovieView(movie, {
    today,
    sanitise: sanitiseHtml,
    renderPast,
    renderVoices,
    renderNews,
    isDemo: site.isDemo,
  });
  return cached(view, { ...lifetime, isDated: lifetime.isDated || view.ticketUntil !== null });
}

export const clientLoader = loadCached;

export const meta: Route.MetaFunction = ({ loaderData: movie, error, matches }) => {
  const { site } = matches[0].loaderData;
  if (error || !movie) return describeFailedPage(site.name, error);
  return describeDocument(site, movie, { kind: 'video.movie' });
};

export default function Movie({ loaderData: movie }: Route.ComponentProps) {
  return <MoviePage movie={movie} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListFailure error={error} message={errors.movieDetails} />;
}
