import type { TitleCard } from '#shared/contract/common.ts';
import { formatDayMonth, formatSpokenDate } from '#shared/domain/format.ts';
import { PAGE_SIZE } from '#shared/domain/limits.ts';
import { type RankedListName, rankedLinks } from '#shared/domain/site/ranked-lists.ts';
import type { ListSort } from '#shared/domain/sort.ts';
import { episodeCode, episodeName } from '#shared/domain/titles/season-names.ts';
import { facts } from '#shared/text/facts.ts';
import { feedWords } from '#shared/text/feeds.ts';
import { listWords } from '#shared/text/lists.ts';
import { myServices } from '#shared/text/platforms/my-services.ts';
import { titleWords } from '#shared/text/titles/title-words.ts';
import { PathBreadcrumb } from '../../design/breadcrumb.tsx';
import { ChipLinks } from '../../design/chip-links.tsx';
import { FeedLinks } from '../../design/feed-links.tsx';
import { PageHead } from '../../design/page-head.tsx';
import type { CardNote } from '../cards/poster-card.tsx';
import { PosterGrid } from '../cards/poster-grid.tsx';
import { useMyServices } from '../my-services/my-services.ts';
import { buildAddress } from './address.ts';
import { CinemaWeekGroups } from './cinema-week-groups.tsx';
import type { CinemaWeek } from './cinema-weeks.ts';
import { ListBar } from './filter-bar.tsx';
import { NO_FILTERS } from './filter-parameters.ts';
import { kinds } from './kinds.ts';
import type { ListPage } from './list-page.ts';
import { rankedParameters, titleListParameters } from './parameters.ts';
import type { RankedListTexts } from './ranked-lists.ts';
import { TitleResults } from './results.tsx';

interface RankedListPageProps {
  ranked: RankedListTexts;
  list: ListPage<TitleCard>;
  /** Of a list of films by cinema week. */
  weeks: readonly CinemaWeek[] | null;
  siteName: string;
}

/** One of the ten lists whose order the visitor cannot change. */
export function RankedListPage({ ranked, list, weeks, siteName }: RankedListPageProps) {
  const { path, kind, none, hint } = ranked;
  const own = useMyServices();
  const all = { label: kinds[kind].seeAll, to: kinds[kind].path };
  return (
    <div className="wrap">
      <PathBreadcrumb path={path} />
      <PageHead title={ranked.heading(siteName)}>
        {weeks && <FeedLinks kind="lancamentos" name={feedWords.upcomingTitle} />}
      </PageHead>
      <ListBar>
        <ChipLinks label={listWords.otherLists} links={[...rankedLinks(kind), ...linkToOwn(ranked, own)]} />
      </ListBar>
      <TitleResults
        list={list}
        toPage={(page) => buildAddress(path, rankedParameters, { page })}
        none={none}
        wayOut={{ hint, action: all }}
      >
        {(titles) =>
          weeks ? (
            <CinemaWeekGroups weeks={weeks} films={titles} />
          ) : (
            <PosterGrid titles={titles} firstRank={firstRankOf(ranked, list)} noteOf={NOTES[ranked.name]} />
          )
        }
      </TitleResults>
    </div>
  );
}

/** The lists in an order of `/filmes` and `/series`, where the visitor's own services can be asked for. */
const ORDERS: Partial<Record<RankedListName, ListSort>> = {
  popularMovies: 'popular',
  topRatedMovies: 'rating-desc',
  popularSeries: 'popular',
  topRatedSeries: 'rating-desc',
};

function linkToOwn({ name, kind }: RankedListTexts, own: readonly string[]) {
  const sort = ORDERS[name];
  if (!sort || own.length === 0) return [];
  const query = { ...NO_FILTERS, platforms: own, genre: '', sort, page: 1 };
  return [{ label: myServices.only, to: buildAddress(kinds[kind].path, titleListParameters(kind), query) }];
}

function firstRankOf({ name }: RankedListTexts, { page }: ListPage<TitleCard>): number | undefined {
  return name === 'topRatedMovies' || name === 'topRatedSeries' ? (page - 1) * PAGE_SIZE + 1 : undefined;
}

const NOTES: Partial<Record<RankedListName, (title: TitleCard) => CardNote | undefined>> = {
  airingToday: (title) => toEpisodeNote(title, false),
  onTheAir: (title) => toEpisodeNote(title, true),
};

function toEpisodeNote(title: TitleCard, hasDay: boolean): CardNote | undefined {
  if (title.media_type !== 'tv' || !title.episode) return undefined;
  const { season_number: season, episode_number: episode, chapter, air_date } = title.episode;
  // An episode without a name of its own is called by its number, which the code says.
  const isNamed = ![episodeName(episode), facts.chapter(chapter ?? episode)].includes(title.episode.name);
  const name = isNamed ? title.episode.name : '';
  const [day, spokenDay] = hasDay ? [formatDayMonth(air_date), formatSpokenDate(air_date)] : ['', ''];
  const code = chapter === null ? episodeCode(season, episode) : facts.chapterCode(chapter);
  return {
    start: '',
    fact: titleWords.episode(code, day, name),
    spoken:
      chapter === null
        ? titleWords.episodeSpoken(season, episode, spokenDay, name)
        : titleWords.chapterSpoken(chapter, spokenDay, name),
  };
}
