import { Link } from 'react-router';
import { formatExactTime } from '#shared/admin/domain/format-time.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { adminNotices } from '#shared/admin/text/staff/notices.ts';
import type { SecurityNotice } from '#shared/domain/site/security-events.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Notice } from '../forms/notice.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import styles from './security-notices.module.css';

/** Fragment of the account page the notice links to. */
export const SECURITY_ID = 'seguranca';

/** Above every page until the member has read it: all refused sign-ins in one sentence, each changed credential in its own. */
export function SecurityBanner({ unread }: { unread: readonly SecurityNotice[] }) {
  if (unread.length === 0) return null;
  return (
    <Notice
      kind="warn"
      action={
        <Link className={buttonClass('outline')} to={`${adminPaths.account()}#${SECURITY_ID}`}>
          {adminNotices.see}
        </Link>
      }
    >
      {describeNotices(unread).join(' ')}
    </Notice>
  );
}

function describeNotices(unread: readonly SecurityNotice[]): string[] {
  const oldest = (action: string) => unread.findLast((notice) => notice.action === action);
  const [refused, codes] = [oldest('sign-in.failed'), oldest('code.failed')];
  const changed = unread.flatMap(({ action, at }) => adminNotices.changed[action]?.(formatExactTime(at)) ?? []);
  return [
    ...(codes ? [adminNotices.codeRefusedSince(formatExactTime(codes.at))] : []),
    ...(refused ? [adminNotices.refusedSince(formatExactTime(refused.at))] : []),
    ...new Set(changed),
    ...(changed.length > 0 ? [adminNotices.notYou] : []),
  ];
}

interface SecurityPanelProps {
  notices: readonly SecurityNotice[];
  hasUnread: boolean;
}

/** On the account page: the latest notices, read or not. */
export function SecurityPanel({ notices, hasUnread }: SecurityPanelProps) {
  return (
    <Panel title={adminNotices.title}>
      {notices.length === 0 && <Hint>{adminNotices.empty}</Hint>}
      <ul className={styles.list}>
        {notices.map(({ seq, action, at, network }) => (
          <li key={seq}>
            <span>{adminNotices.events[action] ?? action}</span>
            <span className="meta">
              {formatExactTime(at)}
              {network && ` · ${adminNotices.from(network)}`}
            </span>
          </li>
        ))}
      </ul>
      {hasUnread && (
        <AdminForm
          intent="readNotices"
          about={{ name: 'seq', value: String(notices[0]?.seq ?? 0) }}
          className={styles.read}
        >
          <Hint>{adminNotices.notYou}</Hint>
          <Submit intent="readNotices" look="outline">
            {adminNotices.read}
          </Submit>
        </AdminForm>
      )}
    </Panel>
  );
}
