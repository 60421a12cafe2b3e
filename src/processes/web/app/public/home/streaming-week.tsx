import type { StreamingNewsItem } from '#shared/contract/title-lists.ts';
import { formatDayMonth, formatShortDate, formatSpokenDate } from '#shared/domain/format.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { describeWatchService } from '#shared/domain/titles/watch-services.ts';
import { homeWeek as words } from '#shared/text/home-week.ts';
import { ServiceChip } from '../../design/pictures/service-chip.tsx';
import { Section, SeeAll } from '../../design/section.tsx';
import { PosterRail } from '../cards/poster-rail.tsx';
import { toShownTitle } from '../cards/shown-title.ts';
import { useMyServices } from '../my-services/my-services.ts';
import { MovedRow } from '../platform-history/moved-row.tsx';
import type { HomeView } from './home-view.ts';
import styles from './streaming-week.module.css';

interface WeekProps {
  titles: readonly StreamingNewsItem[];
}

/** What entered this week, on the visitor's services first. Nothing if nothing did. */
export function ArrivedThisWeek({ titles }: WeekProps) {
  const own = useMyServices();
  if (titles.length === 0) return null;
  const isMine = ({ platforms }: StreamingNewsItem) => platforms.some(({ slug }) => own.includes(slug));
  const days = new Map(titles.map(({ media_type, id, happened_on }) => [`${media_type} ${id}`, happened_on]));
  return (
    <PosterRail
      id="chegou"
      title={words.arrived}
      subtitle={titles.some(isMine) ? words.arrivedOwnFirst : words.arrivedSubtitle}
      titles={[...titles.filter(isMine), ...titles.filter((title) => !isMine(title))]}
      isMixed
      action={<SeeAll to={paths.platforms()} title={words.arrived} />}
      noteOf={({ media_type, id }) => {
        const day = days.get(`${media_type} ${id}`);
        return { start: '', fact: formatShortDate(day), spoken: words.arrivedSpoken(formatSpokenDate(day)) };
      }}
    />
  );
}

/** What left, and where it is now. */
export function LeftLately({ titles, logos }: WeekProps & Pick<HomeView, 'logos'>) {
  if (titles.length === 0) return null;
  return (
    <Section
      id="saiu"
      title={words.left}
      subtitle={words.leftSubtitle}
      action={<SeeAll to={paths.platforms()} title={words.left} />}
    >
      <ul className={styles.rows}>
        {titles.map((item) => {
          const { key, to, title } = toShownTitle(item);
          const [platform] = item.platforms;
          const chip = platform && describeWatchService(platform.id, platform.name);
          return (
            <li key={key}>
              <MovedRow to={to} title={title} poster={item.poster_path} card={item}>
                <span className={styles.left}>
                  {chip && (
                    <ServiceChip
                      brand={chip.brand}
                      abbreviation={chip.abbreviation}
                      logo={logos.get(chip.id) ?? null}
                      size="tiny"
                    />
                  )}
                  {platform && words.leftOn(platform, formatDayMonth(item.happened_on))}
                </span>
              </MovedRow>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
