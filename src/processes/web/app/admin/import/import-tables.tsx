import { Link } from 'react-router';
import { formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import type { Import, ImportLine, ImportState } from '#shared/admin/domain/import.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { adminDashboard } from '#shared/admin/text/dashboard.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminImport } from '#shared/admin/text/import.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Notice } from '../forms/notice.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { DataTable, State } from '../frame/data-table.tsx';
import { nameOfItem } from './import-form.ts';
import styles from './import-page.module.css';

/** What each pasted line means and what would be imported. Nothing has been requested yet. */
export function ImportPreview({ lines }: { lines: readonly ImportLine[] }) {
  const wanted = lines.filter(({ verdict }) => verdict === 'found' || verdict === 'unsure');
  const columns = [
    { key: 'line', label: adminImport.columnLine, isNumber: true as const },
    { key: 'pasted', label: adminImport.columnPasted },
    { key: 'title', label: adminImport.columnTitle },
    { key: 'kind', label: adminImport.columnKind },
    { key: 'verdict', label: adminImport.columnVerdict },
  ];
  return (
    <div className={styles.block}>
      <DataTable caption={adminImport.preview} columns={columns}>
        {lines.map((line) => (
          <tr key={`${line.line}-${line.text}`}>
            <td className={styles.number}>{line.line}</td>
            <td className={styles.pasted}>{line.text}</td>
            <td>{nameOf(line)}</td>
            <td>{line.entity && adminImport.one[line.entity]}</td>
            <td>
              <Verdict line={line} />
            </td>
          </tr>
        ))}
      </DataTable>
      {wanted.length > 0 ? (
        <AdminForm intent="start" className={styles.confirm}>
          {wanted.map((line) => (
            <input key={nameOfItem(line)} type="hidden" name={nameOfItem(line)} value={line.text} />
          ))}
          <Submit intent="start">{adminImport.start(wanted.length)}</Submit>
        </AdminForm>
      ) : (
        <Notice kind="warn">{adminImport.nothingNew}</Notice>
      )}
    </div>
  );
}

function nameOf({ title, year, entity, id, verdict }: ImportLine) {
  const name = [title || (id === undefined ? '' : adminEditing.number(id)), year].filter(Boolean).join(' · ');
  if (verdict !== 'held' || !entity || id === undefined) return name;
  return <Link to={subjectPath(entity, id)}>{name}</Link>;
}

function Verdict({ line: { verdict, problem } }: { line: ImportLine }) {
  if (verdict === 'error')
    return <State kind="error">{problem ? adminImport.problems[problem] : adminImport.verdicts.error}</State>;
  return <State kind={verdict === 'found' ? 'ok' : 'none'}>{adminImport.verdicts[verdict]}</State>;
}

const KIND_OF_STATE: Record<ImportState, 'ok' | 'error' | 'none'> = {
  stored: 'ok',
  waiting: 'none',
  fetching: 'none',
  failing: 'error',
  broken: 'error',
  absent: 'error',
};

/** The state of each requested title, from the queue and the catalogue. */
export function AskedTitles({ asked, now }: { asked: Import; now: Date }) {
  const isUnderWay = asked.titles.some(({ state }) => state === 'waiting' || state === 'fetching');
  const columns = [
    { key: 'pasted', label: adminImport.columnPasted },
    { key: 'title', label: adminImport.columnTitle },
    { key: 'kind', label: adminImport.columnKind },
    { key: 'state', label: adminImport.columnState },
  ];
  const caption = adminImport.asked(
    asked.author.name ?? adminDashboard.erasedPerson,
    formatTimeAgo(asked.askedAt, now),
  );
  return (
    <div className={styles.block}>
      {isUnderWay && (
        <Notice
          kind="ok"
          action={
            <Link className={buttonClass('outline')} to={adminPaths.import(asked.id)} preventScrollReset>
              {adminImport.refresh}
            </Link>
          }
        >
          {adminImport.queued}
        </Notice>
      )}
      <DataTable caption={caption} columns={columns}>
        {asked.titles.map(({ entity, id, pasted, title, state }) => (
          <tr key={`${entity}-${id}`}>
            <td className={styles.pasted}>{pasted}</td>
            <td>{title ? <Link to={subjectPath(entity, id)}>{title}</Link> : adminEditing.number(id)}</td>
            <td>{adminImport.one[entity]}</td>
            <td>
              <State kind={KIND_OF_STATE[state]}>{adminImport.states[state]}</State>
            </td>
          </tr>
        ))}
      </DataTable>
    </div>
  );
}
