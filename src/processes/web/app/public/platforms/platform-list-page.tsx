import type { TitleCard } from '#shared/contract/common.ts';
import type { Platform } from '#shared/contract/title-lists.ts';
import { paths } from '#shared/domain/site/paths.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import { platformWords } from '#shared/text/platforms/platforms.ts';
import { PathBreadcrumb } from '../../design/breadcrumb.tsx';
import { PageHead } from '../../design/page-head.tsx';
import { buildAddress } from '../lists/address.ts';
import { type BarQuery, describeEmpty, type FilteredFacts, type FilterOptions } from '../lists/filter-choices.ts';
import { kinds } from '../lists/kinds.ts';
import type { ListPage } from '../lists/list-page.ts';
import { type PlatformListQuery, platformListParameters } from '../lists/parameters.ts';
import { TitleResults } from '../lists/results.tsx';
import { TitleFilterBar } from '../lists/title-filters.tsx';

interface PlatformListPageProps {
  kind: TitleKind;
  platform: Pick<Platform, 'slug' | 'name' | 'article' | 'p'>;
  slugId: string;
  query: PlatformListQuery;
  list: ListPage<TitleCard>;
  options: FilterOptions;
  filtered: FilteredFacts | null;
}

/** `/filmes/plataforma/{slug-id}`: one kind of a platform's titles, in any order. */
export function PlatformListPage(props: PlatformListPageProps) {
  const { kind, platform, slugId, query, list, options, filtered } = props;
  const { onPlatform } = kinds[kind];
  const parameters = platformListParameters(kind);
  const path = onPlatform.path(slugId);
  const toAddress = (changes: Partial<BarQuery>) => buildAddress(path, parameters, { ...query, ...changes, page: 1 });
  return (
    <div className="wrap">
      <PathBreadcrumb path={path} names={{ [slugId]: platform.name }} />
      <PageHead title={onPlatform.heading(platform)} intro={platform.p} />
      <TitleFilterBar
        {...{ kind, path, query, options, filtered, toAddress, fixed: { plataformas: platform.slug } }}
        total={list.totalResults}
      />
      <TitleResults
        hasService={false}
        list={list}
        toPage={(page) => buildAddress(path, parameters, { ...query, page })}
        isNofollow={filtered !== null}
        {...(filtered
          ? describeEmpty(kind, query, options, filtered, toAddress)
          : {
              none: onPlatform.none(platform.name),
              wayOut: { action: { label: platformWords.seeOthers, to: paths.platforms() } },
            })}
      />
    </div>
  );
}
