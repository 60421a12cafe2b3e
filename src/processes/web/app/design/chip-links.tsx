import { NavLink } from 'react-router';
import styles from './chip-links.module.css';
import { classNames } from './class-names.ts';

interface ChipLinksProps {
  /** The group's accessible name. */
  label: string;
  links: readonly { label: string; to: string }[];
}

/** Related pages, the current one highlighted. On a phone the row scrolls sideways. */
export function ChipLinks({ label, links }: ChipLinksProps) {
  return (
    <nav className={styles.chips} aria-label={label}>
      <ul>
        {links.map(({ label: word, to }) => (
          <li key={to}>
            <NavLink className={classNames(styles.chip)} to={to} end>
              {word}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
