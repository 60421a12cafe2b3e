import { useState } from 'react';
import { home } from '#shared/text/home.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import { useHasScript } from '../../design/use-has-script.ts';
import styles from './fallback-notice.module.css';

/** Says that the page shows fallback data; the visitor can close it. */
export function FallbackNotice({ notice }: { notice: string }) {
  const [isClosed, setClosed] = useState(false);
  const hasScript = useHasScript();
  if (isClosed) return null;
  return (
    <div className={styles.notice} role="status">
      <Icon name="alert" />
      <p>{notice}</p>
      {hasScript && (
        <button type="button" className={styles.close} aria-label={home.closeNotice} onClick={() => setClosed(true)}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
