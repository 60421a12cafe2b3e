import type { ReactNode } from 'react';
import type { EditedField } from '#shared/admin/domain/editing/edited-subject.ts';
import { formatExactTime } from '#shared/admin/domain/format-time.ts';
import type { EditableField } from '#shared/admin/domain/subjects/define-subject.ts';
import { adminCompare } from '#shared/admin/text/compare.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { describeValue } from '../editing/field/describe-value.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Submit } from '../forms/submit.tsx';
import styles from './compare-page.module.css';
import { WordDiff } from './word-diff.tsx';

interface ConflictColumnsProps {
  field: EditedField;
  spec: EditableField;
  mayDecide: boolean;
}

/** Three columns; the first two are compared with the third. */
export function ConflictColumns({ field, spec, mayDecide }: ConflictColumnsProps) {
  const { conflict, published, provider } = field;
  const [base, ours, fresh] = [conflict?.base, published?.value, provider].map((value) =>
    describeValue(spec.kind, value),
  );
  return (
    <div className={styles.three}>
      <Column
        look={styles.fresh}
        title={adminCompare.fresh}
        note={conflict && formatExactTime(conflict.since)}
        foot={adminCompare.comparedWithBase}
        action={mayDecide && <Decide decision="accept" field={field} words={adminCompare.accept} />}
      >
        <WordDiff before={base ?? ''} after={fresh ?? ''} side="both" />
      </Column>
      <Column
        look={styles.ours}
        title={adminCompare.ours}
        note={published && `${published.author.name ?? adminEditing.someone}, ${formatExactTime(published.at)}`}
        foot={adminCompare.comparedWithBase}
        action={mayDecide && <Decide decision="keep" field={field} words={adminCompare.keep} />}
      >
        <WordDiff before={base ?? ''} after={ours ?? ''} side="after" />
      </Column>
      <Column look={styles.base} title={adminCompare.base} foot={adminCompare.baseHint}>
        <WordDiff before={base ?? ''} after={base ?? ''} side="after" />
      </Column>
    </div>
  );
}

interface ColumnProps {
  look: string | undefined;
  title: string;
  note?: string | undefined;
  foot: string;
  action?: ReactNode;
  children: ReactNode;
}

function Column({ look, title, note, foot, action, children }: ColumnProps) {
  return (
    <section className={`${styles.column} ${look ?? ''}`} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {note && <span>{note}</span>}
      </div>
      {children}
      <p className={styles.foot}>{foot}</p>
      {action}
    </section>
  );
}

function Decide({ decision, field, words }: { decision: 'accept' | 'keep'; field: EditedField; words: string }) {
  return (
    <div id={`decide-${decision}`}>
      <AdminForm intent="settle" isQuiet about={{ name: 'decision', value: decision }}>
        <input type="hidden" name="field" value={field.field} />
        <input type="hidden" name="version" value={field.version} />
        <Submit intent="settle" look="outline" isWide>
          {words}
        </Submit>
      </AdminForm>
    </div>
  );
}
