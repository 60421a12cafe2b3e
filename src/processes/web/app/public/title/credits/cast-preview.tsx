import { Link } from 'react-router';
import { listWords } from '#shared/text/lists.ts';
import { titleWords } from '#shared/text/titles/title-words.ts';
import { PersonPicture } from '../../../design/pictures/person-picture.tsx';
import styles from './cast-preview.module.css';
import type { ShownPerson } from './people-view.ts';

export function CastPreview({ people }: { people: readonly ShownPerson[] }) {
  return (
    <ul className={styles.people}>
      {people.map((person) => (
        <li key={person.key}>
          <Link className={styles.person} to={person.to} aria-label={titleWords.personLabel(person.name, person.note)}>
            <span className={styles.portrait}>
              <PersonPicture
                name={person.name}
                path={person.picturePath}
                widths={['w185', 'w342']}
                shown="(min-width: 1024px) 144px, (min-width: 768px) 23vw, 31vw"
                width={185}
                height={278}
                alt={listWords.portrait(person.name)}
                className={styles.face}
              />
            </span>
            <span className={styles.name}>{person.name}</span>
            {person.note && <span className={styles.character}>{person.note}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
