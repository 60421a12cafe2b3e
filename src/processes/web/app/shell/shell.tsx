import type { ReactNode } from 'react';
import { shell } from '#shared/text/shell.ts';
import { OfflineHold } from '../browser-cache/offline-hold.tsx';
import { PageLife } from '../browser-cache/page-life.tsx';
import { CookieBanner } from '../consent/cookie-banner.tsx';
import { Measurement } from '../consent/measurement.tsx';
import { Toasts } from '../ui/dialogs/toast.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import styles from './shell.module.css';
import { SiteLinks } from './site-links.tsx';
import { WholeFocus } from './whole-focus.tsx';

const CONTENT_ID = 'conteudo';

/** The frame of every page, including failed ones. */
export function Shell({ siteName, children }: { siteName: string; children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href={`#${CONTENT_ID}`}>
        {shell.skipToContent}
      </a>
      <CookieBanner />
      <Header siteName={siteName} />
      <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer siteName={siteName} />
      <SiteLinks />
      <RouteAnnouncer />
      <WholeFocus />
      <PageLife />
      <OfflineHold />
      <Toasts />
      <Measurement />
    </>
  );
}
