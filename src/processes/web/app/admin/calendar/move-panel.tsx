import { Link } from 'react-router';
import { type CalendarItem, isMovable } from '#shared/admin/domain/calendar/calendar.ts';
import type { PlanConflict } from '#shared/admin/domain/calendar/plan-conflicts.ts';
import { formatExactTime, toTimeField } from '#shared/admin/domain/format-time.ts';
import { adminCalendar } from '#shared/admin/text/calendar.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { formatDayMonth } from '#shared/domain/format.ts';
import controls from '../editing/controls/controls.module.css';
import { AdminForm } from '../forms/admin-form.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { useFieldLabels } from '../frame/field-labels.ts';
import { Hint, Panel } from '../frame/panel.tsx';
import styles from './calendar.module.css';
import type { BuildAddress } from './calendar-page-props.ts';

const words = adminCalendar;

interface MovePanelProps {
  item: CalendarItem;
  turn: BuildAddress;
  mayMove: boolean;
  now: Date;
}

/** One plan: its conflicts, and the form that gives it another time, for keyboards and without script. */
export function MovePanel({ item, turn, mayMove, now }: MovePanelProps) {
  const { plan, at, title, note } = item;
  const { labelsOf } = useFieldLabels();
  if (!plan || !at) return null;
  return (
    <Panel title={title} className={styles.panel}>
      <p>{note}</p>
      <p>
        {words.from(formatExactTime(at))} {words.by(plan.by.name ?? adminEditing.someone)}
      </p>
      {[
        ...plan.conflicts.map((conflict) => describeConflict(conflict, labelsOf)),
        ...(plan.failure ? [plan.failure] : []),
      ].map((sentence) => (
        <p key={sentence} className={styles.trouble}>
          {sentence}
        </p>
      ))}
      {mayMove && isMovable(item, now) && (
        <AdminForm intent="move" about={{ name: 'plan', value: item.key }} isQuiet>
          <input type="hidden" name="title" value={title} />
          <input type="hidden" name="was" value={at.getTime()} />
          <label className={styles.time}>
            {words.newTime}
            <input className={controls.input} type="datetime-local" name="to" defaultValue={toTimeField(at)} required />
          </label>
          <Hint>{words.saoPaulo}</Hint>
          <Submit intent="move" label={words.moveOf(title)}>
            {words.move}
          </Submit>
        </AdminForm>
      )}
      <p className={styles.ways}>
        <Link className={buttonClass('outline')} to={item.to} aria-label={words.openOf(title)}>
          {words.open}
        </Link>
        <Link className={buttonClass('link')} to={turn({ mover: '' })} preventScrollReset>
          {words.close}
        </Link>
      </p>
    </Panel>
  );
}

/** A conflict of a plan as a sentence. */
function describeConflict(conflict: PlanConflict, labelsOf: (fields: readonly string[]) => string): string {
  switch (conflict.kind) {
    case 'slug':
      return adminCalendar.slug(conflict.other);
    case 'review':
      return adminCalendar.review(labelsOf(conflict.fields));
    case 'changed':
      return adminCalendar.changedDraft(labelsOf(conflict.fields));
    case 'home':
      return conflict.until === null ? adminCalendar.home : adminCalendar.homeUntil(formatDayMonth(conflict.until));
  }
}
