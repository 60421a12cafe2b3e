import type { TitleCard } from '#shared/contract/common.ts';
import { type CardNote, PosterCard } from './poster-card.tsx';
import styles from './poster-grid.module.css';

/** As `sizes`: must match the columns in poster-grid.module.css. */
const SHOWN = '(min-width: 1440px) 261px, (min-width: 1024px) 18vw, (min-width: 768px) 23vw, 46vw';
/** Two rows of the widest layout: the second begins above the fold. */
const FIRST_ROWS = 10;

interface PosterGridProps {
  titles: readonly TitleCard[];
  isMixed?: boolean;
  hasService?: boolean;
  /** Whether the first poster is the largest element above the fold; a grid further down loads lazily. */
  isFirst?: boolean;
  /** Place of the first title in a list of the best. */
  firstRank?: number | undefined;
  noteOf?: ((title: TitleCard) => CardNote | undefined) | undefined;
}

export function PosterGrid({
  titles,
  isMixed = false,
  hasService = true,
  isFirst = true,
  firstRank,
  noteOf,
}: PosterGridProps) {
  const List = firstRank ? 'ol' : 'ul';
  return (
    <List className={styles.grid}>
      {titles.map((title, position) => (
        <li key={`${title.media_type} ${title.id}`}>
          <PosterCard
            title={title}
            shown={SHOWN}
            isMixed={isMixed}
            hasService={hasService}
            rank={firstRank && firstRank + position}
            note={noteOf?.(title)}
            loading={isFirst ? loadingAt(position) : 'lazy'}
          />
        </li>
      ))}
    </List>
  );
}

function loadingAt(position: number): 'high' | 'eager' | 'lazy' {
  if (position === 0) return 'high';
  return position < FIRST_ROWS ? 'eager' : 'lazy';
}
