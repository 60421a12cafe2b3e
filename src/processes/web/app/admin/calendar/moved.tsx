import { Link } from 'react-router';
import { toTimeField } from '#shared/admin/domain/format-time.ts';
import { adminCalendar } from '#shared/admin/text/calendar.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Notice } from '../forms/notice.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import type { BuildAddress, MoveOutcome } from './calendar-page-props.ts';

const words = adminCalendar;

/** What was moved, with the way back. */
export function Moved({ outcome, turn }: { outcome: MoveOutcome | undefined; turn: BuildAddress }) {
  if (!outcome?.moved || !outcome.notice) return null;
  const { key, from, to } = outcome.moved;
  return (
    <Notice
      kind="ok"
      action={
        <>
          <AdminForm intent="move" about={{ name: 'plan', value: key }} isQuiet>
            <input type="hidden" name="title" value={outcome.values?.title ?? ''} />
            <input type="hidden" name="was" value={to.getTime()} />
            <input type="hidden" name="to" value={toTimeField(from)} />
            <Submit intent="move" look="outline">
              {words.undo}
            </Submit>
          </AdminForm>
          <Link className={buttonClass('link')} to={turn({ mover: key })} preventScrollReset>
            {words.changeTime}
          </Link>
        </>
      }
    >
      {outcome.notice}
    </Notice>
  );
}
