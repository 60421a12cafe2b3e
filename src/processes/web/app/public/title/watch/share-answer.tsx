import { shareCard } from '#shared/text/titles/share-card.ts';
import button from '../../../design/button.module.css';
import { toastStore } from '../../../design/dialogs/toast-store.ts';
import { ExternalLink } from '../../../design/external-link.tsx';
import { useHasScript } from '../../../design/use-has-script.ts';
import { buildAnswer } from './build-answer.ts';
import type { CinemaView } from './cinema-view.ts';
import styles from './share-answer.module.css';
import type { WatchView } from './watch-view.ts';

const WHATSAPP = 'https://wa.me/?text=';

interface ShareAnswerProps {
  title: string;
  watch: WatchView;
  cinema: CinemaView | null;
}

/** Copies or shares the answer "where to watch". Hidden without script, which knows the page's address. */
export function ShareAnswer({ title, watch, cinema }: ShareAnswerProps) {
  const hasScript = useHasScript();
  const canShare = hasScript && typeof navigator.share === 'function';
  const answer = buildAnswer(title, watch, cinema?.answer);
  const address = () => new URL(watch.report.backTo, location.origin).href;
  // Before hydration the link has no address yet, and its place is taken.
  const message = hasScript ? `${answer} ${address()}` : answer;

  async function copy() {
    try {
      await navigator.clipboard.writeText(`${answer} ${address()}`);
      toastStore.add(shareCard.copied, 'done');
    } catch {
      toastStore.add(shareCard.notCopied, 'failed');
    }
  }
  /** Closing the system's share sheet rejects: no error message for that. */
  const share = () => navigator.share({ title, text: answer, url: address() }).catch(() => undefined);

  return (
    <p className={styles.share}>
      <button type="button" className={button.text} disabled={!hasScript} onClick={() => void copy()}>
        {shareCard.copyAnswer}
      </button>
      <ExternalLink
        className={button.text}
        href={WHATSAPP + encodeURIComponent(message)}
        nofollow
        label={shareCard.shareOnWhatsApp}
      >
        {shareCard.whatsApp}
      </ExternalLink>
      {canShare && (
        <button type="button" className={button.text} onClick={() => void share()}>
          {shareCard.share}
        </button>
      )}
    </p>
  );
}
