import { Link } from 'react-router';
import { personWords } from '#shared/text/person.ts';
import { titleWords } from '#shared/text/titles/title-words.ts';
import card from '../../design/card.module.css';
import { classNames } from '../../design/class-names.ts';
import { Picture } from '../../design/pictures/picture.tsx';
import { StarRating } from '../../design/star-rating.tsx';
import type { Availability } from '../cards/availability.ts';
import { AvailabilityLine, useAvailability } from '../cards/availability-line.tsx';
import line from '../cards/poster-card.module.css';
import styles from './production-card.module.css';
import type { Production } from './productions.ts';

/** As `sizes`: must match the columns of the grid around the card. */
const SHOWN = '(min-width: 768px) 176px, 46vw';

/** Like the cards of lists, with the person's parts; a title without a page is not a link. */
export function ProductionCard({ production }: { production: Production }) {
  const { title, kindWord, year, rating, parts, to } = production;
  const availability = useAvailability(production.availability);
  if (to === null) {
    return (
      <div className={classNames(card.card, styles.withoutPage)}>
        <CardBody production={production} availability={null} />
        <p className={styles.note}>{personWords.pageUnavailable}</p>
      </div>
    );
  }
  const label = [titleWords.cardLabel(title, kindWord, year, rating, availability?.spoken), parts];
  return (
    <Link className={card.card} to={to} aria-label={label.filter(Boolean).join(', ')}>
      <CardBody production={production} availability={availability} />
    </Link>
  );
}

function CardBody({ production, availability }: { production: Production; availability: Availability | null }) {
  const { title, kind, kindWord, year, rating, parts, posterPath } = production;
  return (
    <>
      <span className={card.poster}>
        <Picture
          kind="poster"
          path={posterPath}
          widths={['w185', 'w342', 'w500']}
          shown={SHOWN}
          width={342}
          height={513}
          alt={titleWords.poster(title)}
        />
      </span>
      <span className={card.title}>{title}</span>
      <AvailabilityLine availability={availability} />
      <span className={line.line}>
        <span className={line.facts}>
          <span className={classNames(line.kind, kind === 'tv' && line.series)}>{kindWord}</span>
          {year && ` · ${year}`}
        </span>
        {rating && (
          <span className={styles.rating}>
            <StarRating rating={rating} />
          </span>
        )}
      </span>
      {parts && <span className={styles.parts}>{parts}</span>}
    </>
  );
}
