import { titlePage } from '#shared/text/titles/title-page.ts';
import mark from '../../../design/certification.module.css';
import type { AgeRatingView } from './age-rating-view.ts';
import styles from './certification-badge.module.css';

/** The official rating symbol, always with its meaning beside it; without a symbol if the rating is unknown. */
export function CertificationBadge({ rating: { age, meaning } }: { rating: AgeRatingView }) {
  return (
    <span className={styles.certification}>
      {age && (
        <span className={mark.badge} data-age={age} aria-hidden="true">
          {age}
        </span>
      )}
      <span>
        {age && <span className="visually-hidden">{titlePage.certificationLabel} </span>}
        {meaning}
      </span>
    </span>
  );
}
