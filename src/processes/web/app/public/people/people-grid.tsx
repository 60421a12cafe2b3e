import type { PersonCard as Person } from '#shared/contract/common.ts';
import styles from './people-grid.module.css';
import { PersonCard } from './person-card.tsx';

/** As `sizes`: must match the columns in people-grid.module.css. */
const SHOWN = '(min-width: 1280px) 153px, (min-width: 1024px) 15vw, (min-width: 768px) 22vw, 30vw';
/** Two rows of the widest layout: the second begins above the fold. */
const FIRST_ROWS = 16;

export function PeopleGrid({ people }: { people: readonly Person[] }) {
  return (
    <ul className={styles.grid}>
      {people.map((person, position) => (
        <li key={person.id}>
          <PersonCard person={person} shown={SHOWN} loading={position < FIRST_ROWS ? 'eager' : 'lazy'} />
        </li>
      ))}
    </ul>
  );
}
