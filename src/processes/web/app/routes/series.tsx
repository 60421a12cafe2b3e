import { paths } from '#shared/domain/paths.ts';
import { errors } from '#shared/text/errors.ts';
import { backendContext } from '../backend.server.ts';
import { loadKept } from '../browser-cache/client-loader.ts';
import { answerTitleFailure, cached, movedTo, passHeaders } from '../cache.ts';
import { ListFailure } from '../lists/list-failure.tsx';
import { sanitiseHtml } from '../rich-text/sanitise-html.server.ts';
import { describeDocument, describeFailedPage } from '../seo/page-meta.ts';
import { toSeriesThings } from '../structured-data/series-thing.server.ts';
import { tellSearchEngines } from '../structured-data/structured-data.server.ts';
import { SeriesPage } from '../title/series-page.tsx';
import { toSeriesView } from '../title/series-view.ts';
import type { Route } from './+types/series.ts';

export const headers = passHeaders;

export async function loader({ params, context }: Route.LoaderArgs) {
  const backend = context.get(backendContext);
  const asked =
    params.token === undefined
      ? backend.functions.getTVDetails({ seriesSlug: params.slugId })
      : backend.previews.series(params.token);
  const series = await asked.catch(answerTitleFailure);

  const lifetime = backend.lifetimeOf(series);
  // As for films: redirects only to a path we build ourselves.
  if (series.redirectInfo.shouldRedirect) throw movedTo(paths.oneSeries(series.slug), lifetime);
  tellSearchEngines(context, () => toSeriesThings(series, backend.site));
  return cached(toSeriesView(series, { today: backend.today, sanitise: sanitiseHtml }), lifetime);
}

export const clientLoader = loadKept;

export const meta: Route.MetaFunction = ({ loaderData: series, error, matches }) => {
  const { site } = matches[0].loaderData;
  if (error || !series) return describeFailedPage(site.name, error);
  return describeDocument(site, series, { kind: 'video.tv_show' });
};

export default function Series({ loaderData: series }: Route.ComponentProps) {
  return <SeriesPage series={series} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListFailure error={error} message={errors.seriesDetails} />;
}
