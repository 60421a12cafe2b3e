import { useEffect, useState, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { formatClock } from '#shared/admin/domain/format-time.ts';
import { admin } from '#shared/admin/text/admin.ts';
import { Notice } from '../forms/notice.tsx';
import { buttonClass } from '../forms/submit.tsx';

function listen(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** While the browser has no connection: since when, that typed text stays, and a way to try again. It tries by itself when it is back. */
export function ConnectionStrip() {
  const isOnline = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
  const [since, setSince] = useState<string | undefined>(undefined);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isOnline) return;
    const timer = setTimeout(() =>
      setSince(admin.lostSince(formatClock(new Date(performance.timeOrigin + performance.now())))),
    );
    return () => {
      clearTimeout(timer);
      setSince(undefined);
      void revalidate();
    };
  }, [isOnline, revalidate]);
  if (isOnline) return null;
  return (
    <Notice
      kind="error"
      action={
        <button type="button" className={buttonClass('outline')} onClick={() => void revalidate()}>
          {admin.retry}
        </button>
      }
    >
      <b>{since ?? admin.lost}</b> {admin.lostHint}
    </Notice>
  );
}
