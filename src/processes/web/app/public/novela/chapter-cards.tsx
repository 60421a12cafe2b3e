import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { novela as words } from '#shared/text/titles/novela.ts';
import badge from '../../design/badge.module.css';
import button from '../../design/button.module.css';
import { classNames } from '../../design/class-names.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import { Picture } from '../../design/pictures/picture.tsx';
import styles from './chapter-cards.module.css';
import type { ChapterCard, NovelaView } from './novela-view.ts';

/** The last chapter and the next one; nothing if no date is known. */
export function ChapterCards({ novela: { last, next, calendar } }: { novela: NovelaView }) {
  if (!last && !next) return null;
  return (
    <div className={styles.cards}>
      {last && <Card card={last} look={badge.series} />}
      {next && (
        <Card card={next} look={badge.quiet}>
          <a className={classNames(button.text, styles.calendar)} href={calendar.to} aria-label={calendar.label}>
            <Icon name="calendar" />
            {words.addToCalendar}
          </a>
        </Card>
      )}
    </div>
  );
}

interface CardProps {
  card: ChapterCard;
  look: string | undefined;
  children?: ReactNode;
}

function Card({ card, look, children }: CardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.still}>
        {card.stillPath && (
          <Picture
            kind="still"
            path={card.stillPath}
            widths={['w300', 'w500']}
            shown="(min-width: 768px) 220px, 120px"
            width={500}
            height={281}
            alt=""
            loading="lazy"
          />
        )}
      </div>
      <div className={styles.words}>
        <p className={classNames(badge.badge, look)}>{card.label}</p>
        <h3>
          <time dateTime={card.day}>{card.dayText}</time>
        </h3>
        <p className={styles.name}>
          <Link className={styles.link} to={card.to}>
            {card.name}
          </Link>
        </p>
        {card.overview && <p className={styles.overview}>{card.overview}</p>}
        {children}
      </div>
    </article>
  );
}
