import { Link } from 'react-router';
import type { BulkLine, BulkView } from '#shared/admin/domain/bulk.ts';
import { findEditableField } from '#shared/admin/domain/editing/check-field.ts';
import { labelOfField } from '#shared/admin/domain/editing/editable-fields.ts';
import { subjectPath } from '#shared/admin/domain/paths.ts';
import { adminBulk } from '#shared/admin/text/bulk.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import type { Entity } from '#shared/domain/entities.ts';
import { describeValue } from '../editing/field/describe-value.ts';
import { DataTable, DimCell, State } from '../frame/data-table.tsx';
import { Thumbnail } from '../subjects/thumbnail.tsx';
import styles from './bulk-page.module.css';

const COLUMNS = [
  { key: 'title', label: adminBulk.columnTitle },
  { key: 'before', label: adminBulk.columnBefore },
  { key: 'after', label: adminBulk.columnAfter },
  { key: 'result', label: adminBulk.columnResult },
];

export function BulkTable({ bulk: { action, entity, lines, appliedAt, publishAt, undone } }: { bulk: BulkView }) {
  return (
    <DataTable caption={adminBulk.actions[action]} columns={COLUMNS} isStacked>
      {lines.map((line) => (
        <tr key={line.id}>
          <td>
            <span className={styles.subject}>
              <Thumbnail kind={entity === 'person' ? 'profile' : 'poster'} path={line.picturePath} />
              <span>
                <Link to={subjectPath(entity, line.id)}>{line.title}</Link>
                <span>{[line.year, adminEditing.number(line.id)].filter(Boolean).join(' · ')}</span>
              </span>
            </span>
          </td>
          <Values entity={entity} line={line} side="from" />
          <Values entity={entity} line={line} side="to" />
          <td>
            <Result
              line={line}
              done={appliedAt && (publishAt ? adminBulk.plannedLine : adminBulk.done)}
              isUndone={undone !== undefined}
            />
          </td>
        </tr>
      ))}
    </DataTable>
  );
}

function Values({ entity, line: { changes }, side }: { entity: Entity; line: BulkLine; side: 'from' | 'to' }) {
  if (changes.length === 0) return <DimCell>{adminBulk.nothing}</DimCell>;
  return (
    <td>
      <span className={styles.side}>{side === 'from' ? adminBulk.columnBefore : adminBulk.columnAfter}</span>
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

function describe(entity: Entity, field: string, value: unknown): string {
  const kind = findEditableField(entity, field)?.kind ?? 'line';
  if (kind === 'switch') return value === true ? adminBulk.yes : adminBulk.no;
  return value === null ? adminBulk.provider : describeValue(kind, value);
}

interface ResultProps {
  line: BulkLine;
  /** Of a bulk action that was applied. */
  done: string | undefined;
  isUndone: boolean;
}

function Result({ line, done, isUndone }: ResultProps) {
  const { isDone, refusal } = line;
  if (isUndone && isDone && refusal) return <State kind="error">{adminBulk.changedSince}</State>;
  if (isUndone && isDone) return <State kind="none">{adminBulk.undoneLine}</State>;
  if (refusal) return <State kind="none">{adminBulk.refusals[refusal]}</State>;
  return <State kind="ok">{done ?? adminBulk.willChange}</State>;
}
