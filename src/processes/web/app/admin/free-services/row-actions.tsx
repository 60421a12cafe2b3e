import { Link } from 'react-router';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { formatDayMonth } from '#shared/domain/format.ts';
import type { PriceState } from '#shared/domain/subscriptions/shown-prices.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { State } from '../frame/data-table.tsx';
import site from '../site/site.module.css';

const words = adminSubscriptions;

export interface CheckedLine {
  state: PriceState;
  checkedOn: string;
  daysUnchecked: number;
}

/** When it was checked, and whether it is shown. */
export function CheckedCell({ line: { state, checkedOn, daysUnchecked } }: { line: CheckedLine }) {
  const kind = state === 'shown' ? 'ok' : state === 'soon' ? 'warn' : 'error';
  return (
    <td>
      <State kind={kind}>
        {kind !== 'ok' && daysUnchecked > 0 ? words.daysAgo(daysUnchecked) : formatDayMonth(checkedOn)}
      </State>
      <span className={site.to}>{words.states[state]}</span>
    </td>
  );
}

interface RowActionsProps {
  line: CheckedLine & { id: number; version: number };
  /** What the names of the actions say. */
  title: string;
  editPath: string;
}

export function RowActions({ line, title, editPath }: RowActionsProps) {
  const about = { name: 'row', value: String(line.id) };
  const version = <input type="hidden" name="version" value={line.version} />;
  return (
    <span className={site.rowActions}>
      {line.state !== 'expired' && (
        <AdminForm intent="check" about={about} isQuiet>
          {version}
          <Submit intent="check" look={line.state === 'shown' ? 'link' : 'outline'} label={words.checkTodayOf(title)}>
            {words.checkToday}
          </Submit>
        </AdminForm>
      )}
      <Link className={buttonClass('link')} to={editPath} aria-label={words.editOf(title)}>
        {words.edit}
      </Link>
      <AdminForm intent="remove" about={about} isQuiet>
        {version}
        <Submit intent="remove" look="danger-link" label={words.removeOf(title)}>
          {words.remove}
        </Submit>
      </AdminForm>
    </span>
  );
}
