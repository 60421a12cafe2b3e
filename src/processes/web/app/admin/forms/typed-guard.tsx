import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import styles from '../editing/draft/local-draft-notice.module.css';
import { buttonClass } from './submit.tsx';

interface TypedGuardProps {
  isTyped: boolean;
  /** Parameters of the address that say which form is open; a navigation that changes no other keeps the form. */
  parameters: readonly string[];
  words: { title: string; hint: string; stay: string; go: string };
}

/** Asks before typed text of a form without drafts is lost. */
export function TypedGuard({ isTyped, parameters, words }: TypedGuardProps) {
  const formOf = ({ pathname, search }: Location) => {
    const given = new URLSearchParams(search);
    return JSON.stringify([pathname, ...parameters.map((name) => given.get(name))]);
  };
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isTyped && formOf(currentLocation) !== formOf(nextLocation),
  );

  useEffect(() => {
    if (!isTyped) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isTyped]);

  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog heading={words.title} shape="form" onClose={() => blocker.reset()}>
      <div className={styles.asked}>
        <p>{words.hint}</p>
        <p className={styles.actions}>
          <button type="button" className={buttonClass('primary')} onClick={() => blocker.reset()}>
            {words.stay}
          </button>
          <button type="button" className={buttonClass('outline')} onClick={() => blocker.proceed()}>
            {words.go}
          </button>
        </p>
      </div>
    </Dialog>
  );
}
