import { paths } from '#shared/domain/site/paths.ts';
import { errors } from '#shared/text/errors.ts';
import { genreWords } from '#shared/text/genres.ts';
import { ask } from '#web/ask.ts';
import { pageContext } from '#web/contexts.ts';
import { loadCached } from '../../browser-cache/client-loader.ts';
import { answerFailure, cached, passHeaders } from '../../cache.ts';
import { describeFailedPage, describePage } from '../../seo/page-meta.ts';
import { ListFailure } from '../lists/list-failure.tsx';
import { toListThings } from '../structured-data/list-things.server.ts';
import { addStructuredData } from '../structured-data/structured-data.server.ts';
import type { Route } from './+types/genres-route';
import { GenresPage } from './genres-page.tsx';

export const headers = passHeaders;

export async function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(pageContext);
  const { value: answer, lifetime } = await ask(context, 'getGenres', {}).catch(answerFailure);
  const genres = answer.genres.map(({ slug, name, backdrop }) => ({ slug, name, backdrop }));
  const { genres: name, description } = genreWords;
  const itemPaths = genres.map(({ slug }) => paths.genre(slug));
  const told = { address: paths.genres(), name, description, itemPaths, total: genres.length };
  addStructuredData(context, () => toListThings(told, site));
  return cached(genres, lifetime);
}

export const clientLoader = loadCached;

export const meta: Route.MetaFunction = ({ error, matches }) => {
  const { site } = matches[0].loaderData;
  if (error) return describeFailedPage(site.name, error);
  const { genres: title, description } = genreWords;
  return describePage(site, { title, description, canonical: paths.genres(), kind: 'website' });
};

export default function Genres({ loaderData: genres }: Route.ComponentProps) {
  return <GenresPage genres={genres} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListFailure error={error} message={errors.genres} />;
}
