import { formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { Notice } from '../../forms/notice.tsx';
import { buttonClass } from '../../forms/submit.tsx';
import { useFieldLabels } from '../../frame/field-labels.ts';
import styles from './local-draft-notice.module.css';
import type { Draft } from './use-draft.ts';

/** Offers text that an earlier visit in this browser could not save. Not applied by itself: another editor may have saved since. */
export function LocalDraftNotice({ draft: { kept }, now }: { draft: Draft; now: Date }) {
  const { labelOf } = useFieldLabels();
  if (!kept.offered) return null;
  const fields = Object.keys(kept.offered.fields).map(labelOf);
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
      {adminEditing.kept.found(fields.join(', '), formatTimeAgo(new Date(kept.offered.at), now))}
    </Notice>
  );
}
