import { Link } from 'react-router';
import { isPinsShaped } from '#shared/admin/domain/check-site.ts';
import { inputNames } from '#shared/admin/domain/field-form.ts';
import { subjectPath } from '#shared/admin/domain/paths.ts';
import type { PinLine } from '#shared/admin/domain/site-screens.ts';
import { adminPins } from '#shared/admin/text/pins.ts';
import { adminSite } from '#shared/admin/text/site-settings.ts';
import { EmptyState } from '../../ui/states.tsx';
import type { ControlProps } from '../editing/controls/control.ts';
import { type Column, DataTable, DimCell, State } from '../frame/data-table.tsx';
import { Thumbnail } from '../subjects/thumbnail.tsx';
import styles from './site.module.css';

const words = adminPins;

const COLUMNS: Column[] = [
  { key: 'order', label: words.order },
  { key: 'title', label: words.titleColumn },
  { key: 'kind', label: words.kind },
  { key: 'from', label: words.from },
  { key: 'until', label: words.until },
  { key: 'state', label: words.state },
  { key: 'remove', label: words.unpin },
];

/** Order, days and removal of the pins, as inputs of the draft's form. A pin that is ticked for removal stays listed until published. */
export function PinsControl({
  field,
  value,
  lines,
  mayArrange,
}: ControlProps & { lines: PinLine[]; mayArrange: boolean }) {
  const pins = isPinsShaped(value) ? value : [];
  const kept = lines.filter(
    (line) => value === null || pins.some((pin) => pin.kind === line.kind && pin.id === line.id),
  );
  if (kept.length === 0) return <EmptyState message={words.empty} hint={words.emptyHint} />;
  return (
    <DataTable caption={words.title} columns={COLUMNS}>
      {kept.map((line, place) => {
        const { kind, id, title, state, problem } = line;
        const name = (part: string) => inputNames.row(field, 'of', `${kind}-${id}`, part);
        return (
          <tr key={`${kind}:${id}`}>
            <td>
              <input
                className={styles.place}
                name={name('place')}
                type="number"
                min={1}
                defaultValue={place + 1}
                aria-label={words.orderOf(title)}
                readOnly={!mayArrange}
              />
            </td>
            <td>
              <span className={styles.subject}>
                <Thumbnail kind="poster" path={line.picturePath} />
                <Link to={subjectPath(kind, id)}>
                  {title} {line.year && <span>{line.year}</span>}
                </Link>
              </span>
            </td>
            <DimCell>{adminSite[kind]}</DimCell>
            <td>
              <input
                className={styles.day}
                name={name('from')}
                type="date"
                defaultValue={line.from ?? ''}
                aria-label={words.fromOf(title)}
                readOnly={!mayArrange}
              />
            </td>
            <td>
              <input
                className={styles.day}
                name={name('until')}
                type="date"
                defaultValue={line.until ?? ''}
                aria-label={words.untilOf(title)}
                readOnly={!mayArrange}
              />
            </td>
            <td>
              {problem ? (
                <State kind="error">{words.problems[problem]}</State>
              ) : (
                <State kind={state === 'shown' ? 'ok' : 'none'}>{words.states[state]}</State>
              )}
            </td>
            <td>
              <input
                type="checkbox"
                name={name('remove')}
                value="1"
                disabled={!mayArrange}
                aria-label={words.unpinOf(title)}
              />
            </td>
          </tr>
        );
      })}
    </DataTable>
  );
}
