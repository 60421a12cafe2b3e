// First, so that each component's stylesheet follows and wins.
import './design/tokens.css';
import './design/base.css';
import './design/layout.css';

import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import { API_DOCS_ROUTE } from '#shared/domain/site/api-description.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { shell } from '#shared/text/shell.ts';
import { pageContext } from '#web/contexts.ts';
import type { Route } from './+types/root.ts';
import touchIconUrl from './brand/apple-touch-icon.png';
import faviconUrl from './brand/favicon.svg';
import iconUrl from './brand/icon-192.png';
import { askEarly } from './browser-cache/client-loader.ts';
import { passHeaders } from './cache.ts';
import fontUrl from './design/fonts/archivo.woff2';
import { watchPictures } from './design/pictures/watch-pictures.ts';
import { usePendingPath } from './design/use-pending.ts';
import { useTop } from './loading/use-top.ts';
import { FailurePage } from './public/system/failure-page.tsx';
import { NotFoundPage } from './public/system/not-found-page.tsx';
import { obeyRedirects } from './public/system/obey-redirects.server.ts';
import { describeFailedPage } from './seo/page-meta.ts';
import { THEME_COLOUR } from './seo/theme-colour.ts';
import { usePlaceholder } from './shell/later.tsx';
import { ScrollManner } from './shell/scroll-manner.tsx';
import { Shell } from './shell/shell.tsx';

// Before React hydrates: pictures may have loaded as placeholders long before.
if (typeof document !== 'undefined') watchPictures();

export const headers = passHeaders;

export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(pageContext);
  return { site };
}

/** The operator's configuration does not change during a visit. */
export const shouldRevalidate = () => false;

export const middleware = [obeyRedirects];

export const clientMiddleware = [askEarly];

export const links: Route.LinksFunction = () => [
  // Browsers that support SVG icons take the last one; the PNG is for the others.
  { rel: 'icon', href: iconUrl, type: 'image/png', sizes: '192x192' },
  { rel: 'icon', href: faviconUrl, type: 'image/svg+xml', sizes: 'any' },
  { rel: 'apple-touch-icon', href: touchIconUrl },
  { rel: 'manifest', href: paths.manifest() },
  { rel: 'preload', href: fontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
];

/** Every route describes itself; the root only describes the pages of its error boundary. */
export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (!error) return [];
  const siteName = loaderData?.site.name ?? shell.product;
  return describeFailedPage(siteName, error);
};

export function Layout({ children }: { children: ReactNode }) {
  const siteName = useRouteLoaderData<typeof loader>('root')?.site.name ?? shell.product;
  const matches = useMatches();
  // Admin pages have their own frame.
  const isAdmin = matches.some(({ id }) => id.startsWith('admin/'));
  // No browser runs that route, so only the server's build contains the check.
  const hasScript = !import.meta.env.SSR || matches.at(-1)?.id !== API_DOCS_ROUTE;
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={THEME_COLOUR} />
        <Meta />
        <Links />
      </head>
      <body>
        {isAdmin ? children : <Shell siteName={siteName}>{children}</Shell>}
        {isAdmin || <ScrollManner />}
        {hasScript && <ScrollRestoration />}
        {hasScript && <Scripts />}
      </body>
    </html>
  );
}

/** A slow navigation shows the next page's skeleton; for a page without one the old page stays. */
export default function Root() {
  const pendingPath = usePendingPath();
  const Loading = usePlaceholder(pendingPath);
  useTop(Loading !== undefined);
  return pendingPath !== undefined && Loading ? <Loading path={pendingPath} /> : <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isNotFound(error) ? <NotFoundPage /> : <FailurePage />;
}

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && (error.status === 404 || error.status === 410);
}
