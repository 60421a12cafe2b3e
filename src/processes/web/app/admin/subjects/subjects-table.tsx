import { Link } from 'react-router';
import type { ListedSubject } from '#shared/admin/domain/listed.ts';
import { mayRole, type Role } from '#shared/admin/domain/staff-roles.ts';
import type { ListColumn } from '#shared/admin/domain/subjects/define-subject.ts';
import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { type Listed, listingOf, subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminLists } from '#shared/admin/text/lists.ts';
import { adminTaxonomy } from '#shared/admin/text/taxonomy.ts';
import { type Entity, isFromTmdb } from '#shared/domain/entities.ts';
import { isCreated } from '#shared/domain/subjects/records.ts';
import { useHasScript } from '../../design/use-has-script.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Submit } from '../forms/submit.tsx';
import { type Column, DataTable } from '../frame/data-table.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { type CellProps, headOf, ListCell, PLACES_FORM } from './list-cells.tsx';
import styles from './subjects-table.module.css';
import { Thumbnail } from './thumbnail.tsx';
import { useRowKeys } from './use-row-keys.ts';

interface SubjectsTableProps {
  entity: Listed;
  lines: readonly ListedSubject<Listed>[];
  now: Date;
  role: Role;
  /** The list's own address, to return to if an action is refused. */
  address: string;
}

/** The rows of a list; those of films, series and people can be selected. */
export function SubjectsTable(props: SubjectsTableProps) {
  const { entity, lines, now, role } = props;
  const { columns } = listingOf(entity);
  if (isFromTmdb(entity)) return <SelectableTable {...props} entity={entity} />;
  const mayArrange = mayRole(role, 'publish');
  return (
    <>
      <DataTable caption={subjects[entity].words.many} columns={headsOf(entity, columns)} isSticky={isCreated(entity)}>
        {lines.map((line, place) => (
          // A new order remounts the inputs of the places.
          <tr key={line.place ? `${line.id}:${line.place.version}:${place}` : line.id}>
            <Cells line={line} now={now} place={place} mayArrange={mayArrange} />
          </tr>
        ))}
      </DataTable>
      {columns.includes('place') && mayArrange && (
        <AdminForm intent="arrange" id={PLACES_FORM} className="above-12" isQuiet>
          <Submit intent="arrange" look="outline">
            {adminTaxonomy.saveOrder}
          </Submit>
        </AdminForm>
      )}
    </>
  );
}

/** A plain form without script; with script, keyboard navigation and range selection. */
function SelectableTable({ entity, lines, now, role, address }: SubjectsTableProps & { entity: Entity }) {
  const { selected, onBoxClick, onAllChange, onKeyDown } = useRowKeys();
  const hasScript = useHasScript();
  const mayChange = mayRole(role, 'hide');
  const label = hasScript ? (
    <input type="checkbox" className={styles.box} aria-label={adminLists.selectAll} onChange={onAllChange} />
  ) : (
    <span className="visually-hidden">{adminLists.selectAll}</span>
  );
  const columns = [{ key: 'select', label }, ...headsOf(entity, listingOf(entity).columns)];
  return (
    // A native form, not React Router's: one of its buttons downloads a file.
    <form method="post" action={address}>
      <input type="hidden" name="tipo" value={entity} />
      <BulkBar entity={entity} selected={selected} mayChange={mayChange} />
      <DataTable caption={subjects[entity].words.many} columns={columns} onKeyDown={onKeyDown} isSticky>
        {lines.map((line, place) => (
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
            <Cells line={line} now={now} place={place} mayArrange={false} />
          </tr>
        ))}
      </DataTable>
      {/* After the buttons: one that has an intent of its own is read first. */}
      <input type="hidden" name="intent" value="prepare" />
      {hasScript && <p className={`fine above-8 ${styles.keys}`}>{adminLists.keysHint}</p>}
    </form>
  );
}

function headsOf(entity: Listed, columns: readonly ListColumn[]): Column[] {
  const name = isFromTmdb(entity)
    ? entity === 'person'
      ? adminLists.name
      : adminLists.title
    : subjects[entity].words.one;
  return [{ key: 'name', label: name }, ...columns.map((column) => headOf(entity, column))];
}

function Cells(props: CellProps) {
  const { line } = props;
  return (
    <>
      <td>
        <NameCell line={line} />
      </td>
      {listingOf(line.entity).columns.map((column) => (
        <ListCell key={typeof column === 'object' ? column.field : column} column={column} {...props} />
      ))}
    </>
  );
}

/** The name opens the edit screen. It comes first: on a phone the rest of the row is scrolled to. */
function NameCell({ line: { entity, id, title, slug, picturePath } }: Pick<CellProps, 'line'>) {
  const { picture, page } = subjects[entity];
  const to = subjectPath(entity, id);
  if (!isFromTmdb(entity) && !isCreated(entity))
    return (
      <Link to={to} aria-label={adminTaxonomy.editOf(title)}>
        <b>{title}</b>
      </Link>
    );
  return (
    <span className={`line gap-12 ${styles.subject}`}>
      {listingOf(entity).isPictured && <Thumbnail kind={picture} path={picturePath} />}
      <span>
        <Link to={to}>{title}</Link>
        <span className="fine">{isFromTmdb(entity) ? adminEditing.number(id) : page(slug)}</span>
      </span>
    </span>
  );
}
