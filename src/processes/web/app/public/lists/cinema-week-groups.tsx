import type { TitleCard } from '#shared/contract/common.ts';
import { classNames } from '../../design/class-names.ts';
import { PosterCard } from '../cards/poster-card.tsx';
import styles from './cinema-week-groups.module.css';
import type { CinemaWeek } from './cinema-weeks.ts';

/** As `sizes`: must match the columns in cinema-week-groups.module.css. */
const SHOWN = '(min-width: 1440px) 190px, (min-width: 1024px) 13vw, (min-width: 768px) 26vw, 46vw';
const FIRST_ROW = 6;

/** Films by cinema week, each with its own day on the card. */
export function CinemaWeekGroups({ weeks, films }: { weeks: readonly CinemaWeek[]; films: readonly TitleCard[] }) {
  const starts = weeks.map((_, place) => weeks.slice(0, place).reduce((sum, { count }) => sum + count, 0));
  return weeks.map((week, place) => {
    const start = starts[place] ?? 0;
    return (
      <section key={week.thursday?.day ?? week.note} className={styles.week}>
        <WeekHeading week={week} />
        <ul className={styles.grid}>
          {films.slice(start, start + week.count).map((film, position) => (
            <li key={film.id}>
              <PosterCard title={film} shown={SHOWN} isByDay loading={loadingAt(start + position)} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

function WeekHeading({ week: { thursday, note, isNow } }: { week: CinemaWeek }) {
  if (!thursday) return <h2 className={styles.words}>{note}</h2>;
  return (
    <div className={styles.date}>
      <h2>
        <span className="visually-hidden">{thursday.spoken}</span>
        <span aria-hidden="true" className={styles.thursday}>
          <span>{thursday.weekday}</span>
          <span className={styles.number}>{thursday.number}</span>
          <span>{thursday.month}</span>
        </span>
      </h2>
      <p className={classNames(styles.note, isNow && styles.now)}>{note}</p>
    </div>
  );
}

function loadingAt(position: number): 'high' | 'eager' | 'lazy' {
  if (position === 0) return 'high';
  return position < FIRST_ROW ? 'eager' : 'lazy';
}
