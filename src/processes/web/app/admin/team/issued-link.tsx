import type { IssuedLink } from '#shared/admin/domain/staff.ts';
import { adminTeam } from '#shared/admin/text/staff/team.ts';
import { CopyButton } from '../forms/copy-button.tsx';
import styles from './issued-link.module.css';

/** Shown only once: the token in the link is not stored. */
export function IssuedLinkPanel({ link: { url, email } }: { link: IssuedLink }) {
  return (
    <div className={styles.panel} role="status">
      <p className={styles.title}>{adminTeam.linkTitle(email)}</p>
      <p className={styles.hint}>{adminTeam.linkHint}</p>
      <div className={styles.line}>
        <input className={styles.address} value={url} aria-label={adminTeam.linkAddress} readOnly />
        <CopyButton text={url} />
      </div>
    </div>
  );
}
