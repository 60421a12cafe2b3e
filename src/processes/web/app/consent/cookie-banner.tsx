import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import { isMeasured } from '#shared/domain/site/measured-page.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { consent } from '#shared/text/consent.ts';
import button from '../design/button.module.css';
import { classNames } from '../design/class-names.ts';
import { Icon } from '../design/pictures/icon.tsx';
import { useHasScript } from '../design/use-has-script.ts';
import styles from './cookie-banner.module.css';
import { saveCookieChoice } from './cookie-choice.ts';
import { useBanner } from './use-banner.ts';

/**
 * Floats over the page: takes no focus and no space, and does not block scrolling. Without script a choice could not be
 * stored, so there is no banner. The live region exists before the banner, so that screen readers announce it.
 */
export function CookieBanner() {
  const { isShown, close } = useBanner();
  const { pathname } = useLocation();
  if (!useHasScript() || !isMeasured(pathname)) return null;
  return <div aria-live="polite">{isShown && <Banner onClose={close} />}</div>;
}

/** Refusing comes first and looks the same as accepting. */
function Banner({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const look = classNames(button.button, button.outline);
  return (
    <section className={styles.banner} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {consent.title}
      </h2>
      <p className={styles.words}>
        {consent.explanation} <Link to={paths.privacy()}>{consent.policy}</Link>.
      </p>
      <div className={styles.choices}>
        <button type="button" className={look} onClick={() => saveCookieChoice('declined')}>
          {consent.decline}
        </button>
        <button type="button" className={look} onClick={() => saveCookieChoice('accepted')}>
          {consent.accept}
        </button>
      </div>
      <button type="button" className={styles.close} aria-label={consent.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </section>
  );
}
