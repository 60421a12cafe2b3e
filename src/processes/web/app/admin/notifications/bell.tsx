import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Link, useFetcher, useLocation } from 'react-router';
import { NOTIFICATIONS_IN_PANEL } from '#shared/admin/domain/limits.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { adminNotifications } from '#shared/admin/text/staff/notifications.ts';
import { classNames } from '../../design/class-names.ts';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { ListSwitch, MarkRead, NotificationList } from './notification-list.tsx';
import styles from './notifications.module.css';
import type { loader } from './notifications-route.tsx';

const words = adminNotifications;

interface BellLinkProps {
  count: number;
  className?: string | undefined;
  isOpen?: boolean;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

export function BellLink({ count, className, isOpen, onClick }: BellLinkProps) {
  return (
    <Link
      to={adminPaths.notifications()}
      className={classNames(styles.bell, className)}
      aria-label={words.bell(count)}
      aria-expanded={isOpen}
      onClick={onClick}
    >
      <AdminIcon name="bell" />
      {count > 0 && <span className={styles.bellCount}>{count > 99 ? '99+' : count}</span>}
    </Link>
  );
}

/** A link to the page of notifications; with script it opens them beside the menu. */
export function Bell({ count }: { count: number }) {
  const fetcher = useFetcher<typeof loader>();
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { key } = useLocation();
  useEffect(() => {
    if (key) panel.current?.hidePopover();
  }, [key]);

  const show = (list: '' | 'tudo') => void fetcher.load(adminPaths.notifications(list));
  return (
    <>
      <BellLink
        count={count}
        isOpen={isOpen}
        onClick={(event) => {
          // Another tab or window is wanted.
          if (event.ctrlKey || event.metaKey || event.shiftKey || !panel.current) return;
          event.preventDefault();
          if (isOpen) return panel.current.hidePopover();
          show('');
          panel.current.showPopover();
          panel.current.focus();
        }}
      />
      <div
        ref={panel}
        popover="auto"
        role="dialog"
        aria-label={words.title}
        tabIndex={-1}
        className={styles.panel}
        onToggle={(event) => setIsOpen(event.newState === 'open')}
      >
        {isOpen && <Panel loaded={fetcher.data} isLoading={fetcher.state === 'loading'} onList={show} />}
      </div>
    </>
  );
}

type Loaded = ReturnType<typeof useFetcher<typeof loader>>['data'];

interface PanelProps {
  loaded: Loaded;
  isLoading: boolean;
  onList: (list: '' | 'tudo') => void;
}

function Panel({ loaded, isLoading, onList }: PanelProps) {
  return (
    <>
      <div className={styles.panelTop}>
        <h2>{words.title}</h2>
        {loaded && <MarkRead now={loaded.now} isNeeded={loaded.unread.all > 0} />}
      </div>
      {loaded ? (
        <>
          <ListSwitch isPersonal={loaded.isPersonal} unread={loaded.unread}>
            {(list, label, isCurrent) => (
              <button type="button" aria-pressed={isCurrent} onClick={() => onList(list)}>
                {label}
              </button>
            )}
          </ListSwitch>
          <NotificationList notifications={loaded.notifications.slice(0, NOTIFICATIONS_IN_PANEL)} now={loaded.now} />
        </>
      ) : (
        <p className={styles.empty} role="status">
          {isLoading ? words.loading : words.failedToLoad}
        </p>
      )}
      <div className={styles.panelFoot}>
        <Link to={adminPaths.notifications()}>{words.seeAll}</Link>
        <Link to={adminPaths.notificationPreferences()}>{words.preferences}</Link>
      </div>
    </>
  );
}
