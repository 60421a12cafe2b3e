import { pictureFile } from '../images/file-names.ts';
import { wordsIn } from '../language.ts';
import { appendParts } from '../title/append.ts';
import { buildCompanies, buildCountries, buildSpokenLanguages } from '../title/places.ts';
import { choosePoster } from '../title/posters.ts';
import { collectionName, findCollection } from '../world/collections.ts';
import { dateText } from '../world/day.ts';
import { genresOf } from '../world/genres.ts';
import type { CollectionRef, MovieRecord } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { buildMoviePart } from './parts.ts';

/** `/movie/{id}`, with each appended part under its own path as key. */
export function buildMovie(world: World, movie: MovieRecord, query: URLSearchParams) {
  const parts = appendParts(query, (name) => buildMoviePart(name, world, movie, query));
  return { ...buildFields(world, movie, query.get('language')), ...parts };
}

function buildFields(world: World, movie: MovieRecord, language: string | null) {
  const words = wordsIn(movie, language);
  return {
    adult: movie.adult,
    backdrop_path: movie.backdropCount > 0 ? pictureFile('movieBackdrop', movie.id, 1) : null,
    belongs_to_collection: buildCollectionRef(world, movie.collection, language),
    budget: movie.budget,
    genres: genresOf('movie', movie.genreIds, language),
    homepage: movie.homepage,
    id: movie.id,
    imdb_id: movie.imdbId,
    origin_country: movie.countries.slice(0, 1),
    original_language: movie.originalLanguage,
    original_title: movie.originalTitle,
    overview: words.overview,
    popularity: movie.popularity,
    poster_path: choosePoster('movie', movie, language),
    production_companies: buildCompanies(movie.companies),
    production_countries: buildCountries(movie.countries),
    release_date: movie.releaseDate,
    revenue: movie.revenue,
    runtime: movie.runtime,
    spoken_languages: buildSpokenLanguages(movie.spokenLanguages),
    status: movie.releaseDate <= dateText(world.today()) ? 'Released' : 'Post Production',
    tagline: words.tagline,
    title: words.title,
    video: movie.video,
    vote_average: movie.voteAverage,
    vote_count: movie.voteCount,
  };
}

function buildCollectionRef(world: World, ref: CollectionRef | null, language: string | null) {
  const collection = ref && findCollection(world.seed, world.movies, ref.id);
  if (!collection) return null;
  return {
    id: collection.id,
    name: collectionName(collection, language?.startsWith('pt') ?? false),
    poster_path: pictureFile('collectionPoster', collection.id, 1),
    backdrop_path: pictureFile('collectionBackdrop', collection.id, 1),
  };
}
