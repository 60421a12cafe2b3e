import { shareCard } from '#shared/text/share-card.ts';
import button from '../../../ui/button.module.css';
import { toastStore } from '../../../ui/dialogs/toast-store.ts';
import { useHasScript } from '../../../ui/use-has-script.ts';
import { buildAnswer } from './build-answer.ts';
import type { CinemaView } from './cinema-view.ts';
import styles from './share-answer.module.css';
import type { WatchView } from './watch-view.ts';

/** Copies or shares the answer "where to watch". Hidden without script. */
export function ShareAnswer({ title, watch, cinema }: { title: string; watch: WatchView; cinema: CinemaView | null }) {
  const hasScript = useHasScript();
  const canShare = hasScript && typeof navigator.share === 'function';
  const answer = buildAnswer(title, watch.rows, cinema?.answer);
  const address = () => new URL(watch.report.backTo, location.origin).href;

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
      {canShare && (
        <button type="button" className={button.text} onClick={() => void share()}>
          {shareCard.share}
        </button>
      )}
    </p>
  );
}
