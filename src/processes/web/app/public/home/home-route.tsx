import { isRouteErrorResponse } from 'react-router';
import { isDay } from '#shared/domain/day.ts';
import { HOME_FALLBACK_SECONDS } from '#shared/domain/limits.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { errors } from '#shared/text/errors.ts';
import { home } from '#shared/text/home.ts';
import { seo } from '#shared/text/seo.ts';
import { ask, askDraft } from '#web/ask.ts';
import { pageContext } from '#web/contexts.ts';
import { BrowserFailure } from '../../browser-cache/browser-failure.ts';
import { loadCached } from '../../browser-cache/client-loader.ts';
import { cached, passHeaders } from '../../cache.ts';
import { describePage, describeSystemPage } from '../../seo/page-meta.ts';
import { toSiteThings } from '../structured-data/site-things.server.ts';
import { addStructuredData } from '../structured-data/structured-data.server.ts';
import type { Route } from './+types/home-route';
import { HomeFailure } from './home-failure.tsx';
import { HomePage } from './home-page.tsx';
import { toHomeRefusal } from './home-refusal.ts';
import { toHomeView } from './home-view.ts';

export const headers = passHeaders;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const asked =
    'token' in params && params.token
      ? askDraft(context, 'home', params.token, readDay(request))
      : ask(context, 'getHomeAll', {});
  const { value: data, lifetime } = await asked.catch((error: unknown) => {
    throw toHomeRefusal(error);
  });
  const { site } = context.get(pageContext);
  addStructuredData(context, () => toSiteThings(site));
  // Fallback data is cached briefly, so that our own data replaces it soon.
  return cached(toHomeView(data), data.isFallback ? { ...lifetime, ttlSeconds: HOME_FALLBACK_SECONDS } : lifetime);
}

/** The day of a preview. */
function readDay(request: Request): string | undefined {
  const day = new URL(request.url).searchParams.get('dia') ?? '';
  return isDay(day) ? day : undefined;
}

export const clientLoader = loadCached;

export const meta: Route.MetaFunction = ({ matches, error }) => {
  const { site } = matches[0].loaderData;
  if (error) return describeSystemPage(site.name, seo.defaultTitle(site.name));
  return describePage(site, {
    title: seo.defaultTitle(site.name),
    description: home.description,
    canonical: paths.home(),
    kind: 'website',
  });
};

export default function Home({ loaderData: view }: Route.ComponentProps) {
  return <HomePage view={view} />;
}

/** The home page keeps its layout when it has no data. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <HomeFailure reason={reasonOf(error)} />;
}

function reasonOf(error: unknown): string {
  if (error instanceof BrowserFailure) return error.message;
  return isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : errors.home;
}
