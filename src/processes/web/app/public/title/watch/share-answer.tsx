import { shareCard } from '#shared/text/titles/share-card.ts';
import button from '../../../design/button.module.css';
import { classNames } from '../../../design/class-names.ts';
import { toastStore } from '../../../design/dialogs/toast-store.ts';
import { Icon } from '../../../design/pictures/icon.tsx';
import { useHasScript } from '../../../design/use-has-script.ts';
import { buildAnswer } from './build-answer.ts';
import type { CinemaView } from './cinema-view.ts';
import styles from './watch-panel.module.css';
import type { WatchView } from './watch-view.ts';

interface ShareAnswerProps {
  title: string;
  watch: WatchView;
  cinema: CinemaView | null;
}

/** Shares the answer "where to watch", or copies it where there is no share sheet. Hidden without script, which knows the page's address. */
export function ShareAnswer({ title, watch, cinema }: ShareAnswerProps) {
  const hasScript = useHasScript();

  async function share() {
    const text = buildAnswer(title, watch, cinema?.answer);
    const url = new URL(watch.report.backTo, location.origin).href;
    // Closing the system's share sheet rejects: no error message for that.
    if (typeof navigator.share === 'function') return navigator.share({ title, text, url }).catch(() => undefined);
    try {
      await navigator.clipboard.writeText(`${text} ${url}`);
      toastStore.add(shareCard.copied, 'done');
    } catch {
      toastStore.add(shareCard.notCopied, 'failed');
    }
  }

  return (
    <button
      type="button"
      className={classNames(button.button, button.outline, styles.share)}
      disabled={!hasScript}
      onClick={() => void share()}
    >
      <Icon name="share" />
      {shareCard.share}
    </button>
  );
}
