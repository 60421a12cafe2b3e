import type { TitleCard, TitleKind } from '#shared/contract/common.ts';
import type { GenreHub } from '#shared/contract/title-lists.ts';
import { YEAR_FILTER_YEARS } from '#shared/domain/limits.ts';
import { listWords } from '#shared/text/lists.ts';
import { PathBreadcrumb } from '../../ui/breadcrumb.tsx';
import { buildAddress } from '../lists/address.ts';
import { FilterForm, FilterSelect, ListBar, ListCount } from '../lists/filter-bar.tsx';
import { kinds } from '../lists/kinds.ts';
import type { ListPage } from '../lists/list-page.ts';
import { type GenreListQuery, genreListParameters } from '../lists/parameters.ts';
import { TitleResults } from '../lists/results.tsx';
import { SortSelect } from '../lists/sort-select.tsx';
import { GenreHead } from './genre-head.tsx';
import { listYears } from './list-years.ts';

export interface GenreListPageProps {
  kind: TitleKind;
  genre: Pick<GenreHub, 'slug' | 'name' | 'backdrop'>;
  slugId: string;
  query: GenreListQuery;
  list: ListPage<TitleCard>;
  thisYear: number;
}

/** `/filmes/genero/{slug-id}`: one kind of one genre, by year and in any order. */
export function GenreListPage({ kind, genre, slugId, query, list, thisYear }: GenreListPageProps) {
  const { none, count, ofGenre } = kinds[kind];
  const parameters = genreListParameters(kind);
  const path = ofGenre.path(slugId);
  const isFiltered = query.year !== undefined || query.sort !== 'popular';
  return (
    <div className="wrap">
      <PathBreadcrumb path={path} names={{ [slugId]: genre.name }} />
      <GenreHead title={headingOf(kind, genre.name, query.year)} backdrop={genre.backdrop} />
      <ListBar isPlain={genre.backdrop !== null}>
        <FilterForm path={path} parameters={parameters}>
          <FilterSelect
            label={listWords.year}
            name={parameters.year.name}
            value={String(query.year ?? '')}
            options={[
              { value: '', label: listWords.allYears },
              ...listYears(thisYear, YEAR_FILTER_YEARS, query.year).map((year) => ({
                value: String(year),
                label: String(year),
              })),
            ]}
          />
          <SortSelect kind={kind} sort={query.sort} />
        </FilterForm>
        <ListCount>{count(list.totalResults)}</ListCount>
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

export function headingOf(kind: TitleKind, genre: string, year: number | undefined): string {
  const { heading, headingOfYear } = kinds[kind].ofGenre;
  return year === undefined ? heading(genre) : headingOfYear(genre, year);
}
