import { useLocation } from 'react-router';
import type { TitleCard } from '#shared/contract/common.ts';
import { genreWords } from '#shared/text/genres.ts';
import { ask, joinLifetimes } from '#web/ask.ts';
import { pageContext } from '#web/contexts.ts';
import { loadCached } from '../../browser-cache/client-loader.ts';
import { answerFailure, cached, notFound, passHeaders, permanentRedirect, shownAsNotFound } from '../../cache.ts';
import { describeList } from '../../seo/list-meta.ts';
import { describeFailedPage, describeSystemPage } from '../../seo/page-meta.ts';
import { GenreNotFound } from '../genres/genre-not-found.tsx';
import { loadGenreBySlug } from '../genres/load-genre.server.ts';
import { listedTitles, toListThings } from '../structured-data/list-things.server.ts';
import { addStructuredData } from '../structured-data/structured-data.server.ts';
import type { Route } from './+types/title-list-route';
import { buildAddress, findCanonical, readQuery } from './address.ts';
import { isFiltered, NO_FILTERS } from './filter-parameters.ts';
import { kindOfPattern, kinds } from './kinds.ts';
import { ListFailure } from './list-failure.tsx';
import { askablePage, toListPage } from './list-page.ts';
import { loadFiltered, loadFilterOptions } from './load-filtered.server.ts';
import { titleListParameters } from './parameters.ts';
import { TitleListPage } from './title-list-page.tsx';

export const headers = passHeaders;

/** `/filmes` and `/series`. */
export async function loader({ context, url, pattern }: Route.LoaderArgs) {
  const kind = kindOfPattern(pattern);
  const parameters = titleListParameters(kind);
  const { path, label, description } = kinds[kind];
  const canonical = findCanonical(path, parameters, url);
  if (canonical) throw permanentRedirect(canonical);

  const { site } = context.get(pageContext);
  const query = readQuery(parameters, url.searchParams);
  const { options, hubs, lifetime: optionsLifetime } = await loadFilterOptions(context, kind);
  const genre = query.genre ? await loadGenreBySlug(context, hubs, query.genre) : null;
  if (genre === undefined) return notFound();
  if (genre && genre.slug !== query.genre) {
    throw permanentRedirect(buildAddress(path, parameters, { ...query, genre: genre.slug }), optionsLifetime);
  }

  const { answer, lifetime, filtered } = isFiltered(query) ? await readFiltered() : await readWhole();
  const list = toListPage<TitleCard>(answer, query.page);
  const ofGenre = genre && { slug: genre.slug, name: genre.name, id: kinds[kind].ofGenre.idOf(genre) };
  const view = { kind, query, list, genre: ofGenre, options, filtered };
  // A filtered list has no structured data of its own.
  if (!genre && !filtered && query.sort === 'popular') {
    const told = { address: buildAddress(path, parameters, query), name: label, description, ...listedTitles(list) };
    addStructuredData(context, () => toListThings(told, site));
  }
  return list.isBeyond ? shownAsNotFound(view) : cached(view, joinLifetimes(lifetime, optionsLifetime));

  async function readFiltered() {
    const found = await loadFiltered(context, { kind, query, page: query.page });
    const platforms = found.answer.plataformas;
    // Former names, and another order than ours.
    if (platforms.join() === query.platforms.join()) return found;
    throw permanentRedirect(buildAddress(path, parameters, { ...query, platforms }), found.lifetime);
  }

  async function readWhole() {
    const asked = {
      genero: query.genre,
      ordenacao: kinds[kind].sortWords[query.sort],
      pagina: askablePage(query.page),
    };
    const call = kind === 'movie' ? 'getFilmesList' : 'getSeriesList';
    const { value, lifetime: ownLifetime } = await ask(context, call, asked).catch(answerFailure);
    return { answer: value, lifetime: ownLifetime, filtered: null };
  }
}

export const clientLoader = loadCached;

export const meta: Route.MetaFunction = ({ loaderData: view, error, matches }) => {
  const { site } = matches[0].loaderData;
  if (error) return describeFailedPage(site.name, error);
  if (!view) return describeSystemPage(site.name, genreWords.notFound);
  const { kind, query, list, genre, options, filtered } = view;
  const { label, description, path, ofGenre, onPlatform } = kinds[kind];
  const parameters = titleListParameters(kind);
  // For one genre or one platform, its own list is the canonical page.
  const platform = query.platforms.length === 1 && options.platforms.find(({ slug }) => slug === query.platforms[0]);
  const whole = platform ? onPlatform.path(`${platform.slug}-${platform.id}`) : path;
  const home = genre?.id ? ofGenre.path(`${genre.slug}-${genre.id}`) : whole;
  return describeList(site, {
    title: genre ? ofGenre.heading(genre.name) : label,
    description,
    canonicalOf: (page) =>
      buildAddress(home, parameters, { ...NO_FILTERS, genre: '', sort: 'popular', page: filtered ? 1 : page }),
    toPage: (page) => buildAddress(path, parameters, { ...query, page }),
    page: list.page,
    totalPages: list.totalPages,
    noindex: genre !== null || filtered !== null || query.sort !== 'popular',
  });
};

export default function TitleList({ loaderData: view }: Route.ComponentProps) {
  return view ? <TitleListPage {...view} /> : <GenreNotFound />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation();
  return <ListFailure error={error} message={kinds[kindOfPattern(pathname)].failed} />;
}
