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
import { toSeriesThings } from '../structured-data/series-thing.server.ts';
import { addStructuredData, addWidgetLink } from '../structured-data/structured-data.server.ts';
import type { Route } from './+types/series-route';
import { renderPast } from './history/history-html.server.tsx';
import { SeriesPage } from './series/series-page.tsx';
import { toSeriesView } from './series/series-view.ts';
import { renderVoices } from './voices/voices-html.server.tsx';

export const headers = passHeaders;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx, site } = context.get(pageContext);
  const asked =
    params.token === undefined
      ? ask(context, 'getTVDetails', { seriesSlug: params.slugId })
      : askDraft(context, 'series', params.token);
  const { value: series, lifetime } = await asked.catch(answerTitleFailure);

  // As for films: redirects only to a path we build ourselves.
  if (series.redirectInfo.shouldRedirect) throw permanentRedirect(paths.oneSeries(series.slug), lifetime);
  addStructuredData(context, () => toSeriesThings(series, site));
  if (params.token === undefined)
    addWidgetLink(context, { siteUrl: site.url, path: paths.oneSeries(series.slug), title: series.name });
  const tools = { today: toBrazilianDay(ctx.now()), sanitise: sanitiseHtml, renderPast, renderVoices, renderNews };
  return cached(toSeriesView(series, tools), lifetime);
}

export const clientLoader = loadCached;

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
