import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { adminEditing } from '#shared/text/admin-editing.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { buttonClass } from '../forms/submit.tsx';
import { isUnsaved } from './draft-state.ts';
import styles from './kept-notice.module.css';
import type { Draft } from './use-draft.ts';

/** Whoever leaves with something unsaved has it saved first; only where that fails are they asked. */
export function LeaveGuard({ draft: { state, isSending, save } }: { draft: Draft }) {
  const isLeft = isUnsaved(state);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isLeft && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isLeft) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isLeft]);

  // Once for each time one wants to leave: a server that is away would be asked without end.
  const [isTried, setIsTried] = useState(false);
  useEffect(() => {
    if (blocker.state !== 'blocked') return setIsTried(false);
    if (!isLeft) return blocker.proceed();
    if (isTried || isSending) return;
    setIsTried(true);
    save();
  }, [blocker, isLeft, isTried, isSending, save]);

  if (blocker.state !== 'blocked' || !isTried || isSending) return null;
  return (
    <Dialog heading={adminEditing.leave.title} shape="form" onClose={() => blocker.reset()}>
      <p>{adminEditing.leave.hint}</p>
      <p className={styles.actions}>
        <button type="button" className={buttonClass('primary')} onClick={() => blocker.reset()}>
          {adminEditing.leave.stay}
        </button>
        <button type="button" className={buttonClass('outline')} onClick={() => blocker.proceed()}>
          {adminEditing.leave.go}
        </button>
      </p>
    </Dialog>
  );
}
