import { isDay, mondayOf, secondsLeftOfDay, toBrazilianDay } from '#shared/domain/day.ts';
import { isAgendaWeek } from '#shared/domain/site/agenda-week.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { agenda as words } from '#shared/text/agenda.ts';
import { seo } from '#shared/text/seo.ts';
import { ask, joinLifetimes } from '#web/ask.ts';
import { pageContext } from '#web/contexts.ts';
import { loadCached } from '../../browser-cache/client-loader.ts';
import { answerFailure, cached, notFound, passHeaders, permanentRedirect } from '../../cache.ts';
import { describeFailedPage, describePage } from '../../seo/page-meta.ts';
import { findCanonical, readQuery } from '../lists/address.ts';
import { ListFailure } from '../lists/list-failure.tsx';
import { toListThings } from '../structured-data/list-things.server.ts';
import { addStructuredData } from '../structured-data/structured-data.server.ts';
import type { Route } from './+types/agenda-route';
import { AgendaPage } from './agenda-page.tsx';
import { agendaParameters } from './agenda-query.ts';
import { toAgendaView } from './agenda-view.ts';

export const headers = passHeaders;

/** `/agenda` is this week; `/agenda/2026-11-16` the week of that Monday, to which its other days redirect. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { ctx, site } = context.get(pageContext);
  const now = ctx.now();
  const today = toBrazilianDay(now);
  const day = params.day ?? today;
  if (!isDay(day) || !isAgendaWeek(mondayOf(day), today)) throw notFound();
  const path = paths.agenda(params.day && mondayOf(day));
  const canonical = findCanonical(path, agendaParameters, url);
  if (canonical !== undefined) throw permanentRedirect(canonical);

  const { platform } = readQuery(agendaParameters, url.searchParams);
  const [{ value: listed, lifetime: platformsLifetime }, { value: agenda, lifetime }] = await Promise.all([
    ask(context, 'getStreaming', {}),
    ask(context, 'getAgenda', { semana: mondayOf(day), plataforma: platform }),
  ]).catch(answerFailure);
  const view = toAgendaView({ agenda, path, today, platform, platforms: listed.providers });
  if (view.isWhole) addStructuredData(context, () => toListThings(describeList(view), site));
  const joined = joinLifetimes(lifetime, platformsLifetime);
  // It says which day is today, so no copy may outlive the day.
  return cached(view, {
    ...{ ...joined, isDated: true },
    ttlSeconds: Math.min(joined.ttlSeconds, secondsLeftOfDay(now)),
  });
}

function describeList({ days }: ReturnType<typeof toAgendaView>) {
  const items = days.flatMap(({ lanes }) => lanes.flatMap((lane) => lane.items.map(({ to }) => to)));
  const itemPaths = [...new Set(items)];
  return {
    ...{ address: paths.agenda(), name: words.title, description: words.description, itemPaths },
    ...{ total: itemPaths.length, isChronological: true },
  };
}

export const clientLoader = loadCached;

/** One page for search engines, which is always this week. */
export const meta: Route.MetaFunction = ({ loaderData: view, error, matches }) => {
  const { site } = matches[0].loaderData;
  if (error || !view) return describeFailedPage(site.name, error);
  return describePage(site, {
    title: words.title,
    ending: seo.daysEnding(view.range),
    description: words.description,
    canonical: paths.agenda(),
    kind: 'website',
    noindex: !view.isWhole,
  });
};

export default function AgendaWeek({ loaderData: view }: Route.ComponentProps) {
  return <AgendaPage view={view} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListFailure error={error} message={words.failed} />;
}
