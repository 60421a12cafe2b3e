import { isFailure } from '#shared/domain/failure.ts';
import { paths } from '#shared/domain/paths.ts';
import { home } from '#shared/text/home.ts';
import { seo } from '#shared/text/seo.ts';
import { backendContext } from '../backend.server.ts';
import { cached, passHeaders, unavailable } from '../cache.ts';
import { Headline } from '../home/headline.tsx';
import { PosterGrid } from '../lists/poster-grid.tsx';
import { describePage } from '../seo/page-meta.ts';
import { Section } from '../ui/section.tsx';
import { EmptyState } from '../ui/states.tsx';
import type { Route } from './+types/home.ts';

export const headers = passHeaders;

export async function loader({ context }: Route.LoaderArgs) {
  const backend = context.get(backendContext);
  const list = await backend.functions.getFilmesList({ pagina: 1 }).catch((error: unknown) => {
    throw isFailure(error) && error.code === 'unavailable' ? unavailable() : error;
  });
  return cached(list.results, backend.lifetimeOf(list));
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { site } = matches[0].loaderData;
  return describePage(site, {
    title: seo.defaultTitle(site.name),
    description: home.description,
    canonical: paths.home(),
    kind: 'website',
  });
};

export default function Home({ loaderData: movies }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <Headline />
      <Section id="filmes-populares" title={home.popularMovies}>
        {movies.length > 0 ? <PosterGrid movies={movies} /> : <EmptyState message={home.empty} />}
      </Section>
    </div>
  );
}
