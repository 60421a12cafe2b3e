import { classNames } from '../../../design/class-names.ts';
import type { AgeRatingView } from './age-rating-view.ts';
import { CertificationBadge } from './certification-badge.tsx';
import { Rating } from './rating.tsx';
import styles from './title-facts.module.css';

export interface TitleFactsView {
  rating: { average: number; votes: number };
  /** Short facts such as year and length. */
  facts: readonly string[];
  ageRating: AgeRatingView;
}

export function TitleFactLines({ title }: { title: TitleFactsView }) {
  return (
    <ul className={classNames('row', styles.facts)}>
      <li>
        <Rating average={title.rating.average} votes={title.rating.votes} />
      </li>
      {title.facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      <li className={styles.age}>
        <CertificationBadge rating={title.ageRating} />
      </li>
    </ul>
  );
}
