import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** How seasons and episodes used to be written. `/serie/{slug}/temporada-{n}` fits today's pattern, and its route knows. */
function formerSeasons(pattern: string) {
  return [pattern, `${pattern}/episodio/:episodeNumber`].map((path) =>
    route(path, 'routes/season-redirect.tsx', { id: path }),
  );
}

/** Addresses are Portuguese, modules English. Links are built by shared/domain/paths.ts. */
export default [
  index('routes/home.tsx'),
  route('filme', 'routes/movie-invalid.tsx'),
  route('filme/:slugId', 'routes/movie.tsx'),
  route('filme/:slugId/informar-erro', 'routes/report-error.tsx', { id: 'report-movie' }),
  route('serie', 'routes/series-invalid.tsx'),
  route('serie/:slugId', 'routes/series.tsx', { id: 'one-series' }),
  route('serie/:slugId/informar-erro', 'routes/report-error.tsx', { id: 'report-series' }),
  route('serie/:slugId/:seasonNumber', 'routes/season.tsx'),
  route('serie/:slugId/:seasonNumber/episodio/:episodeNumber', 'routes/episode.tsx'),
  ...formerSeasons('serie/:slugId/temporada/:seasonNumber'),

  // Lists that differ in nothing but what they list share a module, which asks the pattern for the rest.
  route('filmes', 'routes/title-list.tsx', { id: 'movies' }),
  route('filmes/populares', 'routes/ranked-list.tsx', { id: 'popular-movies' }),
  route('filmes/em-cartaz', 'routes/ranked-list.tsx', { id: 'now-playing' }),
  route('filmes/proximos-lancamentos', 'routes/ranked-list.tsx', { id: 'upcoming' }),
  route('filmes/melhores-avaliados', 'routes/ranked-list.tsx', { id: 'top-rated-movies' }),
  route('filmes/tendencias', 'routes/ranked-list.tsx', { id: 'trending-movies' }),
  route('filmes/genero/:slugId', 'routes/genre-list.tsx', { id: 'movies-of-genre' }),
  route('filmes/plataforma/:slugId', 'routes/platform-list.tsx', { id: 'movies-on-platform' }),
  route('series', 'routes/title-list.tsx', { id: 'series' }),
  route('series/populares', 'routes/ranked-list.tsx', { id: 'popular-series' }),
  route('series/no-ar-hoje', 'routes/ranked-list.tsx', { id: 'airing-today' }),
  route('series/atualmente-no-ar', 'routes/ranked-list.tsx', { id: 'on-the-air' }),
  route('series/melhores-avaliadas', 'routes/ranked-list.tsx', { id: 'top-rated-series' }),
  route('series/tendencias', 'routes/ranked-list.tsx', { id: 'trending-series' }),
  route('series/genero/:slugId', 'routes/genre-list.tsx', { id: 'series-of-genre' }),
  route('series/plataforma/:slugId', 'routes/platform-list.tsx', { id: 'series-on-platform' }),
  ...formerSeasons('series/:slugId/:seasonNumber'),
  ...formerSeasons('series/:slugId/temporada/:seasonNumber'),
  route('generos', 'routes/genres.tsx'),
  route('generos/:slug', 'routes/genre.tsx'),
  route('plataformas', 'routes/platforms.tsx'),
  route('plataformas/:slug', 'routes/platform.tsx'),
  route('pessoas', 'routes/people.tsx'),
  route('pessoa', 'routes/person-invalid.tsx'),
  route('pessoa/:slug', 'routes/person.tsx'),

  route('buscar', 'routes/search.tsx'),
  route('colecoes', 'routes/collections.tsx'),
  route('colecoes/:slug', 'routes/collection.tsx'),
  route('sobre', 'routes/about.tsx'),
  route('privacidade', 'routes/privacy.tsx'),

  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
