import type { TitleCard, TitleKind } from '#shared/contract/common.ts';
import type { Platform } from '#shared/contract/title-lists.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { platformWords } from '#shared/text/platforms.ts';
import { PathBreadcrumb } from '../../ui/breadcrumb.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { buildAddress } from '../lists/address.ts';
import { FilterForm, ListBar, ListCount } from '../lists/filter-bar.tsx';
import { kinds } from '../lists/kinds.ts';
import type { ListPage } from '../lists/list-page.ts';
import { type PlatformListQuery, platformListParameters } from '../lists/parameters.ts';
import { TitleResults } from '../lists/results.tsx';
import { SortSelect } from '../lists/sort-select.tsx';

interface PlatformListPageProps {
  kind: TitleKind;
  platform: Pick<Platform, 'slug' | 'name' | 'article' | 'p'>;
  slugId: string;
  query: PlatformListQuery;
  list: ListPage<TitleCard>;
}

/** `/filmes/plataforma/{slug-id}`: one kind of a platform's titles, in any order. */
export function PlatformListPage({ kind, platform, slugId, query, list }: PlatformListPageProps) {
  const { count, onPlatform } = kinds[kind];
  const parameters = platformListParameters(kind);
  const path = onPlatform.path(slugId);
  return (
    <div className="wrap">
      <PathBreadcrumb path={path} names={{ [slugId]: platform.name }} />
      <PageHead title={onPlatform.heading(platform)} intro={platform.p} />
      <ListBar>
        <FilterForm path={path} parameters={parameters}>
          <SortSelect kind={kind} sort={query.sort} />
        </FilterForm>
        <ListCount>{count(list.totalResults)}</ListCount>
      </ListBar>
      <TitleResults
        hasService={false}
        list={list}
        toPage={(page) => buildAddress(path, parameters, { ...query, page })}
        none={onPlatform.none(platform.name)}
        wayOut={{ action: { label: platformWords.seeOthers, to: paths.platforms() } }}
      />
    </div>
  );
}
