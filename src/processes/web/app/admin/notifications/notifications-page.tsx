import { Link } from 'react-router';
import type { FailedDelivery } from '#shared/admin/domain/notifications/delivery-views.ts';
import type { ListedNotification } from '#shared/admin/domain/notifications/listed.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { adminNotifications } from '#shared/admin/text/staff/notifications.ts';
import { Notice } from '../forms/notice.tsx';
import { buttonClass } from '../forms/submit.tsx';
import { PageTop } from '../frame/page-top.tsx';
import type { Outcome } from '../outcome.ts';
import { FailedPanel } from './failed-panel.tsx';
import { ListSwitch, MarkRead, NotificationList } from './notification-list.tsx';
import styles from './notifications.module.css';

interface NotificationsPageProps {
  now: Date;
  isPersonal: boolean;
  notifications: readonly ListedNotification[];
  unread: { personal: number; all: number };
  /** Empty unless the member is an administrator. */
  failed: readonly FailedDelivery[];
  outcome: Outcome | undefined;
}

const words = adminNotifications;

export function NotificationsPage(props: NotificationsPageProps) {
  const { now, isPersonal, notifications, unread, failed, outcome } = props;
  return (
    <>
      <PageTop title={words.title}>
        <MarkRead now={now} isNeeded={unread.all > 0} />
        <Link className={buttonClass('outline')} to={adminPaths.notificationPreferences()}>
          {words.preferences}
        </Link>
      </PageTop>
      {outcome?.notice && <Notice kind="ok">{outcome.notice}</Notice>}
      {outcome?.problem && <Notice kind="error">{outcome.problem}</Notice>}
      {failed.length > 0 && <FailedPanel failed={failed} now={now} />}
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
