import styles from './star-rating.module.css';

/** A star and one decimal; nothing without votes. The card around it names the number for screen readers. */
export function StarRating({ rating }: { rating: string }) {
  if (!rating) return null;
  return (
    <span className={styles.rating}>
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <path d="m6 .8 1.6 3.4 3.7.5-2.7 2.6.7 3.7L6 9.2 2.7 11l.7-3.7L.7 4.7l3.7-.5Z" />
      </svg>
      {rating}
    </span>
  );
}
