import { type ReactNode, useRef } from 'react';
import { Section } from '../../design/section.tsx';
import { type CardNote, PosterCard } from './poster-card.tsx';
import styles from './poster-rail.module.css';
import { RailArrows } from './rail-arrows.tsx';
import type { PosterTitle } from './shown-title.ts';

const SHOWN = '(min-width: 1280px) 180px, (min-width: 1024px) 18vw, (min-width: 768px) 22vw, 38vw';
/** w300 is twice the width of a card on a phone; most posters that load before any scrolling have that width. */
const WIDTHS = ['w185', 'w300', 'w500'] as const;

interface PosterRailProps<T extends PosterTitle> {
  id: string;
  title: string;
  subtitle?: string;
  titles: readonly T[];
  isMixed?: boolean;
  /** Beside the heading, before the arrows: the link to the whole list. */
  action?: ReactNode;
  /** Before the heading. */
  lead?: ReactNode;
  /** Whether cards say where the title is. */
  hasService?: boolean;
  /** Why a title is here, in place of its year, genre and rating. */
  noteOf?: (title: T) => CardNote;
}

/** A section whose cards scroll sideways, natively. On a phone the cut card at the edge invites the swipe. */
export function PosterRail<T extends PosterTitle>(props: PosterRailProps<T>) {
  const { id, title, subtitle, titles, isMixed = false, lead, hasService = true, action, noteOf } = props;
  const rail = useRef<HTMLUListElement>(null);
  return (
    <Section
      id={id}
      title={title}
      subtitle={subtitle}
      lead={lead}
      action={
        <>
          {action}
          <RailArrows rail={rail} />
        </>
      }
    >
      <ul ref={rail} className={styles.rail}>
        {titles.map((card) => (
          <li key={`${card.media_type} ${card.id}`}>
            <PosterCard {...{ title: card, shown: SHOWN, widths: WIDTHS, isMixed, hasService }} note={noteOf?.(card)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
