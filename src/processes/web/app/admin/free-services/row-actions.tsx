import { Link } from 'react-router';
import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
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
  entity: 'plan' | 'bundle' | 'service';
  line: { id: number; version: number; title: string; shown: CheckedLine | undefined };
  mayPublish: boolean;
}

export function RowActions({ entity, line: { id, version, title, shown }, mayPublish }: RowActionsProps) {
  return (
    <span className={site.rowActions}>
      {mayPublish && shown && shown.state !== 'expired' && (
        <AdminForm intent="check" about={{ name: 'row', value: String(id) }} isQuiet>
          <input type="hidden" name="kind" value={entity} />
          <input type="hidden" name="version" value={version} />
          <Submit intent="check" look={shown.state === 'shown' ? 'link' : 'outline'} label={words.checkTodayOf(title)}>
            {words.checkToday}
          </Submit>
        </AdminForm>
      )}
      <Link className={buttonClass('link')} to={subjectPath(entity, id)} aria-label={words.editOf(title)}>
        {words.edit}
      </Link>
    </span>
  );
}
