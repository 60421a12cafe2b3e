import { PLATFORM_POSTERS } from '#shared/domain/limits.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { errors } from '#shared/text/errors.ts';
import { platformWords } from '#shared/text/platforms/platforms.ts';
import { ask, joinLifetimes } from '#web/ask.ts';
import { pageContext } from '#web/contexts.ts';
import { loadCached } from '../../browser-cache/client-loader.ts';
import { answerFailure, cached, passHeaders } from '../../cache.ts';
import { describeFailedPage, describePage } from '../../seo/page-meta.ts';
import { ListFailure } from '../lists/list-failure.tsx';
import { toListThings } from '../structured-data/list-things.server.ts';
import { addStructuredData } from '../structured-data/structured-data.server.ts';
import type { Route } from './+types/platforms-route';
import { pickPosters } from './pick-posters.ts';
import { PlatformsPage } from './platforms-page.tsx';

export const headers = passHeaders;

export async function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(pageContext);
  const { value: answer, lifetime } = await ask(context, 'getStreaming', {}).catch(answerFailure);
  // Platforms without a description have nothing to show on a card.
  const described = answer.providers.filter(({ description }) => description !== '');
  const catalogues = await Promise.all(
    described.map(({ slug }) => ask(context, 'getMediaByStreaming', { providerSlug: slug, mediaType: 'both' })),
  ).catch(answerFailure);
  const platforms = described.map(({ id, slug, name, article, logo, description }, position) => {
    const catalogue = catalogues[position];
    const posters = catalogue ? pickPosters(catalogue.value, PLATFORM_POSTERS.card) : [];
    return { id, slug, name, article, logo, description, posters };
  });
  const told = {
    ...{ address: paths.platforms(), name: platformWords.platforms, description: platformWords.description },
    ...{ itemPaths: platforms.map(({ slug }) => paths.platform(slug)), total: platforms.length },
  };
  addStructuredData(context, () => toListThings(told, site));
  return cached(platforms, joinLifetimes(lifetime, ...catalogues.map((catalogue) => catalogue.lifetime)));
}

export const clientLoader = loadCached;

export const meta: Route.MetaFunction = ({ error, matches }) => {
  const { site } = matches[0].loaderData;
  if (error) return describeFailedPage(site.name, error);
  const { platforms: title, description } = platformWords;
  return describePage(site, { title, description, canonical: paths.platforms(), kind: 'website' });
};

export default function Platforms({ loaderData: platforms }: Route.ComponentProps) {
  return <PlatformsPage platforms={platforms} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListFailure error={error} message={errors.platformContent} />;
}
