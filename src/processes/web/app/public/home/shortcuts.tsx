import { Link } from 'react-router';
import { paths } from '#shared/domain/site/paths.ts';
import { home } from '#shared/text/home.ts';
import { shell } from '#shared/text/shell.ts';
import chips from '../../design/chip-links.module.css';
import styles from './shortcuts.module.css';

interface Shortcut {
  label: string;
  to: string;
}

const FROM_HOME: readonly Shortcut[] = [
  { label: shell.today, to: paths.today() },
  { label: shell.agenda, to: paths.agenda() },
  { label: home.nowPlaying, to: paths.ranked('nowPlaying') },
  { label: home.airingToday, to: paths.ranked('airingToday') },
  { label: home.upcoming, to: paths.ranked('upcoming') },
  { label: home.topRated, to: paths.ranked('topRatedMovies') },
  { label: home.collections, to: paths.collections() },
];

/** "Me leve até …", followed by links to lists. */
export function Shortcuts() {
  return (
    <nav className={styles.row} aria-label={shell.takeMeTo}>
      <span className={styles.lead} aria-hidden="true">
        {shell.takeMeTo}
      </span>
      <ShortcutChips links={FROM_HOME} />
    </nav>
  );
}

export function ShortcutChips({ links }: { links: readonly Shortcut[] }) {
  return links.map(({ label, to }) => (
    <Link key={to} className={chips.chip} to={to}>
      {label}
    </Link>
  ));
}
