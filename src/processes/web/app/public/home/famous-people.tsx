import type { PersonCard as Person } from '#shared/contract/common.ts';
import { PersonCard } from '../people/person-card.tsx';
import styles from './famous-people.module.css';

/** As `sizes`: must match the columns in famous-people.module.css. */
const SHOWN = '(min-width: 1440px) 210px, (min-width: 1024px) 15vw, 31vw';

export function FamousPeople({ people }: { people: readonly Person[] }) {
  return (
    <ul className={styles.people}>
      {people.map((person) => (
        <li key={person.id}>
          <PersonCard person={person} shown={SHOWN} />
        </li>
      ))}
    </ul>
  );
}
