import { Link } from 'react-router';
import { paths } from '#shared/domain/site/paths.ts';
import { shell } from '#shared/text/shell.ts';
import { novela as words } from '#shared/text/titles/novela.ts';
import badge from '../../design/badge.module.css';
import { Breadcrumb } from '../../design/breadcrumb.tsx';
import button from '../../design/button.module.css';
import { classNames } from '../../design/class-names.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import { Picture } from '../../design/pictures/picture.tsx';
import { Section } from '../../design/section.tsx';
import { EmptyState } from '../../design/states.tsx';
import { buildAddress } from '../lists/address.ts';
import { Paginator } from '../lists/paginator.tsx';
import head from '../season/season-head.module.css';
import { SeriesOffers } from '../season/series-offers.tsx';
import { ChapterCards } from './chapter-cards.tsx';
import { ChapterJump } from './chapter-jump.tsx';
import { chapterParameters } from './chapter-query.ts';
import styles from './chapters-page.module.css';
import type { ChaptersView } from './chapters-view.ts';

/** A name with more characters, about three lines, is set smaller. */
const LONG_NAME = 50;

export function ChaptersPage({ view }: { view: ChaptersView }) {
  const { series, weeks, page, totalPages } = view;
  const trail = [
    { label: shell.home, to: paths.home() },
    { label: shell.series, to: paths.series() },
    { label: series.name, to: series.path },
  ];
  return (
    <div className="wrap">
      <Breadcrumb trail={trail} current={shell.chapters} />
      <Head view={view} />
      <div className={styles.panels}>
        <SeriesOffers watch={view.watch} seriesPath={series.path}>
          <Link className={button.text} to={series.path}>
            {words.seeSeries(series.name)}
            <Icon name="chevronRight" />
          </Link>
        </SeriesOffers>
        <div className={styles.panel}>
          <ChapterJump key={view.asked} novela={view} asked={view.asked} fault={view.fault} />
        </div>
      </div>
      {page === 1 && <ChapterCards novela={view} />}
      <Section id="capitulos" title={shell.chapters}>
        {weeks.length === 0 ? (
          <EmptyState message={words.noChapters} />
        ) : (
          weeks.map((week) => <Week key={week.key} week={week} />)
        )}
        <Paginator
          page={page}
          totalPages={totalPages}
          toPage={(number) => buildAddress(view.path, chapterParameters, { asked: '', page: number })}
        />
      </Section>
    </div>
  );
}

function Head({ view: { series, poster, count, days } }: { view: ChaptersView }) {
  const quiet = classNames(badge.badge, badge.quiet);
  return (
    <div className={head.head}>
      <div className={head.poster}>
        <Picture
          kind="poster"
          path={poster.path}
          widths={['w185', 'w342', 'w500']}
          shown="(min-width: 768px) 200px, 112px"
          width={342}
          height={513}
          alt={poster.alt}
          loading="high"
        />
      </div>
      <div className={head.name}>
        <h1 className={series.name.length > LONG_NAME ? head.long : undefined}>
          <span lang={series.lang}>{series.name}</span>
          {words.heading}
        </h1>
        <ul className={head.badges}>
          <li className={classNames(badge.badge, badge.series)}>{words.badge}</li>
          <li className={quiet}>{count}</li>
          {days && <li className={quiet}>{days}</li>}
        </ul>
      </div>
      <p className={head.overview}>{words.intro}</p>
    </div>
  );
}

function Week({ week: { label, chapters } }: { week: ChaptersView['weeks'][number] }) {
  return (
    <div className={styles.week}>
      <h3 className={styles.weekName}>{label}</h3>
      <ol className={styles.chapters}>
        {chapters.map(({ number, name, day, dayText, to }) => (
          <li key={number} id={words.anchor(number)} className={styles.chapter}>
            <Link className={styles.row} to={to}>
              <span className={styles.number}>
                <span className="visually-hidden">{words.chapter} </span>
                {number}
              </span>
              <span className={styles.text}>
                <span className={styles.name}>{name}</span>
                {day && (
                  <time className={styles.day} dateTime={day}>
                    {dayText}
                  </time>
                )}
              </span>
              <Icon name="chevronRight" />
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}
