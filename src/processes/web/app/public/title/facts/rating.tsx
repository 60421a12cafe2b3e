import { formatRating, hasRating } from '#shared/domain/format.ts';
import { titlePage } from '#shared/text/titles/title-page.ts';
import { classNames } from '../../../design/class-names.ts';
import { toRatingBars } from '../watch/rating-bars.ts';
import styles from './rating.module.css';

/** Five widening bars and the number; without votes the bars are off. */
export function Rating({ average, votes }: { average: number; votes: number }) {
  const isRated = hasRating(average, votes);
  const rating = formatRating(average, votes);
  return (
    <span
      className={styles.rating}
      role="img"
      aria-label={isRated ? titlePage.ratingLabel(rating) : titlePage.ratingMissingLabel}
    >
      <span className={styles.beam}>
        {toRatingBars(isRated ? average : null).map((light, bar) => (
          <span key={bar} className={classNames(styles.bar, styles[light])} />
        ))}
      </span>
      <span className={styles.number}>{rating}</span>
    </span>
  );
}
