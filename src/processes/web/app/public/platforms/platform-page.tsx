import type { TitleCard } from '#shared/contract/common.ts';
import type { Platform, StreamingNewsItem } from '#shared/contract/title-lists.ts';
import { formatShortDate, formatSpokenDate } from '#shared/domain/format.ts';
import { paths } from '#shared/domain/site/paths.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import { isOwnService } from '#shared/domain/titles/watch-services.ts';
import { feedWords } from '#shared/text/feeds.ts';
import { listWords } from '#shared/text/lists.ts';
import { platformWords } from '#shared/text/platforms/platforms.ts';
import { PathBreadcrumb } from '../../design/breadcrumb.tsx';
import { FeedLinks } from '../../design/feed-links.tsx';
import { Tabs } from '../../design/tabs/tabs.tsx';
import { PosterRail } from '../cards/poster-rail.tsx';
import { buildAddress } from '../lists/address.ts';
import { type BarQuery, describeEmpty, type FilteredFacts, type FilterOptions } from '../lists/filter-choices.ts';
import { ALL_CLEARED } from '../lists/filter-parameters.ts';
import { kinds, otherKind } from '../lists/kinds.ts';
import type { ListPage } from '../lists/list-page.ts';
import { type PlatformHubQuery, platformHubParameters } from '../lists/parameters.ts';
import { TitleResults } from '../lists/results.tsx';
import { TitleFilterBar } from '../lists/title-filters.tsx';
import { PlatformTabs, type PlatformTabsProps } from '../platform-history/platform-tabs.tsx';
import type { FreeLine } from './free-line.ts';
import type { PlansView } from './plans-view.ts';
import { PlatformHead } from './platform-head.tsx';
import styles from './platform-page.module.css';

interface PlatformPageProps {
  platform: Pick<Platform, 'id' | 'slug' | 'name' | 'article' | 'url' | 'logo' | 'h1' | 'p'>;
  query: PlatformHubQuery;
  list: ListPage<TitleCard>;
  options: FilterOptions;
  filtered: FilteredFacts | null;
  counts: Record<TitleKind, number>;
  posters: readonly string[];
  plans: PlansView | null;
  free: FreeLine | null;
  arrivals: readonly StreamingNewsItem[];
  /** What the tabs say under their names. */
  tabNotes: PlatformTabsProps['notes'];
}

/** `/plataformas/{slug}`: this week's arrivals, then all films and series, in tabs with a page number each. */
export function PlatformPage(props: PlatformPageProps) {
  const { platform, query, list, options, filtered, counts, posters, plans, free, arrivals, tabNotes } = props;
  const { kind } = query;
  const path = paths.platform(platform.slug);
  const toKind = (tab: TitleKind) =>
    buildAddress(path, platformHubParameters(tab), { ...query, ...(filtered && ALL_CLEARED), kind: tab });
  const parameters = platformHubParameters(kind);
  const toAddress = (changes: Partial<BarQuery>) =>
    buildAddress(path, parameters, { ...query, ...changes, [kind === 'movie' ? 'moviePage' : 'seriesPage']: 1 });
  const kindWord = parameters.kind.write(kind);
  const other = otherKind(kind);
  return (
    <div className="wrap">
      <PathBreadcrumb path={path} names={{ [platform.slug]: platform.name }} />
      <PlatformHead {...{ platform, posters, plans, free }} />
      {!isOwnService(platform.id) && (
        <>
          <FeedLinks kind="plataforma" slug={platform.slug} name={feedWords.platformTitle(platform)} />
          <PlatformTabs slug={platform.slug} current="catalogue" notes={tabNotes} />
        </>
      )}
      {arrivals.length > 0 && <Arrivals arrivals={arrivals} />}
      <section className={styles.catalogue} aria-label={platformWords.catalogue}>
        <div className={styles.tabs}>
          <Tabs
            label={listWords.kindTabs}
            tabs={(['movie', 'series'] as const).map((tab) => ({
              label: kinds[tab].label,
              to: toKind(tab),
              isCurrent: tab === kind,
            }))}
          />
        </div>
        <TitleFilterBar
          {...{ kind, path, query, options, filtered, toAddress, fixed: { plataformas: platform.slug } }}
          kept={kindWord ? [[parameters.kind.name, kindWord]] : []}
          total={list.totalResults}
        />
        <TitleResults
          hasService={false}
          list={list}
          toPage={(page) =>
            buildAddress(path, parameters, { ...query, [kind === 'movie' ? 'moviePage' : 'seriesPage']: page })
          }
          isNofollow={filtered !== null}
          {...(filtered
            ? describeEmpty(kind, query, options, filtered, toAddress)
            : {
                none: kinds[kind].onPlatform.none(platform.name),
                wayOut: {
                  action:
                    counts[other] > 0
                      ? { label: kinds[other].onPlatform.heading(platform), to: toKind(other) }
                      : { label: platformWords.seeOthers, to: paths.platforms() },
                },
              })}
        />
      </section>
    </div>
  );
}

function Arrivals({ arrivals }: { arrivals: readonly StreamingNewsItem[] }) {
  const days = new Map(arrivals.map((arrival) => [`${arrival.media_type} ${arrival.id}`, arrival.happened_on]));
  return (
    <PosterRail
      id="novidades"
      title={platformWords.arrivedThisWeek}
      titles={arrivals}
      isMixed
      noteOf={({ media_type, id }) => {
        const day = days.get(`${media_type} ${id}`);
        return {
          start: platformWords.arrivedOn,
          fact: formatShortDate(day),
          spoken: platformWords.arrivedSpoken(formatSpokenDate(day)),
        };
      }}
    />
  );
}
