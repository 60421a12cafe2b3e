import { Link } from 'react-router';
import { formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import type { ListedSubject } from '#shared/admin/domain/listed.ts';
import { subjectPath } from '#shared/admin/domain/paths.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminDashboard } from '#shared/admin/text/dashboard.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminLists } from '#shared/admin/text/lists.ts';
import type { Entity } from '#shared/domain/entities.ts';
import { useHasScript } from '../../design/use-has-script.ts';
import { type Column, DataTable, DimCell, NumberCell } from '../frame/data-table.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { CertificationCell, Edits, HealthMeter, PlatformsCell, StateCell } from './list-cells.tsx';
import styles from './subjects-table.module.css';
import { Thumbnail } from './thumbnail.tsx';
import { useRowKeys } from './use-row-keys.ts';

interface SubjectsTableProps {
  entity: Entity;
  lines: readonly ListedSubject[];
  now: Date;
  mayChange: boolean;
  /** The list's own address, to return to if an action is refused. */
  address: string;
}

/** A plain form without script; with script, keyboard navigation and range selection. */
export function SubjectsTable({ entity, lines, now, mayChange, address }: SubjectsTableProps) {
  const { selected, onBoxClick, onAllChange, onKeyDown } = useRowKeys();
  const hasScript = useHasScript();
  const isPerson = entity === 'person';
  const columns: Column[] = [
    {
      key: 'select',
      label: hasScript ? (
        <input type="checkbox" className={styles.box} aria-label={adminLists.selectAll} onChange={onAllChange} />
      ) : (
        <span className="visually-hidden">{adminLists.selectAll}</span>
      ),
    },
    { key: 'title', label: isPerson ? adminLists.name : adminLists.title },
    ...(isPerson
      ? []
      : [
          { key: 'year', label: adminLists.year, isNumber: true as const },
          { key: 'certification', label: adminLists.certification },
          { key: 'watch', label: adminLists.watch },
        ]),
    { key: 'health', label: adminLists.health },
    { key: 'edits', label: adminLists.edits },
    { key: 'last', label: adminLists.lastEdit },
    { key: 'state', label: adminLists.state },
  ];
  return (
    // A native form, not React Router's: one of its buttons downloads a file.
    <form method="post" action={address}>
      <input type="hidden" name="tipo" value={entity} />
      <BulkBar entity={entity} selected={selected} mayChange={mayChange} />
      <DataTable caption={subjects[entity].words.many} columns={columns} onKeyDown={onKeyDown} isSticky>
        {lines.map((line) => (
          <tr key={line.id} className={styles.row}>
            <td>
              <input
                type="checkbox"
                className={styles.box}
                name={`id-${line.id}`}
                value="1"
                aria-label={adminLists.select(line.title)}
                onClick={onBoxClick}
              />
            </td>
            <td>
              <span className={styles.subject}>
                <Thumbnail kind={isPerson ? 'profile' : 'poster'} path={line.picturePath} />
                <span>
                  <Link to={subjectPath(entity, line.id)}>{line.title}</Link>
                  <span>{adminEditing.number(line.id)}</span>
                </span>
              </span>
            </td>
            {!isPerson && (
              <>
                <NumberCell>{line.year}</NumberCell>
                <CertificationCell value={line.certification} />
                <PlatformsCell platforms={line.platforms} />
              </>
            )}
            <HealthMeter health={line.health} />
            <Edits line={line} />
            <LastEdit line={line} now={now} />
            <StateCell line={line} />
          </tr>
        ))}
      </DataTable>
      {/* After the buttons: one that has an intent of its own is read first. */}
      <input type="hidden" name="intent" value="prepare" />
      {hasScript && <p className={styles.keys}>{adminLists.keysHint}</p>}
    </form>
  );
}

function LastEdit({ line: { lastEdit }, now }: { line: ListedSubject; now: Date }) {
  if (!lastEdit) return <DimCell>{adminLists.never}</DimCell>;
  return (
    <td className={styles.last}>
      {lastEdit.author.name ?? adminDashboard.erasedPerson}
      <span>{formatTimeAgo(lastEdit.at, now)}</span>
    </td>
  );
}
