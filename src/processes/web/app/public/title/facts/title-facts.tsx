import { Link } from 'react-router';
import type { AgeRatingView } from './age-rating-view.ts';
import { AgeRatingNotes, CertificationBadge } from './certification-badge.tsx';
import { Rating } from './rating.tsx';
import styles from './title-facts.module.css';

export interface TitleFactsView {
  rating: { average: number; votes: number };
  /** Short facts such as year and length. */
  facts: readonly string[];
  ageRating: AgeRatingView;
  genres: readonly { name: string; to: string }[];
}

export function TitleFactLines({ title }: { title: TitleFactsView }) {
  return (
    <>
      <ul className={styles.facts}>
        <li>
          <Rating average={title.rating.average} votes={title.rating.votes} />
        </li>
        {title.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        <li>
          <CertificationBadge rating={title.ageRating} />
        </li>
      </ul>
      <AgeRatingNotes rating={title.ageRating} />
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
