import { Link } from 'react-router';
import { subjectPath } from '#shared/admin/domain/paths.ts';
import type { PinLine } from '#shared/admin/domain/site-screens.ts';
import { adminPins } from '#shared/admin/text/pins.ts';
import { adminSite } from '#shared/admin/text/site-settings.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Submit } from '../forms/submit.tsx';
import { type Column, DataTable, DimCell, NumberCell, State } from '../frame/data-table.tsx';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { Thumbnail } from '../subjects/thumbnail.tsx';
import styles from './site.module.css';

const words = adminPins;
/**
 * The inputs in the table and the button below it refer to this form by id: a form around both would contain the rows' own forms.
 */
const FORM = 'ordem-e-datas';

const COLUMNS: Column[] = [
  { key: 'order', label: words.order },
  { key: 'title', label: words.titleColumn },
  { key: 'kind', label: words.kind },
  { key: 'from', label: words.from },
  { key: 'until', label: words.until },
  { key: 'state', label: words.state },
  { key: 'actions', label: <span className="visually-hidden">{adminSite.actions}</span> },
];

interface PinsTableProps {
  lines: PinLine[];
  version: number;
  mayArrange: boolean;
  outcome: Outcome | undefined;
}

export function PinsTable({ lines, version, mayArrange, outcome }: PinsTableProps) {
  const wrong = outcomeOf(outcome, 'arrange')?.fields;
  return (
    <>
      <DataTable caption={words.title} columns={COLUMNS}>
        {lines.map((line, place) => (
          <Pin
            // The position is part of the key, so that a moved row's inputs are reset.
            key={`${line.kind}:${line.id}:${place}:${version}`}
            line={line}
            place={place + 1}
            version={version}
            mayArrange={mayArrange}
            error={wrong?.[`until:${line.kind}:${line.id}`]}
          />
        ))}
      </DataTable>
      {mayArrange && (
        <AdminForm intent="arrange" outcome={undefined} id={FORM} className={styles.below} isQuiet>
          <input type="hidden" name="version" value={version} />
          <Submit intent="arrange">{words.save}</Submit>
        </AdminForm>
      )}
    </>
  );
}

interface PinProps {
  line: PinLine;
  place: number;
  version: number;
  mayArrange: boolean;
  error: string | undefined;
}

function Pin({ line, place, version, mayArrange, error }: PinProps) {
  const { kind, id, title, state, problem } = line;
  const name = `${kind}:${id}`;
  return (
    <tr>
      <td>
        <input
          className={styles.place}
          form={FORM}
          name={`place:${name}`}
          type="number"
          min={1}
          defaultValue={place}
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
        <DayField name={`from:${name}`} day={line.from} label={words.fromOf(title)} isFixed={!mayArrange} />
      </td>
      <td>
        <DayField
          name={`until:${name}`}
          day={line.until}
          label={words.untilOf(title)}
          isFixed={!mayArrange}
          error={error}
        />
      </td>
      <td>
        {problem ? (
          <State kind="error">{words.problems[problem]}</State>
        ) : (
          <State kind={state === 'shown' ? 'ok' : 'none'}>{words.states[state]}</State>
        )}
      </td>
      <NumberCell>
        {mayArrange && (
          <AdminForm intent="unpin" outcome={undefined} about={{ name: 'title', value: name }} isQuiet>
            <input type="hidden" name="version" value={version} />
            <Submit intent="unpin" look="danger-link" label={words.unpinOf(title)}>
              {words.unpin}
            </Submit>
          </AdminForm>
        )}
      </NumberCell>
    </tr>
  );
}

interface DayFieldProps {
  name: string;
  day: string | null;
  label: string;
  isFixed: boolean;
  error?: string | undefined;
}

function DayField({ name, day, label, isFixed, error }: DayFieldProps) {
  return (
    <>
      <input
        className={styles.day}
        form={FORM}
        name={name}
        type="date"
        defaultValue={day ?? ''}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        readOnly={isFixed}
      />
      {error && (
        <span className={styles.error} role="alert">
          {error}
        </span>
      )}
    </>
  );
}
