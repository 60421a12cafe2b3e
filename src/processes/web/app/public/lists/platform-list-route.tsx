import { errors } from '#shared/text/errors.ts';
import { pageContext } from '#web/contexts.ts';
import { loadCached } from '../../browser-cache/client-loader.ts';
import { cached, notFound, passHeaders, permanentRedirect, shownAsNotFound } from '../../cache.ts';
import { describeList } from '../../seo/list-meta.ts';
import { describeFailedPage, describeSystemPage } from '../../seo/page-meta.ts';
import { loadPlatformList } from '../platforms/load-platform.server.ts';
import { PlatformListPage } from '../platforms/platform-list-page.tsx';
import { PlatformNotFound } from '../platforms/platform-not-found.tsx';
import { listedTitles, toListThings } from '../structured-data/list-things.server.ts';
import { addStructuredData } from '../structured-data/structured-data.server.ts';
import type { Route } from './+types/platform-list-route';
import { buildAddress, findCanonical, readQuery } from './address.ts';
import { WHOLE_LIST } from './filter-parameters.ts';
import { kindOfPattern, kinds } from './kinds.ts';
import { ListFailure } from './list-failure.tsx';
import { platformListParameters } from './parameters.ts';

export const headers = passHeaders;

/** `/filmes/plataforma/{slug-id}` and `/series/plataforma/{slug-id}`. */
export async function loader({ context, url, params, pattern }: Route.LoaderArgs) {
  const { site } = context.get(pageContext);
  const kind = kindOfPattern(pattern);
  const parameters = platformListParameters(kind);
  const query = readQuery(parameters, url.searchParams);
  const found = await loadPlatformList(context, { slug: params.slugId, kind, query, page: query.page });
  if (!found) return notFound();

  const { answer, lifetime, page, list, options, filtered } = found;
  const { id, slug, name, article, p, description } = answer.provider;
  const slugId = `${slug}-${id}`;
  const canonical = findCanonical(kinds[kind].onPlatform.path(slugId), parameters, url);
  if (canonical) throw permanentRedirect(canonical, lifetime);
  if (!filtered && query.sort === 'popular') {
    const { path, heading } = kinds[kind].onPlatform;
    const told = {
      address: buildAddress(path(slugId), parameters, { ...query, page }),
      ...{ name: heading(answer.provider), description: p, names: { [slugId]: name } },
      about: { '@type': 'Organization', name } as const,
    };
    addStructuredData(context, () => toListThings({ ...told, ...listedTitles(list), counts: answer.counts }, site));
  }
  const view = {
    ...{ kind, platform: { slug, name, article, p }, slugId, query: { ...query, page }, list, options, filtered },
    // A platform without a description is a shop, whose page search engines should not index.
    isListed: description !== '',
  };
  return list.isBeyond ? shownAsNotFound(view) : cached(view, lifetime);
}

export const clientLoader = loadCached;

export const meta: Route.MetaFunction = ({ loaderData: view, error, matches }) => {
  const { site } = matches[0].loaderData;
  if (error) return describeFailedPage(site.name, error);
  if (!view) return describeSystemPage(site.name, errors.platformNotFound);
  const { kind, platform, slugId, query, list, isListed, filtered } = view;
  const { path, heading, description } = kinds[kind].onPlatform;
  const parameters = platformListParameters(kind);
  return describeList(site, {
    title: heading(platform),
    description: description(platform),
    canonicalOf: (page) => buildAddress(path(slugId), parameters, { ...WHOLE_LIST, page: filtered ? 1 : page }),
    toPage: (page) => buildAddress(path(slugId), parameters, { ...query, page }),
    page: list.page,
    totalPages: list.totalPages,
    noindex: filtered !== null || query.sort !== 'popular' || !isListed,
  });
};

export default function PlatformList({ loaderData: view }: Route.ComponentProps) {
  return view ? <PlatformListPage {...view} /> : <PlatformNotFound />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListFailure error={error} message={errors.platformContent} />;
}
