import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { shell } from '#shared/text/shell.ts';
import { Icon } from '../design/pictures/icon.tsx';
import styles from './menu.module.css';
import { SearchForm } from './search-form.tsx';
import { currentMark, SECTIONS } from './sections.ts';

export interface MenuHandle {
  openSearch: () => void;
}

/** The navigation of small screens. A native `<details>` opens and closes it, so it needs no script to work. */
export function Menu({ ref }: { ref: Ref<MenuHandle> }) {
  const details = useRef<HTMLDetailsElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const { key, pathname } = useLocation();

  // `key` is new for every navigation, also for one to the page already shown.
  useEffect(() => {
    if (details.current) details.current.open = false;
  }, [key]);

  useImperativeHandle(ref, () => ({
    openSearch() {
      if (details.current) details.current.open = true;
      searchField.current?.focus();
    },
  }));

  return (
    <details
      ref={details}
      className={styles.menu}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return;
        details.current.open = false;
        details.current.querySelector('summary')?.focus();
      }}
    >
      <summary className={styles.burger}>
        <span className={styles.whenClosed}>
          <Icon name="menu" />
          <span className="visually-hidden">{shell.openMenu}</span>
        </span>
        <span className={styles.whenOpen}>
          <Icon name="close" />
          <span className="visually-hidden">{shell.closeMenu}</span>
        </span>
      </summary>
      <div className={styles.panel}>
        <SearchForm label={shell.menuSearch} fieldRef={searchField} isInMenu />
        <nav aria-label={shell.menuNavigation}>
          {SECTIONS.map((section) => (
            <Link key={section.to} to={section.to} aria-current={currentMark(section, pathname)}>
              {section.label}
            </Link>
          ))}
        </nav>
      </div>
    </details>
  );
}
