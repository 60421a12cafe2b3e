import { flushSync } from 'react-dom';
import { useSubmit } from 'react-router';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminTaxonomy } from '#shared/admin/text/taxonomy.ts';
import { AdminIcon } from '../../frame/admin-icon.tsx';
import { useIsReadOnly } from '../../frame/read-only.tsx';
import { useEdit } from '../edit-context.ts';
import styles from './draft-field.module.css';
import type { EditField } from './use-field.ts';

/** Edits a field of TMDB's, and gives any back to TMDB or to its default: one that was never published loses its draft. */
export function FieldTools({ field, held, edited, label, isSourced, mayWrite }: EditField) {
  const { draft } = useEdit();
  const [submit, isReadOnly] = [useSubmit(), useIsReadOnly()];
  if (!mayWrite) return null;
  if (isSourced && !held.isOpen)
    return (
      <button
        type="button"
        className={styles.tool}
        aria-label={adminEditing.editField(label)}
        onClick={() => {
          flushSync(() => draft.tell({ type: 'opened', field }));
          document.getElementById(`field-${field}`)?.focus();
        }}
      >
        {adminEditing.edit}
      </button>
    );
  const hasOurs = isSourced
    ? held.value !== null || (edited.published?.value ?? null) !== null
    : held.value !== null && edited.provider !== null;
  if (!hasOurs) return null;
  const words = isSourced
    ? { label: adminEditing.restoreField(label), text: adminEditing.restore }
    : { label: adminTaxonomy.restoreFieldOf(label), text: adminTaxonomy.restoreField };
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={words.label}
      disabled={isReadOnly}
      onClick={() => {
        if (edited.published) draft.tell({ type: 'changed', field, value: null, isFromElsewhere: true });
        else void submit({ intent: 'restore', field }, { method: 'post', preventScrollReset: true });
      }}
    >
      <AdminIcon name="undo" />
      {words.text}
    </button>
  );
}
