import { createContext, useContext } from 'react';
import { errors } from '#shared/text/errors.ts';
import styles from './message-page.module.css';

/** Filled in by the server for a failed page only; the browser has no value for it. */
export const RequestCode = createContext('');

/** The browser renders this empty and keeps what the server wrote: that is what the suppressed warning is about. */
export function RequestCodeLine() {
  const code = useContext(RequestCode);
  return (
    <p className={styles.code} suppressHydrationWarning>
      {code ? errors.requestCode(code) : ''}
    </p>
  );
}
