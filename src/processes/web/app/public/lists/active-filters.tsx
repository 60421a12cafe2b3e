import { Link } from 'react-router';
import { filterWords } from '#shared/text/filters.ts';
import button from '../../design/button.module.css';
import { Icon } from '../../design/pictures/icon.tsx';
import type { BarQuery, listActive } from './filter-choices.ts';
import { ALL_CLEARED } from './filter-parameters.ts';
import styles from './title-filters.module.css';

interface ActiveFiltersProps {
  active: ReturnType<typeof listActive>;
  toAddress: (changes: Partial<BarQuery>) => string;
}

/** What is set, each with a way to remove it. */
export function ActiveFilters({ active, toAddress }: ActiveFiltersProps) {
  if (active.length === 0) return null;
  return (
    <ul className={styles.active} aria-label={filterWords.active}>
      {active.map(({ name, label, without }) => (
        <li key={`${name} ${label}`}>
          <Link
            className={styles.removable}
            to={toAddress(without)}
            rel="nofollow"
            aria-label={filterWords.remove(label)}
            preventScrollReset
          >
            {label}
            <Icon name="close" />
          </Link>
        </li>
      ))}
      <li>
        <Link className={button.text} to={toAddress(ALL_CLEARED)} rel="nofollow" preventScrollReset>
          {filterWords.clearAll}
        </Link>
      </li>
    </ul>
  );
}
