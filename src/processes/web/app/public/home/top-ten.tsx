import { useRef } from 'react';
import { Link } from 'react-router';
import type { TitleCard } from '#shared/contract/common.ts';
import { titleWords } from '#shared/text/titles/title-words.ts';
import { classNames } from '../../design/class-names.ts';
import { ColourStyle, colourClass, useDominantColour } from '../../design/pictures/dominant-colour.tsx';
import { Picture } from '../../design/pictures/picture.tsx';
import { StarRating } from '../../design/star-rating.tsx';
import type { Availability } from '../cards/availability.ts';
import { AvailabilityLine, useAvailability } from '../cards/availability-line.tsx';
import { type ShownTitle, toShownTitle } from '../cards/shown-title.ts';
import type { HomeView } from './home-view.ts';
import styles from './top-ten.module.css';

/** The first title has a large card, the others one row each. */
export function TopTen({ titles, inks }: { titles: readonly TitleCard[]; inks: HomeView['inks'] }) {
  return (
    <ol className={styles.list}>
      {titles.map((card, place) => {
        const shown = toShownTitle(card);
        return (
          <li key={shown.key}>
            {place === 0 ? (
              <First card={card} shown={shown} ink={inks[card.backdrop_path ?? ''] ?? null} />
            ) : (
              <Other card={card} shown={shown} place={place + 1} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

const labelOf = ({ title, kindWord, year, rating }: ShownTitle, availability: Availability | null) =>
  titleWords.cardLabel(title, kindWord, year, rating, availability?.spoken);

function First({ card, shown, ink }: { card: TitleCard; shown: ShownTitle; ink: string | null }) {
  const stage = useRef<HTMLSpanElement>(null);
  const availability = useAvailability(card);
  useDominantColour(stage, ink);
  return (
    <Link className={styles.first} to={shown.to} aria-label={labelOf(shown, availability)}>
      <span className={styles.number}>1</span>
      <span ref={stage} className={classNames(styles.stage, colourClass(ink))}>
        <ColourStyle ink={ink} />
        <span className={styles.art}>
          <Picture
            kind="backdrop"
            path={card.backdrop_path}
            widths={['w500', 'w780']}
            shown="(min-width: 1440px) 590px, (min-width: 1024px) 44vw, 88vw"
            width={780}
            height={439}
            alt=""
          />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{shown.title}</span>
          <span className={styles.facts}>{[shown.year, ...shown.genres.slice(0, 2)].filter(Boolean).join(' · ')}</span>
          <AvailabilityLine availability={availability} />
          <StarRating rating={shown.rating} />
        </span>
      </span>
    </Link>
  );
}

function Other({ card, shown, place }: { card: TitleCard; shown: ShownTitle; place: number }) {
  const availability = useAvailability(card);
  return (
    <Link className={styles.other} to={shown.to} aria-label={labelOf(shown, availability)}>
      <span className={styles.number}>{place}</span>
      <span className={styles.poster}>
        <Picture
          kind="poster"
          path={card.poster_path}
          widths={['w92', 'w154']}
          shown="44px"
          width={92}
          height={138}
          alt=""
        />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{shown.title}</span>
        <span className={styles.facts}>{[shown.year, shown.genres[0]].filter(Boolean).join(' · ')}</span>
        <AvailabilityLine availability={availability} />
      </span>
      <StarRating rating={shown.rating} />
    </Link>
  );
}
