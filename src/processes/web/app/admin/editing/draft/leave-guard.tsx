import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { buttonClass } from '../../forms/submit.tsx';
import { isUnsaved } from './draft-state.ts';
import styles from './local-draft-notice.module.css';
import type { Draft } from './use-draft.ts';

/** Saves unsaved text before the editor leaves the page, and asks only if that fails. */
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

  // Only once per attempt to leave, or an unreachable server would be called in a loop.
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
      <div className={styles.asked}>
        <p>{adminEditing.leave.hint}</p>
        <p className={styles.actions}>
          <button type="button" className={buttonClass('primary')} onClick={() => blocker.reset()}>
            {adminEditing.leave.stay}
          </button>
          <button type="button" className={buttonClass('outline')} onClick={() => blocker.proceed()}>
            {adminEditing.leave.go}
          </button>
        </p>
      </div>
    </Dialog>
  );
}
