import { Link } from 'react-router';
import type { RelationsView } from './novela-view.ts';
import styles from './relations.module.css';

/** "Remake de …", "Tem reprise: …"; nothing if editors know of none. */
export function Relations({ relations }: { relations: RelationsView }) {
  if (relations.length === 0) return null;
  return (
    <ul className={styles.relations}>
      {relations.map(({ label, series }) => (
        <li key={label}>
          {label}{' '}
          {series.map(({ name, lang, to }, place) => (
            <span key={to}>
              {place > 0 && ', '}
              <Link to={to} lang={lang}>
                {name}
              </Link>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
