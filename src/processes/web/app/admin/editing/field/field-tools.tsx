import { flushSync } from 'react-dom';
import { Link, useLocation } from 'react-router';
import { subjectPath } from '#shared/admin/domain/paths.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import type { Editable } from '#shared/domain/entities.ts';
import { isPartField } from '#shared/domain/titles/part-edits.ts';
import { WriteButton } from '../../forms/write-button.tsx';
import { AdminIcon } from '../../frame/admin-icon.tsx';
import { tabOf, tabParameters } from '../tabs.ts';
import styles from './field-row.module.css';
import type { FieldRowProps } from './field-row-props.ts';

/** Edits a field or gives it back to TMDB. Both work without script: a link and a form. */
export function FieldTools(props: FieldRowProps & { label: string }) {
  const { subject, edited, held, draft, mayWrite, label } = props;
  const { field } = edited;
  const { hash, search } = useLocation();
  if (!mayWrite) return null;
  const hasOurs = held.value !== null || (edited.published?.value ?? null) !== null;
  const isGivenBack = held.value === null && !held.isOpen;
  if (held.isOpen && !hasOurs) return null;
  if (!held.isOpen || isGivenBack)
    return (
      <Link
        className={styles.tool}
        to={`${subjectPath(subject.entity, subject.id, { ...parametersOf(subject.entity, field, search), editar: field })}${hash}`}
        aria-label={adminEditing.editField(label)}
        preventScrollReset
        onClick={(event) => {
          event.preventDefault();
          flushSync(() => draft.tell({ type: 'opened', field }));
          document.getElementById(`field-${field}`)?.focus();
        }}
      >
        {adminEditing.edit}
      </Link>
    );
  return (
    <WriteButton
      form={`restore-${field}`}
      className={styles.tool}
      aria-label={adminEditing.restoreField(label)}
      onClick={(event) => {
        // Never published: let the form submit, which discards the draft.
        if (!edited.published) return;
        event.preventDefault();
        draft.tell({ type: 'changed', field, value: null, isFromElsewhere: true });
      }}
    >
      <AdminIcon name="undo" />
      {adminEditing.restore}
    </WriteButton>
  );
}

/** The tab of the field; of a season or an episode also what the tab shows, so that it stays open. */
function parametersOf(entity: Editable, field: string, search: string): Record<string, string> {
  return isPartField(field) ? Object.fromEntries(new URLSearchParams(search)) : tabParameters(tabOf(entity, field));
}
