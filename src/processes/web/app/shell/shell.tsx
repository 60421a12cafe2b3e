import type { ReactNode } from 'react';
import { shell } from '#shared/text/shell.ts';
import { FirstPage } from '../browser-cache/first-page.ts';
import { OfflineHold } from '../browser-cache/offline-hold.tsx';
import { CookieBanner } from '../consent/cookie-banner.tsx';
import { MeasurementAfterConsent } from '../consent/measurement-after-consent.tsx';
import { Toasts } from '../design/dialogs/toast.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Later } from './later.tsx';
import styles from './shell.module.css';
import { SiteLinks } from './site-links.tsx';

const CONTENT_ID = 'conteudo';

/** The frame of every page, including failed ones. */
export function Shell({ siteName, children }: { siteName: string; children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href={`#${CONTENT_ID}`}>
        {shell.skipToContent}
      </a>
      <Header siteName={siteName} />
      <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer siteName={siteName} />
      <SiteLinks />
      <CookieBanner />
      <Later part="AfterFooter" />
      <FirstPage />
      <OfflineHold />
      <Toasts />
      <MeasurementAfterConsent />
    </>
  );
}
