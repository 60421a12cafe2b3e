import type { TitleCard } from '#shared/contract/common.ts';
import type { GenreHub } from '#shared/contract/title-lists.ts';
import { YEAR_FILTER_YEARS } from '#shared/domain/limits.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import { listWords } from '#shared/text/lists.ts';
import { PathBreadcrumb } from '../../design/breadcrumb.tsx';
import { buildAddress } from '../lists/address.ts';
import { FilterSelect } from '../lists/filter-bar.tsx';
import { describeEmpty, type FilteredFacts, type FilterOptions } from '../lists/filter-choices.ts';
import { kinds } from '../lists/kinds.ts';
import type { ListPage } from '../lists/list-page.ts';
import { type GenreListQuery, genreListParameters } from '../lists/parameters.ts';
import { TitleResults } from '../lists/results.tsx';
import { TitleFilterBar } from '../lists/title-filters.tsx';
import { GenreHead } from './genre-head.tsx';
import { listYears } from './list-years.ts';

export interface GenreListPageProps {
  kind: TitleKind;
  genre: Pick<GenreHub, 'slug' | 'name' | 'backdrop'>;
  slugId: string;
  query: GenreListQuery;
  list: ListPage<TitleCard>;
  thisYear: number;
  options: FilterOptions;
  filtered: FilteredFacts | null;
}

/** `/filmes/genero/{slug-id}`: one kind of one genre, by year and in any order. */
export function GenreListPage(props: GenreListPageProps) {
  const { kind, genre, slugId, query, list, thisYear, options, filtered } = props;
  const { none, ofGenre } = kinds[kind];
  const parameters = genreListParameters(kind);
  const path = ofGenre.path(slugId);
  const toAddress = (changes: Partial<GenreListQuery>) =>
    buildAddress(path, parameters, { ...query, ...changes, page: 1 });
  const isChosen = query.year !== undefined || query.sort !== 'popular';
  return (
    <div className="wrap">
      <PathBreadcrumb path={path} names={{ [slugId]: genre.name }} />
      <GenreHead title={headingOf(kind, genre.name, query.year)} backdrop={genre.backdrop} />
      <TitleFilterBar
        {...{ kind, path, query, options, filtered, toAddress, fixed: { genero: genre.slug } }}
        total={list.totalResults}
        isPlain={genre.backdrop !== null}
      >
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
      </TitleFilterBar>
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

export function headingOf(kind: TitleKind, genre: string, year: number | undefined): string {
  const { heading, headingOfYear } = kinds[kind].ofGenre;
  return year === undefined ? heading(genre) : headingOfYear(genre, year);
}
