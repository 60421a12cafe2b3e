import { privacy } from '#shared/text/privacy.ts';
import { hasPrivacyControl, resetCookieChoice, useCookieChoice } from '../../consent/cookie-choice.ts';
import button from '../../design/button.module.css';
import { classNames } from '../../design/class-names.ts';
import { toastStore } from '../../design/dialogs/toast-store.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import { useHasScript } from '../../design/use-has-script.ts';
import styles from './cookie-status.module.css';

const STATES = {
  accepted: { word: privacy.accepted, icon: 'check', hint: privacy.changeHint, look: styles.accepted },
  declined: { word: privacy.declined, icon: 'close', hint: privacy.changeHint, look: styles.declined },
  undecided: { word: privacy.undecided, icon: 'minus', hint: privacy.undecidedHint, look: undefined },
} as const;

/** The cookie choice, its meaning, and a button to change it. Without script no choice is possible. */
export function CookieStatus() {
  const { word, icon, hint, look } = STATES[useCookieChoice() ?? 'undecided'];
  const hasScript = useHasScript();
  return (
    <div className={styles.status}>
      <span className={classNames(styles.sign, look)} aria-hidden="true">
        <Icon name={icon} />
      </span>
      <p className={styles.words} role="status">
        <span className={styles.label}>{privacy.status}</span> <strong>{word}</strong>
      </p>
      <p className={styles.hint}>{hasScript && hasPrivacyControl() ? privacy.controlHint : hint}</p>
      {hasScript && (
        <button type="button" className={classNames(button.button, button.outline)} onClick={reset}>
          {privacy.change}
        </button>
      )}
    </div>
  );
}

function reset(): void {
  resetCookieChoice();
  toastStore.add(privacy.choiceReset);
}
