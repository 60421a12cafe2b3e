import { useLocation } from 'react-router';
import { paths } from '#shared/domain/site/paths.ts';
import { shell } from '#shared/text/shell.ts';
import { systemPages } from '#shared/text/system-pages.ts';
import { describeAttemptedRoute } from './attempted-route.ts';
import styles from './message-page.module.css';
import { MessagePage } from './message-page.tsx';

const TODAY = { label: shell.today, to: paths.today() };

export function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <MessagePage title={systemPages.notFoundTitle} message={systemPages.notFoundMessage} otherAction={TODAY}>
      <p className={styles.route}>
        <span className="visually-hidden">{systemPages.attemptedRoute} </span>
        <code>{describeAttemptedRoute(pathname)}</code>
      </p>
    </MessagePage>
  );
}
