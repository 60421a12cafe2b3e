// First, so that every component's own stylesheet comes after and wins.
import './styles/tokens.css';
import './styles/base.css';

import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router';
import { shell } from '#shared/text/shell.ts';
import type { Route } from './+types/root.ts';
import { backendContext } from './backend.server.ts';
import faviconUrl from './brand/favicon.svg';
import { passHeaders } from './cache.ts';
import { hasLoadingPage, LoadingPage } from './lists/loading-page.tsx';
import { describeFailedPage } from './seo/page-meta.ts';
import { Shell } from './shell/shell.tsx';
import latinFontUrl from './styles/fonts/archivo-latin-wdth.woff2';
import { FailurePage } from './system/failure-page.tsx';
import { NotFoundPage } from './system/not-found-page.tsx';
import { usePendingPath } from './ui/use-pending.ts';

export const headers = passHeaders;

export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(backendContext);
  return { site };
}

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: faviconUrl, type: 'image/svg+xml' },
  { rel: 'preload', href: latinFontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
];

/** Every route describes itself; the root speaks only for the pages of its error boundary. */
export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (!error) return [];
  const siteName = loaderData?.site.name ?? shell.product;
  return describeFailedPage(siteName, error);
};

export function Layout({ children }: { children: ReactNode }) {
  const siteName = useRouteLoaderData<typeof loader>('root')?.site.name ?? shell.product;
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#1a1b1d" />
        <Meta />
        <Links />
      </head>
      <body>
        <Shell siteName={siteName}>{children}</Shell>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** A list that keeps its visitor waiting is drawn in boxes; any other page stays until the next one is there. */
export default function Root() {
  const pendingPath = usePendingPath();
  return pendingPath !== undefined && hasLoadingPage(pendingPath) ? <LoadingPage path={pendingPath} /> : <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isNotFound(error) ? <NotFoundPage /> : <FailurePage />;
}

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
