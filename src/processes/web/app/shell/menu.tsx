import { type Ref, useImperativeHandle, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '#shared/domain/site/paths.ts';
import { shell } from '#shared/text/shell.ts';
import { Icon } from '../design/pictures/icon.tsx';
import { Later } from './later.tsx';
import styles from './menu.module.css';
import { SearchForm } from './search-form.tsx';
import { currentMark, SECTIONS } from './sections.ts';
import { ShortcutTiles } from './shortcut-tiles.tsx';
import { useDisclosure } from './use-disclosure.ts';

export interface MenuHandle {
  openSearch: () => void;
}

/** The navigation of small screens. */
export function Menu({ ref }: { ref: Ref<MenuHandle> }) {
  const details = useDisclosure();
  const searchField = useRef<HTMLInputElement>(null);
  const { pathname } = useLocation();

  useImperativeHandle(ref, () => ({
    openSearch() {
      if (details.ref.current) details.ref.current.open = true;
      searchField.current?.focus();
    },
  }));

  return (
    <details {...details} className={styles.menu}>
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
            <Link
              key={section.to}
              className={styles.section}
              to={section.to}
              aria-current={currentMark(section, pathname)}
            >
              {section.label}
            </Link>
          ))}
          <p className="medium strong soft above-20 below-8">{shell.takeMeTo}</p>
          <div className={styles.tiles}>
            <ShortcutTiles pathname={pathname} />
          </div>
          <Later part="MenuServices" />
          <p className={styles.others}>
            <Link to={paths.people()}>{shell.people}</Link>
            <Link to={paths.about()}>{shell.about}</Link>
          </p>
        </nav>
      </div>
    </details>
  );
}
