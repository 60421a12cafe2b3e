import { useState } from 'react';
import { TRAILERS } from '#shared/domain/limits.ts';
import { trailerWords } from '#shared/text/titles/trailers.ts';
import button from '../../design/button.module.css';
import { classNames } from '../../design/class-names.ts';
import { useOpenedPart } from '../../design/lazy-part.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import { Section } from '../../design/section.tsx';
import { TrailerCard } from './trailer-card.tsx';
import type { Trailer } from './trailer-view.ts';
import styles from './trailers.module.css';
import { useNear } from './use-near.ts';

/**
 * Lazy: until the section is near the viewport, placeholders are shown and no still is fetched. The cards are always in the DOM,
 * for the keyboard and for browsers without script, which show all of them as links. Wide screens show three and a button for the
 * rest; small ones a row to swipe.
 */
export function Trailers({ id, trailers }: { id: string; trailers: readonly Trailer[] }) {
  const [isExpanded, setExpanded] = useState(false);
  const [played, setPlayed] = useState<Trailer>();
  const player = useOpenedPart(async () => (await import('./player-dialog.tsx')).PlayerDialog);
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
            <TrailerCard
              trailer={trailer}
              onPlay={(event) => {
                setPlayed(trailer);
                player.open(event);
              }}
            />
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
      {played && player.Part && <player.Part trailer={played} onClose={player.close} />}
    </Section>
  );
}
