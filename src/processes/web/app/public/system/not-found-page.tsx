import { useLocation } from 'react-router';
import { systemPages } from '#shared/text/system-pages.ts';
import { describeAttemptedRoute } from './attempted-route.ts';
import styles from './message-page.module.css';
import { MessagePage } from './message-page.tsx';

export function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <MessagePage title={systemPages.notFoundTitle} message={systemPages.notFoundMessage}>
      <p className={styles.route}>
        <span className="visually-hidden">{systemPages.attemptedRoute} </span>
        <code>{describeAttemptedRoute(pathname)}</code>
      </p>
    </MessagePage>
  );
}
