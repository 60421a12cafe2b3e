import { Link } from 'react-router';
import type { PersonCard as Person } from '#shared/contract/common.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { listWords } from '#shared/text/lists.ts';
import { titleWords } from '#shared/text/titles/title-words.ts';
import card from '../../design/card.module.css';
import { classNames } from '../../design/class-names.ts';
import { PersonPicture } from '../../design/pictures/person-picture.tsx';
import styles from './person-card.module.css';

interface PersonCardProps {
  person: Person;
  /** How wide it is shown, as `sizes`. */
  shown: string;
  loading?: 'high' | 'eager' | 'lazy';
}

export function PersonCard({ person, shown, loading = 'lazy' }: PersonCardProps) {
  return (
    <Link
      className={classNames(card.card, styles.card)}
      to={paths.person(person.slug)}
      aria-label={titleWords.personLabel(person.name, person.role)}
    >
      <span className={card.portrait}>
        <PersonPicture
          name={person.name}
          path={person.profile_path}
          widths={['w185', 'w342']}
          shown={shown}
          width={185}
          height={278}
          alt={listWords.portrait(person.name)}
          loading={loading}
          className={styles.face}
        />
      </span>
      <span className={classNames(card.title, styles.name)}>{person.name}</span>
      {person.role && <span className={styles.role}>{person.role}</span>}
    </Link>
  );
}
