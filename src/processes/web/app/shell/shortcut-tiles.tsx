import { Link } from 'react-router';
import { Icon } from '../design/pictures/icon.tsx';
import { currentMark, SHORTCUTS } from './sections.ts';
import styles from './shortcut-tiles.module.css';

/** The four shortcuts, each with an icon and what it is for. */
export function ShortcutTiles({ pathname }: { pathname: string }) {
  return SHORTCUTS.map((shortcut) => (
    <Link key={shortcut.to} className={styles.tile} to={shortcut.to} aria-current={currentMark(shortcut, pathname)}>
      <Icon name={shortcut.icon} />
      <span>
        <b>{shortcut.label}</b> <small>{shortcut.line}</small>
      </span>
    </Link>
  ));
}
