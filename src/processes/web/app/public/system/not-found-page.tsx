import { useLocation } from 'react-router';
import { search } from '#shared/text/search/search.ts';
import { systemPages } from '#shared/text/system-pages.ts';
import { ChipLinks } from '../../design/chip-links.tsx';
import { SearchForm } from '../../shell/search-form.tsx';
import { describeAttemptedRoute } from './attempted-route.ts';
import styles from './message-page.module.css';
import { MessagePage } from './message-page.tsx';
import { WAYS_OUT } from './ways-out.ts';

export function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <MessagePage
      title={systemPages.notFoundTitle}
      message={systemPages.notFoundMessage}
      after={
        <>
          <div className={styles.search}>
            <SearchForm label={systemPages.searchInstead} isLarge />
          </div>
          <ChipLinks label={search.waysOut} links={WAYS_OUT} />
        </>
      }
    >
      <p className={styles.route}>
        <span className="visually-hidden">{systemPages.attemptedRoute} </span>
        <code>{describeAttemptedRoute(pathname)}</code>
      </p>
    </MessagePage>
  );
}
