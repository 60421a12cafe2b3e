import { useRef } from 'react';
import { collectionWords } from '#shared/text/collections.ts';
import { Section } from '../../design/section.tsx';
import { PosterCard } from '../cards/poster-card.tsx';
import { RailArrows } from '../cards/rail-arrows.tsx';
import styles from './aisle.module.css';
import type { AisleStop } from './collection-view.ts';

/** One poster is as wide as its column. */
const SHOWN = '(min-width: 768px) 168px, 132px';

/** The titles in the order of the story: a numbered dot above each, and a dotted line to the next. */
export function Aisle({ stops }: { stops: readonly AisleStop[] }) {
  const aisle = useRef<HTMLOListElement>(null);
  return (
    <Section
      id="ordem-cronologica"
      title={collectionWords.chronological}
      subtitle={collectionWords.chronologicalHint}
      action={<RailArrows rail={aisle} />}
    >
      <ol ref={aisle} className={styles.aisle}>
        {stops.map(({ title, note, isSkippable }, place) => (
          <li key={`${title.media_type} ${title.id}`}>
            <span className={styles.stop} aria-hidden="true">
              <span className={styles.light} />
              <span className={styles.number}>{place + 1}</span>
            </span>
            <PosterCard title={title} shown={SHOWN} isMixed loading={place < EAGER ? 'eager' : 'lazy'} />
            {isSkippable && <p className={styles.note}>{collectionWords.skippable}</p>}
            {note && <p className={styles.note}>{note}</p>}
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** As many as the first screen may show. */
const EAGER = 6;
