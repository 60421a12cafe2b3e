import { titlePage } from '#shared/text/titles/title-page.ts';
import mark from '../../../design/certification.module.css';
import { ExternalLink } from '../../../design/external-link.tsx';
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

/** Why the title has its rating, who gave it, and where we have it from. */
export function AgeRatingNotes({ rating: { notes, source } }: { rating: AgeRatingView }) {
  if (notes.length === 0 && !source) return null;
  return (
    <p className={styles.notes}>
      {notes.join(' ')}{' '}
      {source?.href ? (
        <ExternalLink href={source.href} nofollow>
          {source.label}
        </ExternalLink>
      ) : (
        source?.label
      )}
    </p>
  );
}
