import type { PersonCard as Person } from '#shared/contract/common.ts';
import { search } from '#shared/text/search/search.ts';
import { Initials } from '../../design/pictures/person-picture.tsx';
import styles from './person-without-page.module.css';

/** A person without a page: the card is not a link, and says so. */
export function PersonWithoutPage({ person }: { person: Person }) {
  return (
    <div className={styles.card}>
      <span className={styles.portrait}>
        <Initials name={person.name} />
      </span>
      <span className={styles.name}>{person.name}</span>
      <span className={styles.notice}>{search.pageUnavailable}</span>
    </div>
  );
}
