import { Link } from 'react-router';
import type { ListedNotification } from '#shared/admin/domain/notifications/listed.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { adminNotifications } from '#shared/admin/text/notifications.ts';
import { Notice } from '../forms/notice.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { ListSwitch, MarkRead, NotificationList } from './notification-list.tsx';
import styles from './notifications.module.css';

interface NotificationsPageProps {
  now: Date;
  isPersonal: boolean;
  notifications: readonly ListedNotification[];
  unread: { personal: number; all: number };
  outcome: Outcome | undefined;
}

const words = adminNotifications;

export function NotificationsPage({ now, isPersonal, notifications, unread, outcome }: NotificationsPageProps) {
  const result = outcomeOf(outcome, 'markRead') ?? outcomeOf(outcome, 'open');
  return (
    <>
      <PageTop title={words.title}>
        <MarkRead now={now} isNeeded={unread.all > 0} />
      </PageTop>
      {result?.notice && <Notice kind="ok">{result.notice}</Notice>}
      {result?.problem && <Notice kind="error">{result.problem}</Notice>}
      <div className={styles.page}>
        <ListSwitch isPersonal={isPersonal} unread={unread}>
          {(list, label, isCurrent) => (
            <Link to={adminPaths.notifications(list)} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </Link>
          )}
        </ListSwitch>
        <NotificationList notifications={notifications} now={now} />
      </div>
    </>
  );
}
