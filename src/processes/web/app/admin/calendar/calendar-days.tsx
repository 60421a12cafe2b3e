import { Link } from 'react-router';
import { type CalendarItem, isMovable, sundayOf } from '#shared/admin/domain/calendar/calendar.ts';
import { formatClock } from '#shared/admin/domain/format-time.ts';
import { CALENDAR } from '#shared/admin/domain/limits.ts';
import { adminCalendar } from '#shared/admin/text/calendar.ts';
import { addDays } from '#shared/domain/day.ts';
import { formatSpokenDate, formatWeekday } from '#shared/domain/format.ts';
import { EmptyState } from '../../design/states.tsx';
import styles from './calendar.module.css';
import type { BuildAddress, CalendarPageProps } from './calendar-page-props.ts';
import { type Moving, useMoving } from './use-moving.ts';

const words = adminCalendar;

type DaysProps = CalendarPageProps & { turn: BuildAddress };

/** The days as a grid of weeks; in the list, and on a phone, only those that have something. */
export function CalendarDays(props: DaysProps) {
  const { at, days, items, mayMove } = props;
  const moving = useMoving(props);
  const byDay = Map.groupBy(items, ({ day }) => day);
  const shown = at.view === 'lista' ? days.filter((day) => byDay.has(day)) : days;
  const first = sundayOf(days[0] ?? at.day);
  return (
    <div className={styles.calendar}>
      <p className="visually-hidden" aria-live="assertive">
        {moving.said}
      </p>
      {items.length === 0 && <EmptyState message={words.empty[at.view]} />}
      {at.view !== 'lista' && (
        <div className={styles.weekdays} aria-hidden="true">
          {Array.from({ length: 7 }, (_, place) => (
            <span key={place}>{formatWeekday(addDays(first, place))}</span>
          ))}
        </div>
      )}
      <ol className={styles.days} data-view={at.view}>
        {shown.map((day) => (
          <Day key={day} {...props} day={day} items={byDay.get(day) ?? []} moving={moving} />
        ))}
      </ol>
      {mayMove && <p className={styles.keys}>{words.keysHint}</p>}
    </div>
  );
}

function Day(props: DaysProps & { day: string; moving: Moving }) {
  const { at, day, today, items, turn, moving } = props;
  const most = at.view === 'mes' ? CALENDAR.perDay : items.length;
  // One more line costs as much as the link to it.
  const cut = items.length > most + 1 ? items.slice(0, most) : items;
  const spoken = words.dayOf(formatWeekday(day), formatSpokenDate(day));
  return (
    <li
      className={styles.day}
      data-day={day}
      data-empty={items.length === 0 ? '' : undefined}
      data-other={at.view === 'mes' && day.slice(0, 7) !== at.day.slice(0, 7) ? '' : undefined}
      data-today={day === today ? '' : undefined}
      data-target={moving.target === day ? '' : undefined}
      onDragOver={(event) => moving.dragOver(event, day)}
      onDrop={(event) => moving.drop(event, day)}
    >
      <h3>
        <span className="visually-hidden">{spoken}</span>
        <span aria-hidden="true">
          <b>{Number(day.slice(8))}</b>
          <i>{at.view === 'lista' ? spoken : formatWeekday(day)}</i>
        </span>
        {day === today && <em>{words.todayMark}</em>}
      </h3>
      <ul>
        {cut.map((item) => (
          <Item key={item.key} {...props} item={item} />
        ))}
      </ul>
      {cut.length < items.length && (
        <Link
          className={styles.more}
          to={turn({ ver: 'semana', dia: day, mover: '' })}
          aria-label={words.moreOf(items.length - cut.length, formatSpokenDate(day))}
        >
          {words.more(items.length - cut.length)}
        </Link>
      )}
    </li>
  );
}

/** A plan leads to its form and can be moved; anything else leads to the screen where it is edited. */
function Item({ item, at, now, mayMove, turn, moving }: DaysProps & { item: CalendarItem; moving: Moving }) {
  const { key, kind, title, note, plan } = item;
  const mayLift = mayMove && isMovable(item, now);
  const trouble = plan?.failure ? words.failed : plan && plan.conflicts.length > 0 ? words.conflict : '';
  return (
    <li>
      <Link
        className={styles.item}
        to={plan ? turn({ mover: key }) : item.to}
        preventScrollReset={plan !== undefined}
        data-item={key}
        data-kind={kind}
        data-lifted={moving.lifted === key ? '' : undefined}
        data-open={at.moving && moving.openKey === key ? '' : undefined}
        draggable={mayLift}
        {...(mayLift && {
          onDragStart: (event) => moving.dragStart(event, item),
          onDragEnd: moving.cancel,
          onKeyDown: (event) => moving.press(event, item),
          onBlur: moving.cancel,
        })}
      >
        {item.at && <time dateTime={item.at.toISOString()}>{formatClock(item.at)}</time>} <b>{title}</b>{' '}
        <small>{note}</small>
        {trouble && <em>{trouble}</em>}
        <span className="visually-hidden">{words.kinds[kind]}</span>
      </Link>
    </li>
  );
}
