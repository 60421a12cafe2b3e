import { useEffect, useRef, useState } from 'react';
import { formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import { admin } from '#shared/admin/text/admin.ts';
import styles from './kept-notice.module.css';
import { Notice } from './notice.tsx';
import { buttonClass } from './submit.tsx';
import type { LocalCopy } from './use-local-draft.ts';

interface KeptNoticeProps {
  copy: Pick<LocalCopy, 'offered' | 'take' | 'drop'>;
  /** The names of the offered fields. */
  describe: () => string;
}

/** Offers text that an earlier visit in this browser did not save. */
export function KeptNotice({ copy: { offered, ...copy }, describe }: KeptNoticeProps) {
  return offered ? <Offer {...copy} at={offered.at} describe={describe} /> : null;
}

interface OfferProps extends Pick<LocalCopy, 'take' | 'drop'> {
  at: number;
  describe: () => string;
}

function Offer({ at, describe, take, drop }: OfferProps) {
  // Once, by the clock of the browser that stored it.
  const [said] = useState(() =>
    admin.kept.found(describe(), formatTimeAgo(new Date(at), new Date(performance.timeOrigin + performance.now()))),
  );
  const box = useRef<HTMLDivElement>(null);
  // In a closed menu the offer would not be seen.
  useEffect(() => {
    for (let menu = findMenu(box.current); menu; menu = findMenu(menu.parentElement)) menu.open = true;
  }, []);
  return (
    <div ref={box}>
      <Notice
        kind="warn"
        action={
          <span className={styles.actions}>
            <button type="button" className={buttonClass('outline')} onClick={take}>
              {admin.kept.take}
            </button>
            <button type="button" className={buttonClass('link')} onClick={drop}>
              {admin.kept.drop}
            </button>
          </span>
        }
      >
        {said}
      </Notice>
    </div>
  );
}

const findMenu = (inside: Element | null | undefined) => inside?.closest('details');
