import { useMemo, useState } from 'react';
import type { EditedField } from '#shared/admin/domain/editing/edited-subject.ts';
import type { EditableField } from '#shared/admin/domain/subjects/define-subject.ts';
import { adminCompare } from '#shared/admin/text/compare.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { formatCount } from '#shared/domain/format.ts';
import type { FieldKind } from '#shared/domain/subjects/field-values.ts';
import { textOf } from '../editing/controls/control.ts';
import controls from '../editing/controls/controls.module.css';
import { AdminForm } from '../forms/admin-form.tsx';
import { RichField } from '../forms/rich-field.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { useFieldLabels } from '../frame/field-labels.ts';
import styles from './compare-page.module.css';
import { mergeWords, traceWords } from './merge-words.ts';

interface TextMergePanelProps {
  field: EditedField;
  spec: EditableField;
}

const TEXTS: readonly FieldKind[] = ['line', 'text'];

/** Both texts merged into a proposal to edit; optionally locks the field against further conflicts. */
export function TextMergePanel({ field, spec }: TextMergePanelProps) {
  const { labelOf } = useFieldLabels();
  if (spec.kind !== 'rich' && !TEXTS.includes(spec.kind)) return null;
  const label = adminCompare.mergeField(labelOf(field.field));
  return (
    <section id="mesclar" className={styles.merge} aria-labelledby="merge-title">
      <AdminForm intent="settle" about={{ name: 'decision', value: 'merge' }}>
        <input type="hidden" name="field" value={field.field} />
        <input type="hidden" name="version" value={field.version} />
        <div className={styles.head}>
          <h2 id="merge-title">{adminCompare.merge}</h2>
          <span>{adminCompare.mergeHint}</span>
        </div>
        {spec.kind === 'rich' ? (
          <RichField name="merged" label={label} defaultValue={textOf(field.published?.value ?? field.provider)} />
        ) : (
          <TextMerge field={field} label={label} />
        )}
        <div className={styles.mergeFoot}>
          <label className={controls.check}>
            <input type="checkbox" name="andLock" value="1" />
            {adminCompare.andLock}
          </label>
          <Submit intent="settle">{adminCompare.publishMerge}</Submit>
        </div>
      </AdminForm>
    </section>
  );
}

function TextMerge({ field, label }: { field: EditedField; label: string }) {
  const [base, ours, fresh] = [field.conflict?.base, field.published?.value, field.provider].map(textOf) as [
    string,
    string,
    string,
  ];
  const proposed = useMemo(() => mergeWords(base, ours, fresh), [base, ours, fresh]);
  const [text, setText] = useState(proposed);
  return (
    <>
      <textarea
        className={`${controls.input} ${controls.text}`}
        name="merged"
        aria-label={label}
        value={text}
        rows={3}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.legend} aria-hidden="true">
        <i className={styles.markOurs} /> {adminCompare.legendOurs}
        <i className={styles.markFresh} /> {adminCompare.legendFresh}
      </div>
      <p className={styles.traced} aria-hidden="true">
        {traceWords(text, ours, fresh).map(({ from, text: part }, index) => {
          const look = from === 'ours' ? styles.markOurs : from === 'fresh' ? styles.markFresh : undefined;
          return look ? (
            <mark key={index} className={look}>
              {part}
            </mark>
          ) : (
            <span key={index}>{part}</span>
          );
        })}
      </p>
      <p className={styles.count}>
        {adminEditing.characters(formatCount([...text].length))}
        {text !== proposed && (
          <button type="button" className={buttonClass('link')} onClick={() => setText(proposed)}>
            {adminCompare.undo}
          </button>
        )}
      </p>
    </>
  );
}
