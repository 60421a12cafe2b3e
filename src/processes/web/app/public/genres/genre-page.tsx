import type { TitleCard } from '#shared/contract/common.ts';
import type { MediaByGenre } from '#shared/contract/title-lists.ts';
import { paths } from '#shared/domain/site/paths.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import { listWords } from '#shared/text/lists.ts';
import { PathBreadcrumb } from '../../design/breadcrumb.tsx';
import { Tabs } from '../../design/tabs/tabs.tsx';
import { buildAddress } from '../lists/address.ts';
import { FilterForm, ListBar, ListCount } from '../lists/filter-bar.tsx';
import { kinds } from '../lists/kinds.ts';
import type { ListPage } from '../lists/list-page.ts';
import { type GenreHubQuery, genreHubParameters } from '../lists/parameters.ts';
import { TitleResults } from '../lists/results.tsx';
import { SortSelect } from '../lists/sort-select.tsx';
import { GenreHead } from './genre-head.tsx';

interface GenrePageProps {
  genre: Pick<MediaByGenre['genre'], 'slug' | 'name' | 'backdrop' | 'h1' | 'p'>;
  query: GenreHubQuery;
  /** The kind that is shown: the other one if the requested kind has no titles. */
  kind: TitleKind;
  hasBoth: boolean;
  list: ListPage<TitleCard>;
}

/** `/generos/{slug}`: films and series of a genre, in tabs if it has both. */
export function GenrePage({ genre, query, kind, hasBoth, list }: GenrePageProps) {
  const path = paths.genre(genre.slug);
  const parameters = genreHubParameters(query.kind);
  const tabTo = (tab: TitleKind) =>
    buildAddress(path, genreHubParameters(tab), { kind: tab, sort: query.sort, page: 1 });
  const kindWord = parameters.kind.write(query.kind);
  return (
    <div className="wrap">
      <PathBreadcrumb path={path} names={{ [genre.slug]: genre.name }} />
      <GenreHead title={genre.h1 || genre.name} intro={genre.p} backdrop={genre.backdrop} />
      <ListBar isPlain={genre.backdrop !== null}>
        {hasBoth && (
          <Tabs
            label={listWords.kindTabs}
            tabs={(['movie', 'series'] as const).map((tab) => ({
              label: kinds[tab].label,
              to: tabTo(tab),
              isCurrent: tab === kind,
            }))}
          />
        )}
        <FilterForm path={path} parameters={parameters} kept={kindWord ? [[parameters.kind.name, kindWord]] : []}>
          <SortSelect kind={query.kind} sort={query.sort} />
        </FilterForm>
        <ListCount>{kinds[kind].count(list.totalResults)}</ListCount>
      </ListBar>
      <TitleResults
        list={list}
        toPage={(page) => buildAddress(path, parameters, { ...query, page })}
        none={kinds[kind].none}
        wayOut={{ hint: listWords.tryOtherFilters }}
      />
    </div>
  );
}
