import type { TitleCard } from '#shared/contract/common.ts';
import { rankedLinks } from '#shared/domain/site/ranked-lists.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import { listWords } from '#shared/text/lists.ts';
import { PathBreadcrumb } from '../../design/breadcrumb.tsx';
import { ChipLinks } from '../../design/chip-links.tsx';
import { PageHead } from '../../design/page-head.tsx';
import { buildAddress } from './address.ts';
import { type BarQuery, describeEmpty, type FilteredFacts, type FilterOptions } from './filter-choices.ts';
import { kinds } from './kinds.ts';
import type { ListPage } from './list-page.ts';
import { type TitleListQuery, titleListParameters } from './parameters.ts';
import { TitleResults } from './results.tsx';
import { TitleFilterBar } from './title-filters.tsx';

interface TitleListPageProps {
  kind: TitleKind;
  query: TitleListQuery;
  list: ListPage<TitleCard>;
  options: FilterOptions;
  filtered: FilteredFacts | null;
}

/** `/filmes` and `/series`: all titles, by genre and in any order; with a filter, those that can be watched. */
export function TitleListPage({ kind, query, list, options, filtered }: TitleListPageProps) {
  const { label, path, none } = kinds[kind];
  const parameters = titleListParameters(kind);
  const toAddress = (changes: Partial<BarQuery>) => buildAddress(path, parameters, { ...query, ...changes, page: 1 });
  const isChosen = query.genre !== '' || query.sort !== 'popular';
  return (
    <div className="wrap">
      <PathBreadcrumb path={path} />
      <PageHead title={label}>
        <ChipLinks label={listWords.otherLists} links={rankedLinks(kind)} />
      </PageHead>
      <TitleFilterBar {...{ kind, path, query, options, filtered, toAddress }} total={list.totalResults} />
      <TitleResults
        list={list}
        toPage={(page) => buildAddress(path, parameters, { ...query, page })}
        isNofollow={filtered !== null}
        {...(filtered
          ? describeEmpty(kind, query, options, filtered, toAddress)
          : {
              none,
              wayOut: {
                hint: listWords.tryOtherFilters,
                action: isChosen ? { label: listWords.clearFilters, to: path } : undefined,
              },
            })}
      />
    </div>
  );
}
