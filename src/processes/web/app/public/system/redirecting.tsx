import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { systemPages } from '#shared/text/system-pages.ts';
import button from '../../design/button.module.css';
import styles from './redirecting.module.css';

/**
 * Shown while an old address redirects. The server sends it with a 301, so it is rarely seen; within the site it is shown until the
 * target has loaded, and leaves no history entry.
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
