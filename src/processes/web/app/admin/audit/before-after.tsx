import { adminAudit } from '#shared/admin/text/audit.ts';
import styles from './before-after.module.css';
import type { DescribedChange } from './describe-changes.ts';

/** One changed field: its name, the value before and the value after. */
export function BeforeAfter({ change: { label, before, after } }: { change: DescribedChange }) {
  return (
    <p className={styles.change}>
      <span>{label}</span>
      {before && (
        <>
          <del>
            <span className="visually-hidden">{adminAudit.before}: </span>
            {before}
          </del>
          <i aria-hidden="true">›</i>
        </>
      )}
      <ins>
        <span className="visually-hidden">{adminAudit.after}: </span>
        {after || adminAudit.nothing}
      </ins>
    </p>
  );
}
