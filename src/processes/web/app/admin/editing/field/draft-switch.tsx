import { adminEditing } from '#shared/admin/text/editing.ts';
import { useIsReadOnly } from '../../frame/read-only.tsx';
import { Tag } from '../../frame/tag.tsx';
import { useEdit } from '../edit-context.ts';
import styles from './draft-field.module.css';
import { useField } from './use-field.ts';

/** A field that is on or off. */
export function DraftSwitch({ field }: { field: string }) {
  const { subject, screen } = useEdit();
  const found = useField(field);
  const isReadOnly = useIsReadOnly();
  if (!found) return null;
  const { held, edited, label, isDrafted, mayWrite, onValue } = found;
  const hint = screen.hintOf?.(subject, field);
  return (
    <div className={styles.switchField} id={`campo-${field}`}>
      <label className={styles.switch}>
        <input
          key={held.mount}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its state without aria-checked.
          role="switch"
          defaultChecked={(held.value ?? edited.provider) === true}
          disabled={!mayWrite || isReadOnly}
          aria-describedby={hint && `hint-${field}`}
          onChange={(event) => onValue(event.target.checked)}
        />
        <span>{label}</span>
        {isDrafted && <Tag look="tela">{adminEditing.badges.draft}</Tag>}
      </label>
      {hint && (
        <p id={`hint-${field}`} className={styles.switchHint}>
          {hint}
        </p>
      )}
    </div>
  );
}
