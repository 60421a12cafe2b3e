import { useState } from 'react';
import { Link } from 'react-router';
import { buildFeedPath } from '#shared/domain/site/feed-address.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { agenda as words } from '#shared/text/agenda.ts';
import { feedWords } from '#shared/text/feeds.ts';
import { myServices } from '#shared/text/platforms/my-services.ts';
import { PathBreadcrumb } from '../../design/breadcrumb.tsx';
import button from '../../design/button.module.css';
import { CalendarLink } from '../../design/calendar-link.tsx';
import { PageHead } from '../../design/page-head.tsx';
import { Icon } from '../../design/pictures/icon.tsx';
import { EmptyState } from '../../design/states.tsx';
import { Switch } from '../../design/switch.tsx';
import { FilterForm, FilterSelect } from '../lists/filter-bar.tsx';
import { readMyServices, useMyServices } from '../my-services/my-services.ts';
import { useServicesSheet } from '../my-services/use-services-sheet.ts';
import { AgendaDay } from './agenda-day.tsx';
import styles from './agenda-page.module.css';
import { agendaParameters } from './agenda-query.ts';
import type { AgendaView } from './agenda-view.ts';
import { useToday } from './use-today.ts';

export function AgendaPage({ view }: { view: AgendaView }) {
  const today = useToday(view.today);
  const own = useMyServices();
  const [isOnlyMine, setOnlyMine] = useState(false);
  return (
    <div className="wrap">
      <PathBreadcrumb path={paths.agenda()} />
      <div className={styles.head}>
        <PageHead title={words.title} intro={words.intro} />
        <Weeks view={view} />
      </div>
      <div className={styles.bar}>
        <OnlyMine platforms={view.platforms} own={own} isOn={isOnlyMine} onChange={setOnlyMine} />
        <FilterForm path={view.path} parameters={agendaParameters}>
          <FilterSelect
            label={words.platform}
            name={agendaParameters.platform.name}
            value={view.platform}
            options={[
              { value: '', label: words.allPlatforms },
              ...view.platforms.map(({ slug, name }) => ({ value: slug, label: name })),
            ]}
          />
        </FilterForm>
        <Calendars />
      </div>
      {view.isEmpty ? (
        <EmptyState
          message={words.empty}
          {...(view.isWhole ? {} : { action: { label: words.thisWeek, to: paths.agenda() } })}
        />
      ) : (
        <div className={styles.week}>
          <div className={styles.labels} aria-hidden="true">
            <span />
            <b className={styles.cinema}>{words.lanes.cinema}</b>
            <b className={styles.streaming}>{words.lanes.streaming}</b>
            <b className={styles.episodios}>{words.lanes.episodios}</b>
          </div>
          <ol className={styles.days}>
            {view.days.map((day) => (
              <AgendaDay key={day.day} day={day} isToday={day.day === today} own={own} isOnlyMine={isOnlyMine} />
            ))}
          </ol>
        </div>
      )}
      <p className={styles.foot}>{words.foot}</p>
    </div>
  );
}

function Weeks({ view: { previous, next, range } }: { view: AgendaView }) {
  return (
    <nav className={styles.weeks} aria-label={words.week}>
      {previous && (
        <Link className={styles.arrow} to={previous} rel="nofollow" aria-label={words.previousWeek} preventScrollReset>
          <Icon name="chevronLeft" />
        </Link>
      )}
      <b role="status">{range}</b>
      {next && (
        <Link className={styles.arrow} to={next} rel="nofollow" aria-label={words.nextWeek} preventScrollReset>
          <Icon name="chevronRight" />
        </Link>
      )}
    </nav>
  );
}

interface OnlyMineProps {
  platforms: AgendaView['platforms'];
  own: readonly string[];
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Hides what is elsewhere, in the browser only. Without chosen services it asks for them first. */
function OnlyMine({ platforms, own, isOn, onChange }: OnlyMineProps) {
  const sheet = useServicesSheet();
  return (
    <div className={styles.mine}>
      <Switch
        isOn={isOn}
        label={myServices.only}
        onToggle={() => {
          if (isOn || own.length > 0) onChange(!isOn);
          else sheet.open();
        }}
      />
      {isOn && (
        <button type="button" className={button.text} aria-haspopup="dialog" onClick={sheet.open}>
          {words.edit}
        </button>
      )}
      {sheet.Part && (
        <sheet.Part
          platforms={platforms}
          onClose={() => {
            onChange(readMyServices().length > 0);
            sheet.close();
          }}
        />
      )}
    </div>
  );
}

/** Calendars to subscribe to, and the feeds in the page's head. */
function Calendars() {
  return (
    <div className={styles.calendars}>
      <Icon name="calendar" />
      <b>{words.calendar}</b>
      <span className={styles.lanes}>
        {words.calendars.map(({ lane, label }) => {
          const name = feedWords.agendaTitles[lane];
          const [rss, calendar] = (['xml', 'ics'] as const).map((format) =>
            buildFeedPath({ kind: 'agenda', slug: lane, format }),
          );
          return (
            <span key={lane}>
              <link rel="alternate" type="application/rss+xml" title={feedWords.rssOf(name)} href={rss} />
              <link rel="alternate" type="text/calendar" title={feedWords.calendarOf(name)} href={calendar} />
              <CalendarLink path={calendar ?? ''} label={words.calendarOf(label)}>
                {label}
              </CalendarLink>
            </span>
          );
        })}
      </span>
    </div>
  );
}
