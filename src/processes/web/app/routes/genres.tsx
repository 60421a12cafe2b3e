import { paths } from '#shared/domain/paths.ts';
import { errors } from '#shared/text/errors.ts';
import { genreWords } from '#shared/text/genres.ts';
import { backendContext } from '../backend.server.ts';
import { loadKept } from '../browser-cache/client-loader.ts';
import { answerFailure, cached, passHeaders } from '../cache.ts';
import { GenresPage } from '../genres/genres-page.tsx';
import { ListFailure } from '../lists/list-failure.tsx';
import { describeFailedPage, describePage } from '../seo/page-meta.ts';
import { toListThings } from '../structured-data/list-things.server.ts';
import { tellSearchEngines } from '../structured-data/structured-data.server.ts';
import type { Route } from './+types/genres.ts';

export const headers = passHeaders;

export async function loader({ context }: Route.LoaderArgs) {
  const backend = context.get(backendContext);
  const answer = await backend.functions.getGenres({}).catch(answerFailure);
  const genres = answer.genres.map(({ slug, name, backdrop }) => ({ slug, name, backdrop }));
  const { genres: name, description } = genreWords;
  const itemPaths = genres.map(({ slug }) => paths.genre(slug));
  const told = { address: paths.genres(), name, description, itemPaths, total: genres.length };
  tellSearchEngines(context, () => toListThings(told, backend.site));
  return cached(genres, backend.lifetimeOf(answer));
}

export const clientLoader = loadKept;

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
