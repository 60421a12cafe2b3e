import { Link } from 'react-router';
import type { Move } from '#shared/domain/site/history-week.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { platformTabs as words } from '#shared/text/platforms/platform-tabs.ts';
import styles from './platform-tabs.module.css';

export interface PlatformTabsProps {
  slug: string;
  current: 'catalogue' | Move;
  /** "5.104", "8 esta semana"; without it the line stays empty. */
  notes: Partial<Record<'catalogue' | Move, string>>;
}

/** A platform's catalogue, and what entered and left it: a page each, so these are links. */
export function PlatformTabs({ slug, current, notes }: PlatformTabsProps) {
  const tabs = [
    ['catalogue', paths.platform(slug)],
    ['entraram', paths.platformHistory(slug, 'entraram')],
    ['sairam', paths.platformHistory(slug, 'sairam')],
  ] as const;
  return (
    <nav className={styles.tabs} aria-label={words.label}>
      <ul>
        {tabs.map(([tab, to]) => (
          <li key={tab}>
            <Link to={to} aria-current={tab === current ? 'page' : undefined} preventScrollReset>
              <b>{words[tab]}</b>
              <small>{notes[tab] ?? ''}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
