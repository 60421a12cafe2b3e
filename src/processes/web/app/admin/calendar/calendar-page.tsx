import { Link } from 'react-router';
import {
  CALENDAR_KINDS,
  CALENDAR_VIEWS,
  type CalendarAddress,
  toPlanKey,
  turnCalendar,
} from '#shared/admin/domain/calendar/calendar.ts';
import { calendarPath } from '#shared/admin/domain/paths.ts';
import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { adminCalendar } from '#shared/admin/text/calendar.ts';
import { formatSpokenDate } from '#shared/domain/format.ts';
import { facts } from '#shared/text/facts.ts';
import { toPlatform } from '#shared/text/platforms/platforms.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import { Notice } from '../forms/notice.tsx';
import { buttonClass } from '../forms/submit.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import styles from './calendar.module.css';
import { CalendarDays } from './calendar-days.tsx';
import type { BuildAddress, CalendarPageProps } from './calendar-page-props.ts';
import { MovePanel } from './move-panel.tsx';
import { Moved } from './moved.tsx';

const words = adminCalendar;

/** What is planned, opens and ends, by month or week. */
export function CalendarPage(props: CalendarPageProps) {
  const { at, items, now, isCut, mayMove, outcome } = props;
  const turn: BuildAddress = (change) =>
    calendarPath({
      ...{ ver: at.view === 'mes' ? '' : at.view, dia: at.day === props.today ? '' : at.day, tipo: at.kind ?? '' },
      ...change,
    });
  const moving = at.moving && items.find(({ key }) => at.moving && key === toPlanKey(at.moving));
  return (
    <>
      <Top {...props} turn={turn} />
      <Kinds {...props} turn={turn} />
      {outcome?.problem && <Notice kind="error">{outcome.problem}</Notice>}
      {isCut && <Notice kind="warn">{words.cut}</Notice>}
      <div className={styles.columns}>
        <CalendarDays {...props} items={items.filter(({ kind }) => !at.kind || kind === at.kind)} turn={turn} />
        <aside className={styles.aside} aria-label={words.waiting}>
          <Moved outcome={outcome} turn={turn} />
          {moving && <MovePanel key={moving.key} item={moving} turn={turn} mayMove={mayMove} now={now} />}
          <Waiting waiting={props.waiting} />
          <Hint>{words.sameHour}</Hint>
        </aside>
      </div>
    </>
  );
}

function Top({ at, days, today, turn }: CalendarPageProps & { turn: BuildAddress }) {
  const step = (by: 1 | -1) => turn({ dia: turnCalendar(at.view, at.day, by), mover: '' });
  return (
    <PageTop title={words.title}>
      <Link className={buttonClass('outline')} to={turn({ dia: '', mover: '' })}>
        {words.today}
      </Link>
      <div className={styles.turn}>
        <Link to={step(-1)} aria-label={words.before[at.view]}>
          <Icon name="chevronLeft" />
        </Link>
        <h2 aria-live="polite">{nameDays(at, days)}</h2>
        <Link to={step(1)} aria-label={words.after[at.view]}>
          <Icon name="chevronRight" />
        </Link>
      </div>
      <nav className={styles.views} aria-label={words.view}>
        {CALENDAR_VIEWS.map((view) => (
          <Link
            key={view}
            to={turn({ ver: view === 'mes' ? '' : view, dia: at.day === today ? '' : at.day, mover: '' })}
            aria-current={view === at.view ? 'page' : undefined}
          >
            {words.views[view]}
          </Link>
        ))}
      </nav>
    </PageTop>
  );
}

function nameDays({ view, day }: CalendarAddress, days: readonly string[]): string {
  if (view === 'semana') {
    const [from = day, to = day] = [days[0], days.at(-1)];
    const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
    return words.week(isOneMonth ? String(Number(from.slice(8))) : formatSpokenDate(from), formatSpokenDate(to));
  }
  return words.month(facts.months[Number(day.slice(5, 7)) - 1] ?? '', day.slice(0, 4));
}

function Kinds({ at, items, turn }: CalendarPageProps & { turn: BuildAddress }) {
  const counts = CALENDAR_KINDS.map((kind) => ({ kind, count: items.filter((item) => item.kind === kind).length }));
  return (
    <nav className={styles.kinds} aria-label={words.filter}>
      <Link
        to={turn({ tipo: '', mover: '' })}
        aria-current={at.kind === undefined ? 'true' : undefined}
        preventScrollReset
      >
        {words.all}
      </Link>
      {counts.map(({ kind, count }) => (
        <Link
          key={kind}
          to={turn({ tipo: kind, mover: '' })}
          aria-current={at.kind === kind ? 'true' : undefined}
          data-kind={kind}
          preventScrollReset
        >
          {words.kindCount(words.kinds[kind], count)}
        </Link>
      ))}
    </nav>
  );
}

function Waiting({ waiting }: Pick<CalendarPageProps, 'waiting'>) {
  return (
    <Panel title={words.waiting} note={waiting.length > 0 && waiting.length}>
      <Hint>{waiting.length > 0 ? words.waitingHint : words.waitingNothing}</Hint>
      <ul className={styles.waiting}>
        {waiting.map(({ entity, id, title, platform }) => (
          <li key={`${entity}-${id}`}>
            <Link to={subjectPath(entity, id)}>{title}</Link>
            <small>{words.waitingFor(toPlatform(platform))}</small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
