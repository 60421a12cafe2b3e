import { Link } from 'react-router';
import { CertificationBadge } from './certification-badge.tsx';
import { Rating } from './rating.tsx';
import styles from './title-facts.module.css';

export interface TitleFactsView {
  rating: { average: number; votes: number };
  /** Short facts such as year and length. */
  facts: readonly string[];
  certification: { certification: string; meaning: string } | null;
  genres: readonly { name: string; to: string }[];
}

export function TitleFacts({ title }: { title: TitleFactsView }) {
  return (
    <>
      <ul className={styles.facts}>
        <li>
          <Rating average={title.rating.average} votes={title.rating.votes} />
        </li>
        {title.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        {title.certification && (
          <li>
            <CertificationBadge certification={title.certification} />
          </li>
        )}
      </ul>
      {title.genres.length > 0 && (
        <ul className={styles.genres}>
          {title.genres.map(({ name, to }) => (
            <li key={to}>
              <Link className={styles.chip} to={to}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
