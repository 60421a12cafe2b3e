import { useState } from 'react';
import { TRAILERS } from '#shared/domain/limits.ts';
import { trailerWords } from '#shared/text/trailers.ts';
import button from '../ui/button.module.css';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { Section } from '../ui/section.tsx';
import { PlayerDialog } from './player-dialog.tsx';
import { TrailerCard } from './trailer-card.tsx';
import type { Trailer } from './trailer-view.ts';
import styles from './trailers.module.css';
import { useNear } from './use-near.ts';

/**
 * Lazy: until it is near, its boxes stand where the cards will, and no still is asked for. The cards are in the page all
 * the while, for readers without script and for the keyboard.
 *
 * On wide screens three and the rest on demand; on small ones a row to be swiped. Without script all of them, as links.
 */
export function Trailers({ id, trailers }: { id: string; trailers: readonly Trailer[] }) {
  const [isExpanded, setExpanded] = useState(false);
  const [played, setPlayed] = useState<Trailer>();
  const [list, isNear, show] = useNear<HTMLUListElement>();
  const foldedCount = trailers.length - TRAILERS.beforeExpanding;

  return (
    <Section id={id} title={trailerWords.title}>
      <ul
        ref={list}
        className={classNames(styles.trailers, !isExpanded && styles.folded, !isNear && styles.waiting)}
        onFocus={show}
      >
        {trailers.map((trailer) => (
          <li key={trailer.key}>
            <TrailerCard trailer={trailer} onPlay={() => setPlayed(trailer)} />
          </li>
        ))}
      </ul>
      {foldedCount > 0 && (
        <button
          type="button"
          className={classNames(button.text, styles.toggle)}
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? trailerWords.showLess : trailerWords.showMore(foldedCount)}
          <Icon name="chevronDown" className={isExpanded ? styles.up : undefined} />
        </button>
      )}
      {played && <PlayerDialog trailer={played} onClose={() => setPlayed(undefined)} />}
    </Section>
  );
}
