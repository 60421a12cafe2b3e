import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { routerFetch } from './browser-cache/router-fetch.ts';
import { refuseUntrustedHtml } from './trusted-types.ts';

declare global {
  interface Window {
    /** Set by the page's start script once the modules of its routes have loaded. */
    __reactRouterRouteModules?: unknown;
  }
}

/** The first route module to load imports this file (it contains React), so the other route modules may still be loading. */
function start(): void {
  if (!window.__reactRouterRouteModules) {
    setTimeout(start);
    return;
  }
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter unstable_fetch={routerFetch} />
      </StrictMode>,
    );
  });
}

refuseUntrustedHtml();
start();
