import { Link } from 'react-router';
import type { ChangeLine, ChangeSetView } from '#shared/admin/domain/change-sets.ts';
import { findEditableField } from '#shared/admin/domain/editing/check-field.ts';
import { labelOfField } from '#shared/admin/domain/editing/editable-fields.ts';
import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminChanges } from '#shared/admin/text/change-sets.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { type Editable, isFromTmdb } from '#shared/domain/entities.ts';
import { describeValue } from '../editing/field/describe-value.ts';
import { DataTable, DimCell, State } from '../frame/data-table.tsx';
import { Thumbnail } from '../subjects/thumbnail.tsx';
import styles from './change-set-page.module.css';

const COLUMNS = [
  { key: 'title', label: adminChanges.columnTitle },
  { key: 'before', label: adminChanges.columnBefore },
  { key: 'after', label: adminChanges.columnAfter },
  { key: 'result', label: adminChanges.columnResult },
];

export function ChangeSetTable({ set }: { set: ChangeSetView }) {
  const { source, lines, appliedAt, publishAt, undone } = set;
  return (
    <DataTable caption={adminChanges.sources[source] ?? adminChanges.title} columns={COLUMNS} isStacked>
      {lines.map((line) => (
        <tr key={`${line.entity} ${line.id}`}>
          <td>
            <span className={styles.subject}>
              <Thumbnail kind={subjects[line.entity].picture} path={line.picturePath} />
              <span>
                {line.isNew && !line.isDone ? (
                  <b>{line.title}</b>
                ) : (
                  <Link to={subjectPath(line.entity, line.id)}>{line.title}</Link>
                )}
                <span>
                  {[line.isNew && adminChanges.isNew, line.year, adminEditing.number(line.id)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            </span>
          </td>
          <Values line={line} side="from" />
          <Values line={line} side="to" />
          <td>
            <Result
              line={line}
              done={appliedAt && (publishAt ? adminChanges.plannedLine : adminChanges.done)}
              isUndone={undone !== undefined}
            />
          </td>
        </tr>
      ))}
    </DataTable>
  );
}

function Values({ line: { entity, changes }, side }: { line: ChangeLine; side: 'from' | 'to' }) {
  if (changes.length === 0) return <DimCell>{adminChanges.nothing}</DimCell>;
  return (
    <td>
      <span className={styles.side}>{side === 'from' ? adminChanges.columnBefore : adminChanges.columnAfter}</span>
      <ul className={styles.values}>
        {changes.map((change) => (
          <li key={change.field}>
            <span>{labelOfField(change.field)}:</span> {describe(entity, change.field, change[side])}
          </li>
        ))}
      </ul>
    </td>
  );
}

function describe(entity: Editable, field: string, value: unknown): string {
  const { kind, isOwn } = findEditableField(entity, field) ?? { kind: 'line' };
  if (kind === 'switch') return value === true ? adminChanges.yes : adminChanges.no;
  if (value !== null) return describeValue(kind, value);
  return isOwn || !isFromTmdb(entity) ? adminChanges.nothing : adminChanges.provider;
}

interface ResultProps {
  line: ChangeLine;
  /** Of a set that was applied. */
  done: string | undefined;
  isUndone: boolean;
}

function Result({ line, done, isUndone }: ResultProps) {
  const { isDone, refusal } = line;
  if (isUndone && isDone && refusal) return <State kind="error">{adminChanges.changedSince}</State>;
  if (isUndone && isDone) return <State kind="none">{adminChanges.undoneLine}</State>;
  if (refusal) return <State kind="none">{adminChanges.refusals[refusal]}</State>;
  return <State kind="ok">{done ?? adminChanges.willChange}</State>;
}
