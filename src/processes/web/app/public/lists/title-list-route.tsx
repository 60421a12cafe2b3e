import { useLocation } from 'react-router';
import type { GenreHub } from '#shared/contract/title-lists.ts';
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
import { kindOfPattern, kinds } from './kinds.ts';
import { ListFailure } from './list-failure.tsx';
import { askablePage, toListPage } from './list-page.ts';
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
  const { value: genreList, lifetime: genresLifetime } = await ask(context, 'getGenres', {}).catch(answerFailure);
  const genre = query.genre ? await loadGenreBySlug(context, genreList.genres, query.genre) : null;
  if (genre === undefined) return notFound();
  if (genre && genre.slug !== query.genre) {
    throw permanentRedirect(buildAddress(path, parameters, { ...query, genre: genre.slug }), genresLifetime);
  }

  const asked = { genero: query.genre, ordenacao: kinds[kind].sortWords[query.sort], pagina: askablePage(query.page) };
  const call = kind === 'movie' ? 'getFilmesList' : 'getSeriesList';
  const { value: answer, lifetime } = await ask(context, call, asked).catch(answerFailure);
  const list = toListPage<(typeof answer.results)[number]>(answer, query.page);
  const view = { kind, query, list, genre: genre && toChoice(genre), genres: choicesOf(genreList.genres) };
  // A filtered list has no structured data of its own.
  if (!genre && query.sort === 'popular') {
    const told = { address: buildAddress(path, parameters, query), name: label, description, ...listedTitles(list) };
    addStructuredData(context, () => toListThings(told, site));
  }
  return list.isBeyond ? shownAsNotFound(view) : cached(view, joinLifetimes(lifetime, genresLifetime));

  function toChoice(hub: GenreHub) {
    return { slug: hub.slug, name: hub.name, id: kinds[kind].ofGenre.idOf(hub) };
  }
  function choicesOf(hubs: readonly GenreHub[]) {
    const choices = hubs.map(toChoice).filter(({ id }) => id !== undefined);
    return choices.toSorted((one, other) => one.name.localeCompare(other.name, 'pt-BR'));
  }
}

export const clientLoader = loadCached;

export const meta: Route.MetaFunction = ({ loaderData: view, error, matches }) => {
  const { site } = matches[0].loaderData;
  if (error) return describeFailedPage(site.name, error);
  if (!view) return describeSystemPage(site.name, genreWords.notFound);
  const { kind, query, list, genre } = view;
  const { label, description, path, ofGenre } = kinds[kind];
  const parameters = titleListParameters(kind);
  // For one genre, the genre's own list is the canonical page.
  const home = genre?.id ? ofGenre.path(`${genre.slug}-${genre.id}`) : path;
  return describeList(site, {
    title: genre ? ofGenre.heading(genre.name) : label,
    description,
    canonicalOf: (page) => buildAddress(home, parameters, { genre: '', sort: 'popular', page }),
    toPage: (page) => buildAddress(path, parameters, { ...query, page }),
    page: list.page,
    totalPages: list.totalPages,
    noindex: genre !== null || query.sort !== 'popular',
  });
};

export default function TitleList({ loaderData: view }: Route.ComponentProps) {
  return view ? <TitleListPage {...view} /> : <GenreNotFound />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation();
  return <ListFailure error={error} message={kinds[kindOfPattern(pathname)].failed} />;
}
