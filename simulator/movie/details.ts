import { demoCountryNames, demoLanguages } from '../../demo/places.ts';
import type { DemoMovie } from '../../demo/types.ts';
import { genresOf } from '../genre-list.ts';
import { backdropFile } from '../images/file-names.ts';
import { wordsIn } from '../language.ts';
import type { Simulation } from '../simulation.ts';
import { StatusError } from '../status.ts';
import { choosePoster } from './images.ts';
import { buildMoviePart, isMoviePart } from './parts.ts';

/** TMDB's limit; the twenty-first part turns the whole answer into an error. */
const MAX_APPENDED = 20;

/** `/movie/{id}`, with the parts that were asked for under their own path as a key. */
export function buildMovie(simulation: Simulation, movie: DemoMovie, query: URLSearchParams) {
  const names = (query.get('append_to_response') ?? '').split(',').filter((name) => name !== '');
  if (names.length > MAX_APPENDED) throw new StatusError(27);

  const parts = names
    .filter(isMoviePart)
    .map((name) => [name, buildMoviePart(name, simulation.catalogue, movie, query)] as const);
  return { ...buildFields(movie, query.get('language'), simulation.now()), ...Object.fromEntries(parts) };
}

function buildFields(movie: DemoMovie, language: string | null, now: Date) {
  const words = wordsIn(movie, language);
  return {
    adult: false,
    backdrop_path: movie.backdropCount > 0 ? backdropFile(movie.id, 1) : null,
    belongs_to_collection: null,
    budget: movie.budget,
    genres: genresOf(movie.genreIds, language),
    homepage: '',
    id: movie.id,
    imdb_id: movie.imdbId,
    origin_country: movie.countries.slice(0, 1),
    original_language: movie.originalLanguage,
    original_title: movie.originalTitle,
    overview: words.overview,
    popularity: movie.popularity,
    poster_path: choosePoster(movie, language),
    production_companies: movie.companies.map((company) => ({
      id: company.id,
      logo_path: null,
      name: company.name,
      origin_country: company.country,
    })),
    production_countries: movie.countries.map((code) => ({ iso_3166_1: code, name: demoCountryNames[code] ?? code })),
    release_date: movie.releaseDate,
    revenue: movie.revenue,
    runtime: movie.runtime,
    spoken_languages: movie.spokenLanguages.map((code) => ({
      english_name: demoLanguages[code]?.english ?? code,
      iso_639_1: code,
      name: demoLanguages[code]?.own ?? '',
    })),
    status: movie.releaseDate <= now.toISOString().slice(0, 10) ? 'Released' : 'Post Production',
    tagline: words.tagline,
    title: words.title,
    video: false,
    vote_average: movie.voteAverage,
    vote_count: movie.voteCount,
  };
}
