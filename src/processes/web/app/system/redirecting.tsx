import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { systemPages } from '#shared/text/system-pages.ts';
import button from '../ui/button.module.css';
import styles from './redirecting.module.css';

/**
 * What an address of old shows on the way to today's. From the server it comes with a 301 and is hardly ever seen; within
 * the site it is the page until the right one is there, and leaves no trace in the history.
 */
export function Redirecting({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to, { replace: true });
  }, [navigate, to]);

  return (
    <div className={styles.page}>
      <span className={styles.spinner} aria-hidden="true" />
      <h1 className={styles.title} role="status">
        {systemPages.redirecting}
      </h1>
      <Link className={button.text} to={to} replace>
        {systemPages.goNow}
      </Link>
    </div>
  );
}
