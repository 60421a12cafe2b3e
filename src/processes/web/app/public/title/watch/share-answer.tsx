import { titlePage } from '#shared/text/titles/title-page.ts';
import button from '../../../design/button.module.css';
import { classNames } from '../../../design/class-names.ts';
import { toastStore } from '../../../design/dialogs/toast-store.ts';
import { Icon } from '../../../design/pictures/icon.tsx';
import { useHasScript } from '../../../design/use-has-script.ts';
import styles from './watch-panel.module.css';

interface ShareAnswerProps {
  title: string;
  path: string;
  answer: string;
}

/** Shares the answer "where to watch", or copies it where there is no share sheet. Hidden without script, which knows the page's address. */
export function ShareAnswer({ title, path, answer }: ShareAnswerProps) {
  const hasScript = useHasScript();

  async function share() {
    const url = new URL(path, location.origin).href;
    // Closing the system's share sheet rejects: no error message for that.
    if (typeof navigator.share === 'function')
      return navigator.share({ title, text: answer, url }).catch(() => undefined);
    try {
      await navigator.clipboard.writeText(`${answer} ${url}`);
      toastStore.add(titlePage.copied, 'done');
    } catch {
      toastStore.add(titlePage.notCopied, 'failed');
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
      {titlePage.share}
    </button>
  );
}
