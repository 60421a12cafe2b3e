import type { ComponentType } from 'react';
import { findEditableField } from '#shared/admin/domain/editing/check-field.ts';
import { formatExactTime, formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import type { ListedSubject } from '#shared/admin/domain/listed.ts';
import type { FieldColumn, ListColumn } from '#shared/admin/domain/subjects/define-subject.ts';
import { type Listed, listingOf, subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminCollections } from '#shared/admin/text/collections.ts';
import { adminDashboard } from '#shared/admin/text/dashboard.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminLists } from '#shared/admin/text/lists.ts';
import { adminPages } from '#shared/admin/text/pages.ts';
import { adminRecords } from '#shared/admin/text/records.ts';
import { adminTaxonomy } from '#shared/admin/text/taxonomy.ts';
import { formatDate } from '#shared/domain/format.ts';
import { isCreated } from '#shared/domain/subjects/records.ts';
import { formatCents } from '#shared/domain/subscriptions/format-price.ts';
import mark from '../../design/certification.module.css';
import { classNames } from '../../design/class-names.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import { Picture } from '../../design/pictures/picture.tsx';
import { type Column, DimCell, NumberCell, State } from '../frame/data-table.tsx';
import { Tag } from '../frame/tag.tsx';
import { ReviewTag } from '../reviews/review-tag.tsx';
import styles from './list-cells.module.css';

export interface CellProps {
  line: ListedSubject<Listed>;
  now: Date;
  /** Its place among the rows. */
  place: number;
  mayArrange: boolean;
}

/** Inputs of the cells belong to the form below the table. */
export const PLACES_FORM = 'ordem';

type NamedColumn = Exclude<ListColumn, object>;

const COLUMNS: Readonly<Record<NamedColumn, readonly [label: string, Cell: ComponentType<CellProps>]>> = {
  year: [adminLists.year, ({ line }) => <NumberCell>{line.year}</NumberCell>],
  certification: [adminLists.certification, CertificationCell],
  platforms: [adminLists.watch, PlatformsCell],
  health: [adminLists.health, HealthMeter],
  edits: [adminLists.edits, Edits],
  titles: [adminLists.titles, TitlesCell],
  place: [adminTaxonomy.fields.position, PlaceCell],
  address: [adminTaxonomy.fields.slug, AddressCell],
  marks: [adminLists.state, MarksCell],
  state: [adminLists.state, StateCell],
  edited: [adminLists.lastEdit, LastEdit],
};

export function headOf(entity: Listed, column: ListColumn): Column {
  const [key, label] =
    typeof column === 'string'
      ? [column, COLUMNS[column][0]]
      : [column.field, column.label ?? findEditableField(entity, column.field)?.label];
  return { key, label, ...(isNumber(column) && { isNumber: true as const }) };
}

const isNumber = (column: ListColumn) =>
  typeof column === 'string' ? column === 'year' : column.as === 'money' || column.as === 'count';

/** One cell of a row, as the declaration of the subject has the column. */
export function ListCell({ column, ...props }: CellProps & { column: ListColumn }) {
  if (typeof column === 'string') {
    const [, Cell] = COLUMNS[column];
    return <Cell {...props} />;
  }
  const shown = describeField(column, props.line.values[column.field]);
  if (shown === undefined) return <DimCell>{column.as === 'switch' ? adminRecords.no : adminLists.none}</DimCell>;
  if (isNumber(column)) return <NumberCell>{shown}</NumberCell>;
  if (column.as !== 'switch') return <td>{shown}</td>;
  return (
    <td>
      <span className={`line gap-8 ${styles.yes}`}>
        <Icon name="check" />
        {shown}
      </span>
    </td>
  );
}

function describeField({ as }: FieldColumn, value: unknown): string | undefined {
  if (as === 'switch') return value === true ? adminRecords.yes : undefined;
  if (as === 'count') return Array.isArray(value) ? String(value.length) : undefined;
  if (as === 'money') return typeof value === 'number' ? formatCents(value) : undefined;
  if (typeof value !== 'string' || value === '') return undefined;
  return as === 'day' ? formatDate(value) : value;
}

type LineProps = Pick<CellProps, 'line'>;

function CertificationCell({ line: { certification: value } }: LineProps) {
  const badge = (
    <>
      <span className={mark.badge} data-age={value} aria-hidden="true">
        {value}
      </span>
      <span className="visually-hidden">{value}</span>
    </>
  );
  return <td>{value ? badge : <Tag look="err">{adminLists.certificationMissing}</Tag>}</td>;
}

const LOGOS_SHOWN = 3;

function PlatformsCell({ line: { platforms } }: LineProps) {
  if (platforms.length === 0) return <DimCell>{adminLists.nowhere}</DimCell>;
  return (
    <td>
      <span className="line gap-4 dim">
        {platforms.slice(0, LOGOS_SHOWN).map(({ id, name, logoPath }) => (
          <span key={id} className={styles.platform} title={name}>
            <Picture kind="logo" path={logoPath} widths={['w92']} shown="28px" width={28} height={28} alt="" />
            <span className="visually-hidden">{name}</span>
          </span>
        ))}
        {platforms.length > LOGOS_SHOWN && <span>+{platforms.length - LOGOS_SHOWN}</span>}
      </span>
    </td>
  );
}

const GOOD = 80;
const FAIR = 60;
const BAR = 64;

/** A bar with its score; the tooltip lists the missing data. */
function HealthMeter({ line: { health } }: LineProps) {
  if (!health) return <DimCell>{adminLists.none}</DimCell>;
  const { score, reasons } = health;
  const look = score >= GOOD ? styles.good : score >= FAIR ? styles.fair : styles.poor;
  const why = reasons.map((reason) => adminLists.healthReasons[reason]).join(', ') || adminLists.healthy;
  return (
    <td>
      <span className={`line gap-8 ${styles.health}`} title={why}>
        <svg className={classNames(styles.bar, look)} viewBox={`0 0 ${BAR} 8`} aria-hidden="true">
          <rect width={BAR} height="8" rx="4" />
          <rect width={(BAR * score) / 100} height="8" rx="4" />
        </svg>
        {adminLists.percent(score)}
        <span className="visually-hidden"> {why}</span>
      </span>
    </td>
  );
}

function Edits({ line }: LineProps) {
  const { editedFields, lockedFields, hasDraft, isPlanned, conflicts } = line;
  if (editedFields === 0 && !hasDraft && !isPlanned && conflicts === 0) return <DimCell>{adminLists.none}</DimCell>;
  return (
    <td>
      <span className="row gap-8">
        {editedFields > 0 && <Tag look="luz">{adminLists.fields(editedFields)}</Tag>}
        {lockedFields > 0 && <Tag>{adminLists.locked(lockedFields)}</Tag>}
        <DraftTag line={line} />
        {isPlanned && <Tag look="ok">{adminLists.planned}</Tag>}
        {conflicts > 0 && <Tag look="warn">{adminLists.conflicts(conflicts)}</Tag>}
      </span>
    </td>
  );
}

function DraftTag({ line: { hasDraft, reviewState }, label = adminLists.draft }: LineProps & { label?: string }) {
  if (reviewState) return <ReviewTag state={reviewState} />;
  return hasDraft && <Tag look="tela">{label}</Tag>;
}

/** The tags of what is always public. */
function MarksCell({ line }: LineProps) {
  const { entity, editedFields, state, isNoindex } = line;
  return (
    <td>
      <span className="row gap-8">
        <DraftTag line={line} />
        {entity !== 'page' && editedFields > 0 && <Tag look="luz">{adminTaxonomy.changed}</Tag>}
        {state !== 'on-air' && <Tag>{adminTaxonomy.hidden}</Tag>}
        {isNoindex && <Tag look="warn">{adminPages.isHiddenPage}</Tag>}
      </span>
    </td>
  );
}

/** A draft of something that is public has its tag here, unless the list has a column for edits. */
function StateCell({ line }: LineProps) {
  const { entity, state, isNoindex, publishAt } = line;
  const isOut = state === 'on-air' && isNoindex && !isCreated(entity);
  const hasTag = !listingOf(entity).columns.includes('edits') && (line.reviewState || state === 'on-air');
  return (
    <td>
      <State kind={state === 'on-air' && !isOut ? 'ok' : 'none'}>
        {isOut ? adminLists.noindex : adminEditing.states[state]}
      </State>
      {state === 'planned' && publishAt && <span className="block fine">{formatExactTime(publishAt)}</span>}
      {hasTag && (
        <span className="block">
          <DraftTag line={line} label={adminRecords.withDraft} />
        </span>
      )}
    </td>
  );
}

function TitlesCell({ line: { titles } }: LineProps) {
  const { movies = 0, series = 0, people = 0, troubled = 0 } = titles ?? {};
  if (movies + series + people === 0) return <DimCell>{adminLists.noTitles}</DimCell>;
  const counts = [
    movies > 0 && adminCollections.movies(movies),
    series > 0 && adminCollections.series(series),
    people > 0 && adminLists.people(people),
  ].filter((count) => count !== false);
  return (
    <td className={styles.narrow}>
      {counts.map((count, place) => (
        <span key={count} className={place === 0 ? 'block' : 'block fine'}>
          {count}
        </span>
      ))}
      {troubled > 0 && (
        <span className={`line gap-8 warn ${styles.warning}`}>
          <Icon name="alert" />
          {adminCollections.troubled(troubled)}
        </span>
      )}
    </td>
  );
}

function PlaceCell({ line: { id, title, place: held }, place, mayArrange }: CellProps) {
  return (
    <td>
      <input
        className={styles.place}
        form={PLACES_FORM}
        name={`place:${id}`}
        type="number"
        min={1}
        defaultValue={place + 1}
        aria-label={adminTaxonomy.orderOf(title)}
        readOnly={!mayArrange}
      />
      <input form={PLACES_FORM} type="hidden" name={`version:${id}`} value={held?.version ?? 0} />
    </td>
  );
}

function AddressCell({ line: { entity, slug, place } }: LineProps) {
  if (!place) return <DimCell>{subjects[entity].page(slug)}</DimCell>;
  return (
    <td className={styles.address}>
      <span className="small strong">{slug}</span>
      {place.aliases.length > 0 && <span className="block dim">{place.aliases.join(', ')}</span>}
    </td>
  );
}

function LastEdit({ line: { lastEdit }, now }: CellProps) {
  if (!lastEdit) return <DimCell>{adminLists.never}</DimCell>;
  return (
    <td className={styles.narrow}>
      {lastEdit.author.name ?? adminDashboard.erasedPerson}
      <span className="block fine">{formatTimeAgo(lastEdit.at, now)}</span>
    </td>
  );
}
