import { Link } from 'react-router';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { formatDayMonth } from '#shared/domain/format.ts';
import type { PriceState } from '#shared/domain/subscriptions/shown-prices.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { State } from '../frame/data-table.tsx';
import site from '../site/site.module.css';

const words = adminSubscriptions;

interface DatedLine {
  id: number;
  version: number;
  state: PriceState;
  checkedOn: string;
  daysUnchecked: number;
}

/** When it was checked, and whether it is shown. */
export function CheckedCell({ line: { state, checkedOn, daysUnchecked } }: { line: DatedLine }) {
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
  line: DatedLine;
  /** What the names of the actions say. */
  title: string;
  editPath: string;
  /** Where the page's actions have other names. */
  intents?: { check: string; remove: string };
}

const USUAL = { check: 'check', remove: 'remove' };

export function RowActions({ line, title, editPath, intents = USUAL }: RowActionsProps) {
  const about = { name: 'row', value: String(line.id) };
  const version = <input type="hidden" name="version" value={line.version} />;
  return (
    <span className={site.rowActions}>
      {line.state !== 'expired' && (
        <AdminForm intent={intents.check} about={about} isQuiet>
          {version}
          <Submit
            intent={intents.check}
            look={line.state === 'shown' ? 'link' : 'outline'}
            label={words.checkTodayOf(title)}
          >
            {words.checkToday}
          </Submit>
        </AdminForm>
      )}
      <Link className={buttonClass('link')} to={editPath} aria-label={words.editOf(title)}>
        {words.edit}
      </Link>
      <AdminForm intent={intents.remove} about={about} isQuiet>
        {version}
        <Submit intent={intents.remove} look="danger-link" label={words.removeOf(title)}>
          {words.remove}
        </Submit>
      </AdminForm>
    </span>
  );
}
