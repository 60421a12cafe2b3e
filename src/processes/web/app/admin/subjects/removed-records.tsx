import { formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import type { RemovedLine } from '#shared/admin/domain/listed.ts';
import { mayRole, type Role } from '#shared/admin/domain/staff-roles.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminCompare } from '#shared/admin/text/compare.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminRecords } from '#shared/admin/text/records.ts';
import { isPaged } from '#shared/domain/subjects/page-words.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Submit } from '../forms/submit.tsx';
import { type Column, DataTable, DimCell, NumberCell } from '../frame/data-table.tsx';

const DAY_MS = 86_400_000;
const words = adminRecords.trash;

const COLUMNS: Column[] = [
  { key: 'name', label: adminCompare.title },
  { key: 'kind', label: adminCompare.kind },
  { key: 'leadsTo', label: words.leadsTo },
  { key: 'at', label: adminCompare.thrownAway },
  { key: 'actions', label: <span className="visually-hidden">{words.takeBack}</span> },
];

interface RemovedRecordsProps {
  caption: string;
  lines: readonly RemovedLine[];
  now: Date;
  role: Role;
}

/** What is in the trash as a whole, and where its addresses redirect meanwhile. */
export function RemovedRecords({ caption, lines, now, role }: RemovedRecordsProps) {
  return (
    <DataTable caption={caption} columns={COLUMNS}>
      {lines.map(({ entity, id, name, leadsTo, author, at, endsAt }) => (
        <tr key={`${entity}-${id}`}>
          <td>
            <b>{name}</b>
          </td>
          <DimCell>{subjects[entity].words.one}</DimCell>
          <td>{isPaged(entity) && (leadsTo ?? words.gone)}</td>
          <DimCell>
            {author.name ?? adminEditing.someone} · {formatTimeAgo(at, now)} ·{' '}
            {adminCompare.endsIn(Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS))}
          </DimCell>
          <NumberCell>
            {mayRole(role, 'hide') && (
              <AdminForm intent="takeRecordBack" isQuiet about={{ name: 'recordId', value: String(id) }}>
                <input type="hidden" name="kind" value={entity} />
                <Submit intent="takeRecordBack" look="link" label={words.takeBackOf(subjects[entity].words, name)}>
                  {words.takeBack}
                </Submit>
              </AdminForm>
            )}
          </NumberCell>
        </tr>
      ))}
    </DataTable>
  );
}
