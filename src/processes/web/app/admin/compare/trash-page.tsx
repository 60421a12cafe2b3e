import { Link } from 'react-router';
import type { TrashLine } from '#shared/admin/domain/editing/edited-subject.ts';
import { formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import { TRASH_DAYS } from '#shared/admin/domain/limits.ts';
import type { RemovedLine } from '#shared/admin/domain/listed.ts';
import { mayRole, type Role } from '#shared/admin/domain/staff-roles.ts';
import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminCompare } from '#shared/admin/text/compare.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { EmptyState } from '../../design/states.tsx';
import { AdminForm } from '../forms/admin-form.tsx';
import { Notice } from '../forms/notice.tsx';
import { Submit } from '../forms/submit.tsx';
import { type Column, DataTable, DimCell, NumberCell } from '../frame/data-table.tsx';
import { useFieldLabels } from '../frame/field-labels.ts';
import { PageTop } from '../frame/page-top.tsx';
import type { Outcome } from '../outcome.ts';
import { RemovedRecords } from '../subjects/removed-records.tsx';

const DAY_MS = 86_400_000;

const COLUMNS: Column[] = [
  { key: 'title', label: adminCompare.title },
  { key: 'kind', label: adminCompare.kind },
  { key: 'fields', label: adminCompare.fields },
  { key: 'at', label: adminCompare.thrownAway },
  { key: 'actions', label: <span className="visually-hidden">{adminCompare.takeBack}</span> },
];

interface TrashPageProps {
  lines: TrashLine[];
  now: Date;
  role: Role;
  removed: RemovedLine[];
  outcome: Outcome | undefined;
}

/** Discarded drafts and removed records, for thirty days. */
export function TrashPage({ lines, now, role, removed, outcome }: TrashPageProps) {
  return (
    <>
      <PageTop title={adminCompare.trash} {...(lines.length > 0 && { count: adminCompare.trashCount(lines.length) })} />
      {outcome?.notice && <Notice kind="ok">{outcome.notice}</Notice>}
      {outcome?.problem && <Notice kind="error">{outcome.problem}</Notice>}
      {removed.length > 0 && (
        <div className="below-16">
          <RemovedRecords caption={adminCompare.trash} lines={removed} now={now} role={role} />
        </div>
      )}
      {lines.length === 0 && removed.length === 0 && (
        <EmptyState message={adminCompare.trashEmpty} hint={adminCompare.trashEmptyHint(TRASH_DAYS)} />
      )}
      {lines.length > 0 && (
        <DataTable caption={adminCompare.trashCaption} columns={COLUMNS}>
          {lines.map((line) => (
            <Thrown key={line.id} line={line} now={now} mayTakeBack={mayRole(role, 'draft')} />
          ))}
        </DataTable>
      )}
    </>
  );
}

function Thrown({ line, now, mayTakeBack }: { line: TrashLine; now: Date; mayTakeBack: boolean }) {
  const { entity, entityId, title, fields, author, at, endsAt } = line;
  const { labelsOf } = useFieldLabels();
  const days = Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS);
  return (
    <tr>
      <td>
        <Link to={subjectPath(entity, entityId)}>{title}</Link>
      </td>
      <DimCell>{subjects[entity].words.one}</DimCell>
      <td>{labelsOf(fields)}</td>
      <DimCell>
        {author.name ?? adminEditing.someone} · {formatTimeAgo(at, now)} · {adminCompare.endsIn(days)}
      </DimCell>
      <NumberCell>
        {mayTakeBack && (
          <AdminForm intent="takeBack" isQuiet about={{ name: 'trashId', value: line.id }}>
            <Submit intent="takeBack" look="link" label={adminCompare.takeBackOf(title)}>
              {adminCompare.takeBack}
            </Submit>
          </AdminForm>
        )}
      </NumberCell>
    </tr>
  );
}
