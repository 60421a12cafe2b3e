import { PageLife } from '../browser-cache/page-life.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { WholeFocus } from './whole-focus.tsx';

export { findLoadingPage } from '../loading/loading-page.tsx';
export { DataSaverSwitch } from './data-saver-switch.tsx';
export { MenuServices } from './menu-services.tsx';

/** Needed from the first navigation on: none of it is in the page that the server sends. */
export function AfterFooter() {
  return (
    <>
      <RouteAnnouncer />
      <WholeFocus />
      <PageLife />
    </>
  );
}
