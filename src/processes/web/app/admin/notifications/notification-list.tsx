import type { ReactNode } from 'react';
import { formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import { describeNotification } from '#shared/admin/domain/notifications/describe.ts';
import type { NotificationKind } from '#shared/admin/domain/notifications/kinds.ts';
import type { ListedNotification } from '#shared/admin/domain/notifications/listed.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { adminNotifications, type Piece } from '#shared/admin/text/staff/notifications.ts';
import { classNames } from '../../design/class-names.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Submit } from '../forms/submit.tsx';
import { AdminIcon, type AdminIconName } from '../frame/admin-icon.tsx';
import { Avatar } from '../frame/avatar.tsx';
import { usePeopleNames } from '../frame/field-labels.ts';
import styles from './notifications.module.css';

const words = adminNotifications;

export function NotificationList({ notifications, now }: { notifications: readonly ListedNotification[]; now: Date }) {
  if (notifications.length === 0) return <p className={styles.empty}>{words.emptyEver}</p>;
  return (
    <ul className={styles.list}>
      {notifications.map((notification) => (
        <Entry key={notification.id} notification={notification} now={now} />
      ))}
    </ul>
  );
}

const ICONS: Partial<Record<NotificationKind, AdminIconName>> = {
  'plan-failed': 'alert',
  conflict: 'alert',
  'offer-expiring': 'coin',
  'picture-expiring': 'picture',
  'picture-expired': 'picture',
  'picture-unused': 'picture',
  'links-broken': 'link',
  'routine-failed': 'refresh',
  'credential-changed': 'key',
};

function Entry({ notification, now }: { notification: ListedNotification; now: Date }) {
  const { id, kind, title, actorName, at, isRead } = notification;
  const { sentence, hints, quote, action } = describeNotification(notification, usePeopleNames());
  const icon = ICONS[kind] ?? (actorName === null ? 'list' : undefined);
  return (
    <li className={classNames(styles.entry, !isRead && styles.unread)}>
      <span className={styles.face}>{icon ? <AdminIcon name={icon} /> : <Avatar name={actorName ?? ''} />}</span>
      <div className={styles.words}>
        {!isRead && <span className="visually-hidden">{words.unread}. </span>}
        <Sentence pieces={sentence} />
        {quote && <q className={styles.quote}>{quote}</q>}
        {hints.map((hint) => (
          <span key={hint} className={styles.hint}>
            {hint}
          </span>
        ))}
        <time className={styles.time} dateTime={at.toISOString()}>
          {formatTimeAgo(at, now)}
        </time>
      </div>
      <AdminForm
        intent="open"
        about={{ name: 'notification', value: id }}
        action={adminPaths.notifications()}
        className={styles.action}
        isQuiet
      >
        <Submit intent="open" look="link" label={words.actionOf(action.label, title)}>
          {action.label}
        </Submit>
      </AdminForm>
    </li>
  );
}

function Sentence({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <span>
      {pieces.map((piece, place) => (typeof piece === 'string' ? piece : <b key={`${place}`}>{piece.name}</b>))}
    </span>
  );
}

interface ListSwitchProps {
  isPersonal: boolean;
  unread: { personal: number; all: number };
  children: (list: '' | 'tudo', label: string, isCurrent: boolean) => ReactNode;
}

/** Those sent to the member by name, or also those for everyone with a permission. */
export function ListSwitch({ isPersonal, unread, children }: ListSwitchProps) {
  const count = (number: number) => (number > 0 ? ` ${number}` : '');
  return (
    <nav className={styles.switch} aria-label={words.listsLabel}>
      {children('', words.personal + count(unread.personal), isPersonal)}
      {children('tudo', words.all + count(unread.all), !isPersonal)}
    </nav>
  );
}

export function MarkRead({ now, isNeeded }: { now: Date; isNeeded: boolean }) {
  if (!isNeeded) return <span className={styles.hint}>{words.empty}</span>;
  return (
    <AdminForm intent="markRead" action={adminPaths.notifications()} isQuiet>
      <input type="hidden" name="until" value={now.toISOString()} />
      <Submit intent="markRead" look="link">
        {words.markRead}
      </Submit>
    </AdminForm>
  );
}
