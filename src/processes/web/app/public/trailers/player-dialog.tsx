import { trailerWords } from '#shared/text/titles/trailers.ts';
import { Dialog } from '../../design/dialogs/dialog.tsx';
import { ExternalLink } from '../../design/external-link.tsx';
import styles from './player-dialog.module.css';
import type { Trailer } from './trailer-view.ts';
import { buildPlayerUrl, buildVideoPageUrl } from './youtube.ts';

/**
 * YouTube is requested only here. The focus stays on the close button: inside the frame YouTube handles Escape, and its first press
 * should close the player.
 */
export function PlayerDialog({ trailer, onClose }: { trailer: Trailer; onClose: () => void }) {
  return (
    <Dialog heading={trailer.name} headingLang={trailer.lang} onClose={onClose} shape="player">
      <iframe
        className={styles.player}
        src={buildPlayerUrl(trailer.key)}
        title={trailerWords.player(trailer.name)}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
      />
      <p className={styles.notice}>
        {trailerWords.notice}{' '}
        <ExternalLink href={buildVideoPageUrl(trailer.key)} nofollow>
          {trailerWords.onYouTube}
        </ExternalLink>
      </p>
    </Dialog>
  );
}
