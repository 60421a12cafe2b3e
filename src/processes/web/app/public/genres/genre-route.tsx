import { useLocation } from 'react-router';
import { paths } from '#shared/domain/site/paths.ts';
import type { TaxonomyFields } from '#shared/domain/titles/taxonomy.ts';
import { genreWords } from '#shared/text/genres.ts';
import { askDraft, joinLifetimes } from '#web/ask.ts';
import { pageContext } from '#web/contexts.ts';
import { loadCached } from '../../browser-cache/client-loader.ts';
import { answerFailure, cached, notFound, passHeaders, permanentRedirect } from '../../cache.ts';
import { describeList } from '../../seo/list-meta.ts';
import { describeFailedPage, describeSystemPage } from '../../seo/page-meta.ts';
import { buildAddress, findCanonical, readQuery } from '../lists/address.ts';
import { WHOLE_LIST } from '../lists/filter-parameters.ts';
import { kinds, otherKind } from '../lists/kinds.ts';
import { ListFailure } from '../lists/list-failure.tsx';
import { toListPage } from '../lists/list-page.ts';
import { genreHubParameters, genreListParameters, readKind } from '../lists/parameters.ts';
import { listedTitles, toListThings } from '../structured-data/list-things.server.ts';
import { addStructuredData } from '../structured-data/structured-data.server.ts';
import type { Route } from './+types/genre-route';
import { GenreNotFound } from './genre-not-found.tsx';
import { GenrePage } from './genre-page.tsx';
import { loadGenrePage } from './load-genre.server.ts';

export const headers = passHeaders;

/** `/generos/{slug}`: if the chosen tab has no titles, the other one is shown. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { site } = context.get(pageContext);
  const parameters = genreHubParameters(readKind(url.searchParams));
  const query = readQuery(parameters, url.searchParams);
  const drafted =
    params.token === undefined
      ? undefined
      : (await askDraft(context, 'genre', params.token).catch(answerFailure)).value;
  const read = (tipo: 'movie' | 'series') =>
    loadGenrePage(context, {
      ...{ genero: drafted?.slug ?? params.slug ?? '', tipo, ordenacao: kinds[tipo].sortWords[query.sort] },
      page: query.page,
    });

  const asked = await read(query.kind);
  if (!asked) return notFound();
  const { movies, tvShows } = asked.answer.counts;
  const has = { movie: movies > 0, series: tvShows > 0 };
  if (!has.movie && !has.series) return notFound();
  const kind = has[query.kind] ? query.kind : otherKind(query.kind);
  const shown = kind === query.kind ? asked : await read(kind);
  if (!shown) return notFound();

  const { slug, name, backdrop, h1, p, description, tvGenre } = { ...shown.answer.genre, ...pickWords(drafted) };
  const lifetime = joinLifetimes(asked.lifetime, shown.lifetime);
  const canonical = findCanonical(paths.genre(slug), parameters, url);
  if (canonical && !drafted) throw permanentRedirect(canonical, lifetime);
  const list = toListPage(shown.answer, shown.page);
  // The series tab duplicates the list of series, which has its own address and structured data.
  if (query.kind === 'movie' && query.sort === 'popular') {
    const told = {
      address: buildAddress(paths.genre(slug), parameters, { ...query, page: shown.page }),
      ...{ name, description: description || genreWords.hubDescription(name), names: { [slug]: name } },
      about: { '@type': 'Thing', name } as const,
    };
    addStructuredData(context, () =>
      toListThings({ ...told, ...listedTitles(list), counts: shown.answer.counts }, site),
    );
  }
  return cached(
    {
      genre: { slug, name, backdrop, h1, p, description },
      tvGenreId: tvGenre?.id,
      query: { ...query, page: shown.page },
      kind,
      hasBoth: has.movie && has.series,
      list,
    },
    lifetime,
  );
}

/** The words of a draft; the lists do not depend on it. */
function pickWords(drafted: TaxonomyFields | undefined) {
  return drafted && { name: drafted.name, h1: drafted.h1, p: drafted.p, description: drafted.description };
}

export const clientLoader = loadCached;

export const meta: Route.MetaFunction = ({ loaderData: view, error, matches }) => {
  const { site } = matches[0].loaderData;
  if (error) return describeFailedPage(site.name, error);
  if (!view) return describeSystemPage(site.name, genreWords.notFound);
  const { genre, query, kind, list, tvGenreId } = view;
  const path = paths.genre(genre.slug);
  // The series tab duplicates the list of series, so it uses that list's canonical address.
  const isTwin = query.kind === 'series' && kind === 'series' && tvGenreId !== undefined;
  const canonicalOf = (page: number) =>
    isTwin
      ? buildAddress(paths.seriesGenre(`${genre.slug}-${tvGenreId}`), genreListParameters('series'), {
          ...WHOLE_LIST,
          page,
        })
      : buildAddress(path, genreHubParameters('movie'), { kind: 'movie', sort: 'popular', page });
  return describeList(site, {
    title: isTwin ? kinds.series.ofGenre.heading(genre.name) : genreWords.hubTitle(genre.name),
    description: genre.description || genreWords.hubDescription(genre.name),
    canonicalOf,
    toPage: (page) => buildAddress(path, genreHubParameters(query.kind), { ...query, page }),
    page: list.page,
    totalPages: list.totalPages,
    noindex: query.sort !== 'popular',
  });
};

export default function Genre({ loaderData: view }: Route.ComponentProps) {
  return view ? <GenrePage {...view} /> : <GenreNotFound />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { failed } = kinds[readKind(new URLSearchParams(useLocation().search))].ofGenre;
  return <ListFailure error={error} title={failed} message={genreWords.tryAgainSoon} />;
}
