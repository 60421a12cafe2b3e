import { Link } from 'react-router';
import type { ConflictLine } from '#shared/admin/domain/editing/edited-subject.ts';
import { formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminCompare } from '#shared/admin/text/compare.ts';
import { EmptyState } from '../../design/states.tsx';
import { tabParameters } from '../editing/tabs.ts';
import { buttonClass } from '../forms/submit.tsx';
import { type Column, DataTable, DimCell, NumberCell } from '../frame/data-table.tsx';
import { useFieldLabels } from '../frame/field-labels.ts';
import { PageTop } from '../frame/page-top.tsx';

const COLUMNS: Column[] = [
  { key: 'title', label: adminCompare.title },
  { key: 'kind', label: adminCompare.kind },
  { key: 'fields', label: adminCompare.fields },
  { key: 'since', label: adminCompare.since },
  { key: 'actions', label: <span className="visually-hidden">{adminCompare.decide}</span> },
];

/** Fields that TMDB changed after editors did, still undecided. */
export function ConflictsPage({ lines, now }: { lines: ConflictLine[]; now: Date }) {
  const { labelsOf } = useFieldLabels();
  if (lines.length === 0)
    return (
      <>
        <PageTop title={adminCompare.conflicts} />
        <EmptyState message={adminCompare.conflictsEmpty} hint={adminCompare.conflictsEmptyHint} />
      </>
    );
  return (
    <>
      <PageTop title={adminCompare.conflicts} count={String(lines.length)} />
      <DataTable caption={adminCompare.conflicts} columns={COLUMNS}>
        {lines.map(({ entity, id, title, fields, since }) => (
          <tr key={`${entity}-${id}`}>
            <td>
              <b>{title}</b>
            </td>
            <DimCell>{subjects[entity].words.one}</DimCell>
            <td>{labelsOf(fields)}</td>
            <DimCell>{formatTimeAgo(since, now)}</DimCell>
            <NumberCell>
              <Link
                className={buttonClass('link')}
                to={subjectPath(entity, id, tabParameters('compare'))}
                aria-label={adminCompare.decideOf(title)}
              >
                {adminCompare.decide}
              </Link>
            </NumberCell>
          </tr>
        ))}
      </DataTable>
    </>
  );
}
