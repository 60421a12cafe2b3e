import type { MouseEvent } from 'react';
import { trailerWords } from '#shared/text/titles/trailers.ts';
import card from '../../design/card.module.css';
import { classNames } from '../../design/class-names.ts';
import { ExternalLink } from '../../design/external-link.tsx';
import { Picture } from '../../design/pictures/picture.tsx';
import { useHasScript } from '../../design/use-has-script.ts';
import styles from './trailer-card.module.css';
import type { Trailer } from './trailer-view.ts';
import { buildVideoPageUrl } from './youtube.ts';

/** The still is served by this site. The card's overlay is a button with script, and without it a link to the video's page. */
export function TrailerCard({
  trailer,
  onPlay,
}: {
  trailer: Trailer;
  onPlay: (event: MouseEvent<HTMLElement>) => void;
}) {
  const hasScript = useHasScript();
  const label = trailerWords.play(trailer.name);

  return (
    <div className={classNames(card.card, styles.card)}>
      <span className={card.still}>
        <Picture
          kind="video"
          path={trailer.key}
          widths={['w320', 'w480', 'w640']}
          shown="(min-width: 1280px) 305px, (min-width: 1024px) 31vw, (min-width: 768px) 43vw, 78vw"
          width={480}
          height={270}
          alt=""
        />
        <span className={styles.play}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M3 1.5v13l11-6.5Z" />
          </svg>
        </span>
      </span>
      <span className={classNames(card.title, styles.name)} lang={trailer.lang}>
        {trailer.name}
      </span>
      <span className={styles.facts}>{trailer.facts}</span>
      {hasScript ? (
        <button type="button" className={styles.cover} aria-label={label} aria-haspopup="dialog" onClick={onPlay} />
      ) : (
        <ExternalLink className={styles.cover} href={buildVideoPageUrl(trailer.key)} label={label} nofollow>
          {null}
        </ExternalLink>
      )}
    </div>
  );
}
