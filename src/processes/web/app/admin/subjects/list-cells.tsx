import type { TitleHealth } from '#shared/admin/domain/health.ts';
import type { ListedSubject } from '#shared/admin/domain/listed.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminLists } from '#shared/admin/text/lists.ts';
import mark from '../../design/certification.module.css';
import { classNames } from '../../design/class-names.ts';
import { Picture } from '../../design/pictures/picture.tsx';
import { DimCell, State } from '../frame/data-table.tsx';
import { Tag } from '../frame/tag.tsx';
import { ReviewTag } from '../reviews/review-tag.tsx';
import styles from './list-cells.module.css';

export function CertificationCell({ value }: { value: string | undefined }) {
  if (!value)
    return (
      <td>
        <Tag look="err">{adminLists.certificationMissing}</Tag>
      </td>
    );
  return (
    <td>
      <span className={mark.badge} data-age={value} aria-hidden="true">
        {value}
      </span>
      <span className="visually-hidden">{value}</span>
    </td>
  );
}

const LOGOS_SHOWN = 3;

export function PlatformsCell({ platforms }: { platforms: ListedSubject['platforms'] }) {
  if (platforms.length === 0) return <DimCell>{adminLists.nowhere}</DimCell>;
  return (
    <td>
      <span className={styles.platforms}>
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
export function HealthMeter({ health: { score, reasons } }: { health: TitleHealth }) {
  const look = score >= GOOD ? styles.good : score >= FAIR ? styles.fair : styles.poor;
  const why = reasons.map((reason) => adminLists.healthReasons[reason]).join(', ') || adminLists.healthy;
  return (
    <td>
      <span className={styles.health} title={why}>
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

export function Edits({ line }: { line: ListedSubject }) {
  const { editedFields, lockedFields, hasDraft, reviewState, isPlanned, conflicts } = line;
  if (editedFields === 0 && !hasDraft && !isPlanned && conflicts === 0) return <DimCell>{adminLists.none}</DimCell>;
  return (
    <td>
      <span className={styles.tags}>
        {editedFields > 0 && <Tag look="luz">{adminLists.fields(editedFields)}</Tag>}
        {lockedFields > 0 && <Tag>{adminLists.locked(lockedFields)}</Tag>}
        {reviewState ? <ReviewTag state={reviewState} /> : hasDraft && <Tag look="tela">{adminLists.draft}</Tag>}
        {isPlanned && <Tag look="ok">{adminLists.planned}</Tag>}
        {conflicts > 0 && <Tag look="warn">{adminLists.conflicts(conflicts)}</Tag>}
      </span>
    </td>
  );
}

export function StateCell({ line: { state, isNoindex } }: { line: ListedSubject }) {
  if (state === 'on-air' && isNoindex)
    return (
      <td>
        <State kind="none">{adminLists.noindex}</State>
      </td>
    );
  return (
    <td>
      <State kind={state === 'on-air' ? 'ok' : 'none'}>{adminEditing.states[state]}</State>
    </td>
  );
}
