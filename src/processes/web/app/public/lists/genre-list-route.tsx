import type { TitleCard } from '#shared/contract/common.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { PAGE_SIZE } from '#shared/domain/limits.ts';
import { errors } from '#shared/text/errors.ts';
import { genreWords } from '#shared/text/genres.ts';
import { joinLifetimes } from '#web/ask.ts';
import { pageContext } from '#web/contexts.ts';
import { loadCached } from '../../browser-cache/client-loader.ts';
import { cached, notFound, passHeaders, permanentRedirect, shownAsNotFound } from '../../cache.ts';
import { describeList } from '../../seo/list-meta.ts';
import { describeFailedPage, describeSystemPage } from '../../seo/page-meta.ts';
import { GenreListPage, headingOf } from '../genres/genre-list-page.tsx';
import { GenreNotFound } from '../genres/genre-not-found.tsx';
import { loadGenrePage } from '../genres/load-genre.server.ts';
import { listedTitles, toListThings } from '../structured-data/list-things.server.ts';
import { addStructuredData } from '../structured-data/structured-data.server.ts';
import type { Route } from './+types/genre-list-route';
import { buildAddress, findCanonical, readQuery } from './address.ts';
import { isFiltered, WHOLE_LIST } from './filter-parameters.ts';
import { kindOfPattern, kinds } from './kinds.ts';
import { ListFailure } from './list-failure.tsx';
import { toListPage } from './list-page.ts';
import { loadFiltered, loadFilterOptions } from './load-filtered.server.ts';
import { genreListParameters } from './parameters.ts';

export const headers = passHeaders;

/** `/filmes/genero/{slug-id}` and `/series/genero/{slug-id}`. */
export async function loader({ context, url, params, pattern }: Route.LoaderArgs) {
  const { ctx, site } = context.get(pageContext);
  const kind = kindOfPattern(pattern);
  const { ofGenre, sortWords } = kinds[kind];
  const parameters = genreListParameters(kind);
  const query = readQuery(parameters, url.searchParams);
  const isOfFilters = isFiltered(query);
  const found = await loadGenrePage(context, {
    ...{ genero: params.slugId, tipo: kind, ano: query.year },
    // A filtered list needs only the genre of this answer.
    ...{ ordenacao: sortWords[isOfFilters ? 'popular' : query.sort], page: isOfFilters ? 1 : query.page },
  });
  const id = found && ofGenre.idOf(found.answer.genre);
  if (!found || id === undefined) return notFound();

  const { slug, name, backdrop } = found.answer.genre;
  const slugId = `${slug}-${id}`;
  const canonical = findCanonical(ofGenre.path(slugId), parameters, url);
  if (canonical) throw permanentRedirect(canonical, found.lifetime);

  const thisYear = Number(toBrazilianDay(ctx.now()).slice(0, 4));
  const { options, lifetime: optionsLifetime } = await loadFilterOptions(context, kind);
  const filteredList = isOfFilters ? await loadFiltered(context, { kind, query, page: query.page, genre: slug }) : null;
  const platforms = filteredList?.answer.plataformas ?? [];
  if (filteredList && platforms.join() !== query.platforms.join()) {
    throw permanentRedirect(
      buildAddress(ofGenre.path(slugId), parameters, { ...query, platforms }),
      filteredList.lifetime,
    );
  }
  const page = filteredList ? query.page : found.page;
  const list = toListPage<TitleCard>((filteredList ?? found).answer, page);
  if (!filteredList && query.year === undefined && query.sort === 'popular') {
    const told = {
      address: buildAddress(ofGenre.path(slugId), parameters, { ...query, page }),
      ...{ name: ofGenre.heading(name), description: ofGenre.description(name), names: { [slugId]: name } },
      about: { '@type': 'Thing', name } as const,
    };
    addStructuredData(context, () =>
      toListThings({ ...told, ...listedTitles(list), counts: found.answer.counts }, site),
    );
  }
  const view = {
    ...{ kind, genre: { slug, name, backdrop }, slugId, query: { ...query, page }, list, thisYear, options },
    filtered: filteredList?.filtered ?? null,
  };
  const lifetime = joinLifetimes((filteredList ?? found).lifetime, found.lifetime, optionsLifetime);
  return list.isBeyond ? shownAsNotFound(view) : cached(view, lifetime);
}

export const clientLoader = loadCached;

export const meta: Route.MetaFunction = ({ loaderData: view, error, matches }) => {
  const { site } = matches[0].loaderData;
  if (error) return describeFailedPage(site.name, error);
  if (!view) return describeSystemPage(site.name, genreWords.notFound);
  const { kind, genre, slugId, query, list, thisYear, filtered } = view;
  const { path, description } = kinds[kind].ofGenre;
  const toPage = (page: number, of = query) => buildAddress(path(slugId), genreListParameters(kind), { ...of, page });
  // A recent year with at least a full page of titles is a page of its own; every other choice is a view of the whole list.
  const isOwnYear =
    !filtered &&
    query.year !== undefined &&
    query.year >= thisYear - 1 &&
    query.page === 1 &&
    list.totalResults >= PAGE_SIZE;
  const isWhole = !filtered && query.sort === 'popular' && (query.year === undefined || isOwnYear);
  const whole = { ...query, ...WHOLE_LIST, year: isOwnYear ? query.year : undefined };
  return describeList(site, {
    title: headingOf(kind, genre.name, query.year),
    description: description(genre.name),
    canonicalOf: (page) => toPage(filtered ? 1 : page, whole),
    toPage,
    page: list.page,
    totalPages: list.totalPages,
    noindex: !isWhole || list.totalResults === 0,
  });
};

export default function GenreList({ loaderData: view }: Route.ComponentProps) {
  return view ? <GenreListPage {...view} /> : <GenreNotFound />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListFailure error={error} message={errors.genreContent} />;
}
