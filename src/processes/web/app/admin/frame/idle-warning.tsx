import { useEffect, useState } from 'react';
import { useFetchers, useLocation, useNavigation, useRevalidator } from 'react-router';
import {
  SESSION_IDLE_MINUTES,
  SESSION_SEEN_SECONDS,
  SESSION_TOUCHED_MINUTES,
  SESSION_WARNING,
} from '#shared/admin/domain/limits.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { admin } from '#shared/admin/text/admin.ts';
import { Notice } from '../forms/notice.tsx';
import { buttonClass } from '../forms/submit.tsx';
import styles from './idle-warning.module.css';
import { idleMs, noteUse } from './session-use.ts';

const MINUTE_MS = 60_000;
/** The server updates the last-seen time at most every SESSION_SEEN_SECONDS, so a session may end that much earlier. */
const ENDS_MS = SESSION_IDLE_MINUTES * MINUTE_MS - SESSION_SEEN_SECONDS * 1_000;
const WARNS_MS = ENDS_MS - SESSION_WARNING.minutes * MINUTE_MS;

type Phase = 'in-use' | 'soon' | 'ended';

/** Warns that the session is about to expire for lack of use, and that it has. A request from any tab extends it. */
export function IdleWarning() {
  const { key, pathname, search } = useLocation();
  const { state } = useNavigation();
  const { state: reloading, revalidate } = useRevalidator();
  const requests = [key, state, reloading, ...useFetchers().map((fetcher) => fetcher.state)].join();
  const [phase, setPhase] = useState<Phase>('in-use');

  useEffect(() => {
    noteUse();
    setPhase('in-use');
  }, [requests]);

  useEffect(() => {
    const look = () => {
      const idle = idleMs();
      setPhase(idle >= ENDS_MS ? 'ended' : idle >= WARNS_MS ? 'soon' : 'in-use');
    };
    const touch = () => {
      const idle = idleMs();
      if (idle >= SESSION_TOUCHED_MINUTES * MINUTE_MS && idle < ENDS_MS) void revalidate();
    };
    const timer = setInterval(look, SESSION_WARNING.lookedAtMs);
    document.addEventListener('visibilitychange', look);
    document.addEventListener('input', touch);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      document.removeEventListener('input', touch);
    };
  }, [revalidate]);

  if (phase === 'in-use') return null;
  return (
    <div className={styles.place}>
      {phase === 'soon' ? (
        <Notice
          kind="warn"
          action={
            <button type="button" className={buttonClass('outline')} onClick={() => void revalidate()}>
              {admin.idleContinue}
            </button>
          }
        >
          {admin.idleSoon}
        </Notice>
      ) : (
        <Notice
          kind="error"
          action={
            <a
              className={buttonClass('outline')}
              href={adminPaths.signIn(pathname + search)}
              target="_blank"
              rel="opener"
            >
              {admin.idleSignIn}
            </a>
          }
        >
          {admin.idleEnded}
        </Notice>
      )}
    </div>
  );
}
