import { Link } from 'react-router';
import { agenda as words } from '#shared/text/agenda.ts';
import { classNames } from '../../design/class-names.ts';
import { Picture } from '../../design/pictures/picture.tsx';
import { ServiceChip } from '../../design/pictures/service-chip.tsx';
import styles from './agenda-page.module.css';
import type { AgendaDayView, AgendaItem, AgendaLaneView } from './agenda-view.ts';

interface AgendaDayProps {
  day: AgendaDayView;
  isToday: boolean;
  /** Slugs of the visitor's services. */
  own: readonly string[];
  isOnlyMine: boolean;
}

export function AgendaDay({ day, isToday, own, isOnlyMine }: AgendaDayProps) {
  const lanes = day.lanes.map((lane) => ({ ...lane, items: isOnlyMine ? keepMine(lane, own) : lane.items }));
  const isEmpty = lanes.every(({ items }) => items.length === 0);
  return (
    <li className={classNames(styles.day, isToday && styles.today)} aria-current={isToday ? 'date' : undefined}>
      <h2>
        <time dateTime={day.day}>
          <span className="visually-hidden">{day.spoken}</span>
          <span className={styles.short} aria-hidden="true">
            {day.shortWeekday}
          </span>
          <span className={styles.long} aria-hidden="true">
            {day.weekday},
          </span>
          <b aria-hidden="true">{day.date}</b>
        </time>
        {isToday && <em>{words.today}</em>}
      </h2>
      {lanes.map(({ name, items, more }) => (
        <div key={name} className={classNames(styles.lane, styles[name], items.length === 0 && styles.none)}>
          {items.length > 0 && (
            <>
              <h3>{words.lanes[name]}</h3>
              <ul>
                {items.map((item) => (
                  <li key={`${item.to} ${item.note}`}>
                    <Item item={item} own={own} />
                  </li>
                ))}
              </ul>
              {more > 0 && !isOnlyMine && <p className={styles.more}>{words.more(more)}</p>}
            </>
          )}
        </div>
      ))}
      {isEmpty && <p className={styles.nothing}>{words.nothing}</p>}
    </li>
  );
}

/** A cinema is no service. */
function keepMine({ name, items }: AgendaLaneView, own: readonly string[]): AgendaItem[] {
  return name === 'cinema' ? items : items.filter(({ services }) => services.some((service) => isOwn(service, own)));
}

const isOwn = ({ slug }: AgendaItem['services'][number], own: readonly string[]) => slug !== null && own.includes(slug);

function Item({
  item: { to, title, poster, note, spoken, services },
  own,
}: {
  item: AgendaItem;
  own: readonly string[];
}) {
  const mine = services.find((service) => isOwn(service, own));
  // One chip: the visitor's own, or the first.
  const service = mine ?? services[0];
  return (
    <Link className={styles.item} to={to}>
      <Picture kind="poster" path={poster} widths={['w92']} shown="40px" width={40} height={60} alt="" />
      <span>
        <b>{title}</b>
        <small>
          {service && (
            <span className={classNames(styles.chip, mine && styles.own)}>
              <ServiceChip {...service} size="tiny" />
            </span>
          )}
          {note && <span aria-hidden={spoken !== ''}>{note}</span>}
          {spoken && <span className="visually-hidden">{spoken}</span>}
          {service && (
            <span className={note ? 'visually-hidden' : styles.service}>
              {services.map(({ name }) => name).join(', ')}
            </span>
          )}
          {mine && <span className="visually-hidden">{words.ownSpoken}</span>}
        </small>
      </span>
    </Link>
  );
}
