import { useEffect, useState } from 'react';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { isUnsaved } from './draft-state.ts';
import styles from './save-state.module.css';
import type { Draft } from './use-draft.ts';

const SECOND_MS = 1_000;
const words = adminEditing.saved;

/** `Salvo há 2 s`. Screen readers announce the save once, not the seconds. */
export function SaveState({ draft: { state, isSending } }: { draft: Draft }) {
  const seconds = useSecondsSince(state.savedAt);
  const isLeft = isUnsaved(state);
  return (
    <>
      {describe() && <span className={isLeft ? styles.unsaved : styles.saved}> · {describe()}</span>}
      <span className="visually-hidden" role="status">
        {state.savedAt && !isLeft ? words.announced : ''}
      </span>
    </>
  );

  function describe(): string {
    if (isSending) return words.saving;
    if (isLeft) return words.unsaved;
    if (!state.savedAt) return '';
    if (seconds < 1) return words.now;
    return seconds < 60 ? words.seconds(seconds) : words.minutes(Math.floor(seconds / 60));
  }
}

/** Counted with this browser's clock from when the answer arrived: the server's clock may differ. */
function useSecondsSince(moment: Date | undefined): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!moment) return;
    const heardAt = performance.now();
    setSeconds(0);
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - heardAt) / SECOND_MS)), SECOND_MS);
    return () => clearInterval(timer);
  }, [moment]);
  return seconds;
}
