import { formatMoment } from '#shared/domain/admin-moment.ts';
import { adminEditing } from '#shared/text/admin-editing.ts';
import { Notice } from '../forms/notice.tsx';
import { buttonClass } from '../forms/submit.tsx';
import styles from './kept-notice.module.css';
import type { Draft } from './use-draft.ts';

/** Offers text that an earlier visit in this browser could not save. Not applied by itself: another editor may have saved since. */
export function KeptNotice({ draft: { kept }, now }: { draft: Draft; now: Date }) {
  if (!kept.offered) return null;
  const fields = Object.keys(kept.offered.fields).map((field) => adminEditing.fields[field] ?? field);
  return (
    <Notice
      kind="warn"
      action={
        <span className={styles.actions}>
          <button type="button" className={buttonClass('outline')} onClick={kept.take}>
            {adminEditing.kept.take}
          </button>
          <button type="button" className={buttonClass('link')} onClick={kept.drop}>
            {adminEditing.kept.drop}
          </button>
        </span>
      }
    >
      {adminEditing.kept.found(fields.join(', '), formatMoment(new Date(kept.offered.at), now))}
    </Notice>
  );
}
