import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '#shared/domain/site/paths.ts';
import { consent } from '#shared/text/consent.ts';
import button from '../design/button.module.css';
import { classNames } from '../design/class-names.ts';
import { Icon } from '../design/pictures/icon.tsx';
import styles from './cookie-banner.module.css';
import { saveCookieChoice } from './cookie-choice.ts';

/** What closes by Escape itself. */
const CLOSES_FIRST = 'dialog[open], details[open]:focus-within, [aria-expanded="true"]:focus';

/** Refusing comes first and looks the same as accepting. */
export function ConsentBar({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const bar = useRef<HTMLElement>(null);
  const look = classNames(button.button, button.outline);

  // Its height grows with the text: the end of the page, focused elements and toasts stay above it. One more for fractions of a pixel.
  useEffect(() => {
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(() =>
      style.setProperty('--consent-h', `${(bar.current?.offsetHeight ?? 0) + 1}px`),
    );
    if (bar.current) sizes.observe(bar.current);
    return () => {
      sizes.disconnect();
      style.removeProperty('--consent-h');
    };
  }, []);

  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector(CLOSES_FIRST)) onClose();
    };
    // Before a handler closes what is open.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [onClose]);

  return (
    <section ref={bar} className={styles.banner} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {consent.title}
      </h2>
      <Link className={styles.policy} to={paths.privacy()}>
        {consent.policy}
      </Link>
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
