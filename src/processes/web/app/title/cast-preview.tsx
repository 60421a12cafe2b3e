import { Link } from 'react-router';
import type { CastMember } from '#shared/contract/title-parts.ts';
import { paths } from '#shared/domain/paths.ts';
import { titlePage } from '#shared/text/title-page.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './cast-preview.module.css';

export function CastPreview({ cast }: { cast: readonly CastMember[] }) {
  return (
    <ul className={styles.people}>
      {cast.map((person) => (
        <li key={`${person.id} ${person.character}`}>
          <Link className={styles.person} to={paths.person(person.slug)}>
            <span className={styles.portrait}>
              <Picture
                kind="profile"
                path={person.profile_path}
                widths={['w185', 'w342']}
                shown="(min-width: 1024px) 144px, (min-width: 768px) 23vw, 31vw"
                width={185}
                height={278}
                alt={titlePage.portrait(person.name)}
                className={styles.face}
              />
            </span>
            <span className={styles.name}>{person.name}</span>
            {person.character && <span className={styles.character}>{person.character}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
