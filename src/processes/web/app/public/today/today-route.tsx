import { toBrazilianMinute } from '#shared/domain/day.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { writeSeen } from '#shared/domain/today/wishes.ts';
import { today } from '#shared/text/today.ts';
import { ask, joinLifetimes } from '#web/ask.ts';
import { pageContext } from '#web/contexts.ts';
import { loadCached } from '../../browser-cache/client-loader.ts';
import { answerFailure, cached, passHeaders, permanentRedirect } from '../../cache.ts';
import { describeFailedPage, describePage } from '../../seo/page-meta.ts';
import { ListFailure } from '../lists/list-failure.tsx';
import { toBreadcrumbList } from '../structured-data/breadcrumb-list.server.ts';
import { addStructuredData } from '../structured-data/structured-data.server.ts';
import type { Route } from './+types/today-route';
import { TodayPage } from './today-page.tsx';
import { buildTodayAddress, readTodayQuery, todayParameters } from './today-query.ts';
import { toTodayView } from './today-view.ts';

export const headers = passHeaders;

/** `/hoje`: every wish is in the address. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { ctx, site } = context.get(pageContext);
  const { value: listed, lifetime: platformsLifetime } = await ask(context, 'getStreaming', {}).catch(answerFailure);
  const { providers: platforms } = listed;
  const query = readTodayQuery(
    url.searchParams,
    platforms.map(({ slug }) => slug),
  );
  const address = buildTodayAddress(query);
  if (address !== toSaid(url)) throw permanentRedirect(address, platformsLifetime);

  const { value: answers, lifetime } = await ask(context, 'getToday', {
    ...{ tempo: query.time, com: query.company, onde: query.place, clima: query.mood },
    ...{ plataformas: query.platforms.join(','), vistos: writeSeen(query.seen) },
  }).catch(answerFailure);
  if (address === paths.today()) addStructuredData(context, () => toBreadcrumbList(site.url, address));
  const view = toTodayView({ query, answers, platforms, minute: toBrazilianMinute(ctx.now()) });
  return cached(view, joinLifetimes(lifetime, platformsLifetime));
}

/** The address as it came, without parameters the page does not read. */
function toSaid(url: URL): string {
  const names = new Set(Object.values(todayParameters).map(({ name }) => name));
  const said = new URLSearchParams([...url.searchParams].filter(([name]) => names.has(name)));
  return said.size === 0 ? url.pathname : `${url.pathname}?${said.toString().replaceAll('%2C', ',')}`;
}

export const clientLoader = loadCached;

/** One page for search engines: every choice of wishes is a view of it. */
export const meta: Route.MetaFunction = ({ loaderData: view, error, matches }) => {
  const { site } = matches[0].loaderData;
  if (error || !view) return describeFailedPage(site.name, error);
  return describePage(site, {
    title: today.title,
    description: view.description,
    canonical: paths.today(),
    kind: 'website',
    noindex: !view.isWhole,
  });
};

export default function Today({ loaderData: view }: Route.ComponentProps) {
  return <TodayPage view={view} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListFailure error={error} message={today.failed} />;
}
