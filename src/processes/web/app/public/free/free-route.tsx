import { FREE_GENRE_SHELVES } from '#shared/domain/limits.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { freeWords } from '#shared/text/platforms/free-page.ts';
import { ask, joinLifetimes, type ReadonlyContext } from '#web/ask.ts';
import { pageContext } from '#web/contexts.ts';
import { loadCached } from '../../browser-cache/client-loader.ts';
import { answerFailure, cached, passHeaders, permanentRedirect } from '../../cache.ts';
import { describeFailedPage, describePage } from '../../seo/page-meta.ts';
import { findCanonical, readQuery } from '../lists/address.ts';
import { ListFailure } from '../lists/list-failure.tsx';
import { toListThings } from '../structured-data/list-things.server.ts';
import { addStructuredData } from '../structured-data/structured-data.server.ts';
import type { Route } from './+types/free-route';
import { freeParameters } from './free-address.ts';
import { FreePage } from './free-page.tsx';
import { isWanted, toFreeView } from './free-view.ts';

export const headers = passHeaders;

/** `/gratis` */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { site } = context.get(pageContext);
  const canonical = findCanonical(paths.free(), freeParameters, url);
  if (canonical) throw permanentRedirect(canonical);
  const { only } = readQuery(freeParameters, url.searchParams);
  const [{ value: answer, lifetime }, genres] = await Promise.all([
    ask(context, 'getFreeServices', {}),
    loadGenres(context),
  ]).catch(answerFailure);
  const wanted = answer.services.filter((service) => isWanted(service, only));
  const catalogues = await Promise.all(
    wanted.map(({ provider }) => ask(context, 'getMediaByStreaming', { providerSlug: provider.slug, tipo: 'both' })),
  ).catch(answerFailure);
  const services = wanted.flatMap((service, place) => {
    const catalogue = catalogues[place]?.value;
    return catalogue ? { service, catalogue } : [];
  });
  if (only === '') {
    const told = {
      ...{ address: paths.free(), name: freeWords.title, description: freeWords.metaDescription },
      ...{ itemPaths: services.map(({ service }) => paths.platform(service.provider.slug)), total: services.length },
    };
    addStructuredData(context, () => toListThings(told, site));
  }
  return cached(
    toFreeView(only, services, genres.shelves),
    joinLifetimes(lifetime, ...genres.lifetimes, ...catalogues.map((catalogue) => catalogue.lifetime)),
  );
}

/** The genres with most free films. */
async function loadGenres(context: ReadonlyContext) {
  const free = { tipo: 'movie', acesso: 'gratis' } as const;
  const [names, counts] = await Promise.all([ask(context, 'getGenres', {}), ask(context, 'getFilterCounts', free)]);
  const most = Object.entries(counts.value.counts.genero ?? {})
    .filter(([, count]) => count > 0)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, FREE_GENRE_SHELVES);
  const pages = await Promise.all(most.map(([genero]) => ask(context, 'getFilteredTitles', { ...free, genero })));
  const shelves = most.flatMap(([slug], place) => {
    const name = names.value.genres.find((genre) => genre.slug === slug)?.name;
    const page = pages[place]?.value;
    return name && page ? { slug, name, total: page.pagination.totalResults, titles: page.movies } : [];
  });
  return { shelves, lifetimes: [names, counts, ...pages].map(({ lifetime }) => lifetime) };
}

export const clientLoader = loadCached;

/** One page for search engines: the chips are views of it. */
export const meta: Route.MetaFunction = ({ loaderData: view, error, matches }) => {
  const { site } = matches[0].loaderData;
  if (error || !view) return describeFailedPage(site.name, error);
  return describePage(site, {
    ...{ title: freeWords.title, description: freeWords.metaDescription, canonical: paths.free(), kind: 'website' },
    noindex: view.only !== '',
  });
};

export default function Free({ loaderData: view }: Route.ComponentProps) {
  return <FreePage view={view} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListFailure error={error} message={freeWords.failed} />;
}
