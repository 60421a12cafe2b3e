import { useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '#shared/domain/site/paths.ts';
import { shell } from '#shared/text/shell.ts';
import { classNames } from '../design/class-names.ts';
import { Icon } from '../design/pictures/icon.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { Menu, type MenuHandle } from './menu.tsx';
import { More } from './more.tsx';
import { SearchForm } from './search-form.tsx';
import { currentMark, SECTIONS, type SectionLink, SHORTCUTS } from './sections.ts';

export function Header({ siteName }: { siteName: string }) {
  const menu = useRef<MenuHandle>(null);
  const { pathname } = useLocation();
  const toLink = (section: SectionLink, className?: string) => (
    <Link key={section.to} className={className} to={section.to} aria-current={currentMark(section, pathname)}>
      {section.label}
    </Link>
  );

  return (
    <header className={styles.header}>
      <div className={classNames('wrap', styles.bar)}>
        <Menu ref={menu} />
        <Link className={styles.logo} to={paths.home()}>
          <Logo siteName={siteName} />
        </Link>
        <nav className={styles.nav} aria-label={shell.mainNavigation}>
          {SECTIONS.map((section) => toLink(section))}
          <span className={styles.cut} />
          {SHORTCUTS.map((shortcut) => toLink(shortcut, styles.shortcut))}
          <More pathname={pathname} />
        </nav>
        <div className={styles.search}>
          <SearchForm label={shell.search} hasShortcut />
        </div>
        {/* Without script a link to the search page; with script it focuses the search field in the menu. */}
        <Link
          className={styles.searchIcon}
          to={paths.search()}
          aria-label={shell.search}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            menu.current?.openSearch();
          }}
        >
          <Icon name="search" />
        </Link>
      </div>
    </header>
  );
}
