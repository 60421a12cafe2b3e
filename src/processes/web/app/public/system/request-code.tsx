import { createContext, useContext } from 'react';
import { errors } from '#shared/text/errors.ts';
import styles from './message-page.module.css';

/** Set by the server for a failed page only; always empty in the browser. */
export const RequestCode = createContext('');

/** The browser renders this empty and keeps the server's text, hence `suppressHydrationWarning`. */
export function RequestCodeLine() {
  const code = useContext(RequestCode);
  return (
    <p className={styles.code} suppressHydrationWarning>
      {code ? errors.requestCode(code) : ''}
    </p>
  );
}
