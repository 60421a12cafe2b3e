import { buildConfiguration } from './configuration.ts';
import { buildGenreList } from './genre-list.ts';
import { buildMovie } from './movie/details.ts';
import { buildMoviePart, isMoviePart } from './movie/parts.ts';
import { buildPopular } from './movie/popular.ts';
import { jsonReply, type Reply } from './reply.ts';
import type { Simulation } from './simulation.ts';
import { StatusError } from './status.ts';
import { buildWatchServiceList } from './watch-service-list.ts';

/** Everything under `/3`. Unknown parameters are ignored without a word, as TMDB does. */
export function answerApi(simulation: Simulation, url: URL): Reply {
  return jsonReply(buildDocument(simulation, url.pathname.slice('/3'.length), url.searchParams));
}

function buildDocument(simulation: Simulation, path: string, query: URLSearchParams): unknown {
  if (path === '/configuration') return buildConfiguration();
  if (path === '/genre/movie/list') return buildGenreList(query);
  if (path === '/movie/popular') return buildPopular(simulation.catalogue, query);
  if (path === '/watch/providers/movie') return buildWatchServiceList(query);

  const [, digits, part] = /^\/movie\/(\d+)(?:\/(.+))?$/.exec(path) ?? [];
  const movie = digits ? simulation.catalogue.findMovie(Number(digits)) : undefined;
  if (!movie) throw new StatusError(34);

  if (part === undefined) return buildMovie(simulation, movie, query);
  if (!isMoviePart(part)) throw new StatusError(34);
  const document = buildMoviePart(part, simulation.catalogue, movie, query);
  // Lists name the page they are, the other parts name the film they are of.
  return 'page' in document ? document : { id: movie.id, ...document };
}
