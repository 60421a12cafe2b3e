import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { refuseUntrustedHtml } from './trusted-types.ts';

declare global {
  interface Window {
    /** Set by the page itself, when the modules of its routes have come. */
    __reactRouterRouteModules?: unknown;
  }
}

/** This file is read with the first module of the page's routes (React is in it); the others may still be on their way. */
function start(): void {
  if (!window.__reactRouterRouteModules) {
    setTimeout(start);
    return;
  }
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

refuseUntrustedHtml();
start();
