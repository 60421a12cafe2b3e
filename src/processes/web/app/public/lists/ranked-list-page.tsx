import type { TitleCard } from '#shared/contract/common.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { rankedLinks } from '#shared/domain/site/ranked-lists.ts';
import { feedWords } from '#shared/text/feeds.ts';
import { listWords } from '#shared/text/lists.ts';
import { PathBreadcrumb } from '../../ui/breadcrumb.tsx';
import { ChipLinks } from '../../ui/chip-links.tsx';
import { FeedLinks } from '../../ui/feed-links.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { buildAddress } from './address.ts';
import { ListBar } from './filter-bar.tsx';
import { kinds } from './kinds.ts';
import type { ListPage } from './list-page.ts';
import { rankedParameters } from './parameters.ts';
import type { RankedList } from './ranked-lists.ts';
import { TitleResults } from './results.tsx';

interface RankedListPageProps {
  ranked: RankedList;
  list: ListPage<TitleCard>;
  siteName: string;
}

/** One of the ten lists whose order the visitor cannot change. */
export function RankedListPage({ ranked, list, siteName }: RankedListPageProps) {
  const { path, kind, none, hint } = ranked;
  const all = { label: kinds[kind].seeAll, to: kinds[kind].path };
  return (
    <div className="wrap">
      <PathBreadcrumb path={path} />
      <PageHead title={ranked.heading(siteName)}>
        {path === paths.ranked('upcoming') && <FeedLinks kind="lancamentos" name={feedWords.upcomingTitle} />}
      </PageHead>
      <ListBar>
        <ChipLinks label={listWords.otherLists} links={rankedLinks(kind)} />
      </ListBar>
      <TitleResults
        list={list}
        toPage={(page) => buildAddress(path, rankedParameters, { page })}
        none={none}
        wayOut={{ hint, action: all }}
      />
    </div>
  );
}
