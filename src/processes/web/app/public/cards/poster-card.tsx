import { Link } from 'react-router';
import type { ImageWidth } from '#shared/domain/pictures/image-url.ts';
import { titleWords } from '#shared/text/titles/title-words.ts';
import card from '../../design/card.module.css';
import { classNames } from '../../design/class-names.ts';
import { Picture } from '../../design/pictures/picture.tsx';
import { StarRating } from '../../design/star-rating.tsx';
import { describeChannel, describeDay } from './availability.ts';
import { AvailabilityLine, useAvailability } from './availability-line.tsx';
import styles from './poster-card.module.css';
import { type PosterTitle, toShownTitle } from './shown-title.ts';

/** "Chegou em 7 de nov."; a phone has space only for the date. */
export interface CardNote {
  start: string;
  fact: string;
  /** The whole note for screen readers. */
  spoken: string;
}

interface PosterCardProps {
  title: PosterTitle;
  /** How wide it is shown, as `sizes`. */
  shown: string;
  /** Image widths to choose from, for cards of another size than those of a grid. */
  widths?: readonly [ImageWidth, ...ImageWidth[]];
  loading?: 'high' | 'eager' | 'lazy';
  /** In a list of films and series each card says which it is. */
  isMixed?: boolean;
  /** Instead of year, genre and rating: why the title is here. */
  note?: CardNote | undefined;
  /** Whether the card says where the title is; on a platform's own page it does not. */
  hasService?: boolean;
  /** In a list by day each card says its day. */
  isByDay?: boolean;
  /** Its place in a list of the best. */
  rank?: number | undefined;
}

/** The whole card is one link with a full label; nothing is shown only on hover. */
export function PosterCard({
  title: listed,
  shown,
  widths = ['w342', 'w500'],
  loading = 'lazy',
  isMixed = false,
  note,
  hasService = true,
  isByDay = false,
  rank,
}: PosterCardProps) {
  const { kind, kindWord, title, to, year, rating, genres } = toShownTitle(listed);
  const network = listed.media_type === 'tv' ? (listed.episode?.network ?? null) : null;
  const known = describeChannel(useAvailability(listed), network);
  const availability = (isByDay && describeDay(listed)) || (hasService ? known : null);
  const named = note
    ? [title, kindWord, note.spoken, availability?.spoken].filter(Boolean).join(', ')
    : titleWords.cardLabel(title, kindWord, year, rating, availability?.spoken);
  const label = rank ? `${titleWords.rank(rank)}, ${named}` : named;
  const facts = [year, !isMixed && genres[0]].filter(Boolean);

  return (
    <Link className={card.card} to={to} aria-label={label}>
      <span className={card.poster}>
        <Picture
          kind="poster"
          path={listed.poster_path}
          widths={widths}
          shown={shown}
          width={342}
          height={513}
          alt={titleWords.poster(title)}
          loading={loading}
        />
      </span>
      <span className={card.title}>
        {rank && <span className={styles.rank}>{titleWords.rank(rank)}</span>}
        {title}
      </span>
      <AvailabilityLine availability={availability} />
      <span className={styles.line}>
        <span className={styles.facts}>
          {isMixed && <span className={classNames(styles.kind, kind === 'tv' && styles.series)}>{kindWord}</span>}
          {isMixed && (note || facts.length > 0) && ' · '}
          {note?.start && <span className={styles.noteStart}>{note.start} </span>}
          {note ? note.fact : facts.join(' · ')}
        </span>
        {!note && <StarRating rating={rating} />}
      </span>
    </Link>
  );
}
