import { toBrazilianDay } from '#shared/domain/day.ts';
import { ROTATION } from '#shared/domain/limits.ts';
import { parseTitleKeys, startMonths, writeTitleKeys } from '#shared/domain/rotation/rotation-query.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { rotation as text } from '#shared/text/platforms/rotation.ts';
import { shell } from '#shared/text/shell.ts';
import { ask, joinLifetimes } from '#web/ask.ts';
import { pageContext } from '#web/contexts.ts';
import { loadCached } from '../../browser-cache/client-loader.ts';
import { answerFailure, cached, notFound, passHeaders, permanentRedirect } from '../../cache.ts';
import { describeFailedPage, describePage } from '../../seo/page-meta.ts';
import { findCanonical, readQuery } from '../lists/address.ts';
import { ListFailure } from '../lists/list-failure.tsx';
import { toBreadcrumbList } from '../structured-data/breadcrumb-list.server.ts';
import { addStructuredData } from '../structured-data/structured-data.server.ts';
import type { Route } from './+types/rotation-route';
import { rotationParameters } from './rotation-address.ts';
import { RotationPage } from './rotation-page.tsx';
import { toRotationView } from './rotation-view.ts';

export const headers = passHeaders;

/** `/rodizio`: the titles are in the address, and nowhere else. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { ctx, site } = context.get(pageContext);
  // Refused before anything is read: more titles than fit, or what is no title.
  if (!parseTitleKeys(url.searchParams.get(rotationParameters.titles.name) ?? '')) throw notFound();
  const canonical = findCanonical(paths.rotation(), rotationParameters, url);
  if (canonical) throw permanentRedirect(canonical);
  const query = readQuery(rotationParameters, url.searchParams);
  const today = toBrazilianDay(ctx.now());
  const isPast = query.start !== '' && !startMonths(today).includes(query.start);

  const [{ value: rotation, lifetime }, found] = await Promise.all([
    ask(context, 'getRotation', {
      ...{ t: writeTitleKeys(query.titles), horas: query.hours, meus: query.own.join(',') },
      // A link that was shared begins today if its month is over.
      inicio: isPast ? '' : query.start,
    }),
    query.search && query.titles.length < ROTATION.titles
      ? ask(context, 'searchAutocomplete', { query: query.search })
      : null,
  ]).catch(answerFailure);
  if (query.titles.length === 0 && !query.search)
    addStructuredData(context, () => toBreadcrumbList(site.url, paths.rotation()));
  const view = toRotationView({
    query: isPast ? { ...query, start: '' } : query,
    ...{ rotation, today, siteUrl: site.url },
    suggestions: found?.value.suggestions ?? null,
  });
  // It names months: no copy outlives the day.
  return cached(view, { ...(found ? joinLifetimes(lifetime, found.lifetime) : lifetime), isDated: true });
}

export const clientLoader = loadCached;

/** One page for search engines: every choice of titles is a view of it. */
export const meta: Route.MetaFunction = ({ loaderData: view, error, matches }) => {
  const { site } = matches[0].loaderData;
  if (error || !view) return describeFailedPage(site.name, error);
  return describePage(site, {
    title: shell.rotation,
    description: text.metaDescription,
    canonical: paths.rotation(),
    kind: 'website',
    noindex: !view.isWhole,
  });
};

export default function RotationRoute({ loaderData: view }: Route.ComponentProps) {
  return <RotationPage view={view} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListFailure error={error} message={text.failed} />;
}
