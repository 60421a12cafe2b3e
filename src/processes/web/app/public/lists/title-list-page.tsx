import type { TitleCard, TitleKind } from '#shared/contract/common.ts';
import { rankedLinks } from '#shared/domain/site/ranked-lists.ts';
import { listWords } from '#shared/text/lists.ts';
import { PathBreadcrumb } from '../../ui/breadcrumb.tsx';
import { ChipLinks } from '../../ui/chip-links.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { buildAddress } from './address.ts';
import { FilterForm, FilterSelect, ListBar } from './filter-bar.tsx';
import { kinds } from './kinds.ts';
import type { ListPage } from './list-page.ts';
import { type TitleListQuery, titleListParameters } from './parameters.ts';
import { TitleResults } from './results.tsx';
import { SortSelect } from './sort-select.tsx';

interface TitleListPageProps {
  kind: TitleKind;
  query: TitleListQuery;
  list: ListPage<TitleCard>;
  genres: readonly { slug: string; name: string }[];
}

/** `/filmes` and `/series`: all titles, by genre and in any order. */
export function TitleListPage({ kind, query, list, genres }: TitleListPageProps) {
  const { label, path, none } = kinds[kind];
  const parameters = titleListParameters(kind);
  const options = [
    { value: '', label: listWords.allGenres },
    ...genres.map(({ slug, name }) => ({ value: slug, label: name })),
  ];
  const isFiltered = query.genre !== '' || query.sort !== 'popular';
  return (
    <div className="wrap">
      <PathBreadcrumb path={path} />
      <PageHead title={label} />
      <ListBar>
        <FilterForm path={path} parameters={parameters}>
          <FilterSelect label={listWords.genre} name={parameters.genre.name} value={query.genre} options={options} />
          <SortSelect kind={kind} sort={query.sort} />
        </FilterForm>
        <ChipLinks label={listWords.otherLists} links={rankedLinks(kind)} />
      </ListBar>
      <TitleResults
        list={list}
        toPage={(page) => buildAddress(path, parameters, { ...query, page })}
        none={none}
        wayOut={{
          hint: listWords.tryOtherFilters,
          action: isFiltered ? { label: listWords.clearFilters, to: path } : undefined,
        }}
      />
    </div>
  );
}
