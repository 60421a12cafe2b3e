import { NavLink } from 'react-router';
import styles from './chip-links.module.css';
import { classNames } from './class-names.ts';

interface ChipLinksProps {
  /** What the links have in common, for those who cannot see that they stand together. */
  label: string;
  links: readonly { label: string; to: string }[];
}

/** Neighbouring places, the current one lit. On a phone they scroll sideways. */
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
