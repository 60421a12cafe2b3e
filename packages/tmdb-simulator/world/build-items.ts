import { pictureFile } from '../images/file-names.ts';
import type { Words } from '../language.ts';
import { choosePoster } from '../title/posters.ts';
import { dateText } from './day.ts';
import type { KnownFor, MovieListItem, PersonListItem, SeriesListItem } from './list-items.ts';
import type { Filmography, ListedMovie, ListedSeries, PersonRecord } from './records.ts';
import type { World } from './world.ts';

/** A film as all lists show it. */
export function buildMovieItem(movie: ListedMovie, words: Words, language: string | null): MovieListItem {
  return {
    adult: movie.adult,
    backdrop_path: movie.backdropCount > 0 ? pictureFile('movieBackdrop', movie.id, 1) : null,
    genre_ids: movie.genreIds,
    id: movie.id,
    original_language: movie.originalLanguage,
    original_title: movie.originalTitle,
    overview: words.overview,
    popularity: movie.popularity,
    poster_path: choosePoster('movie', movie, language),
    ...(!isOmitted(movie.id, movie.releaseDate) && { release_date: movie.releaseDate }),
    title: words.title,
    video: movie.video,
    vote_average: movie.voteAverage,
    vote_count: movie.voteCount,
  };
}

export function buildSeriesItem(series: ListedSeries, words: Words, language: string | null): SeriesListItem {
  const firstAirDate = dateText(series.firstAirDay);
  return {
    adult: series.adult,
    backdrop_path: series.backdropCount > 0 ? pictureFile('seriesBackdrop', series.id, 1) : null,
    genre_ids: series.genreIds,
    id: series.id,
    origin_country: series.countries,
    original_language: series.originalLanguage,
    original_name: series.originalTitle,
    overview: words.overview,
    popularity: series.popularity,
    poster_path: choosePoster('tv', series, language),
    ...(!isOmitted(series.id, firstAirDate) && { first_air_date: firstAirDate }),
    name: words.title,
    vote_average: series.voteAverage,
    vote_count: series.voteCount,
  };
}

/** TMDB sends an unknown date as "" or omits it; here the id decides. */
function isOmitted(id: number, date: string): boolean {
  return date === '' && id % 2 === 0;
}

/** How many titles a person is known for. */
const KNOWN_FOR = 3;

export function buildPersonItem(world: World, person: PersonRecord, language: string | null): PersonListItem {
  return {
    adult: person.adult,
    gender: person.gender,
    id: person.id,
    known_for_department: person.department,
    name: person.name,
    original_name: person.originalName,
    popularity: person.popularity,
    profile_path: person.hasPhoto ? pictureFile('profile', person.id, 1) : null,
    known_for: listKnownFor(world, person, language),
  };
}

/** The most popular titles of a person. */
function listKnownFor(world: World, person: PersonRecord, language: string | null): KnownFor[] {
  const popularity = ({ kind, id }: Filmography) => {
    const table = world.table(kind);
    return table.popularity[table.findRow(id)] ?? 0;
  };
  return person.filmography
    .toSorted((one, other) => popularity(other) - popularity(one) || one.id - other.id)
    .slice(0, KNOWN_FOR)
    .flatMap(({ kind, id }): KnownFor[] => {
      if (kind === 'movie') {
        const movie = world.movieItem(id, language);
        return movie ? [{ ...movie, media_type: 'movie' }] : [];
      }
      const series = world.seriesItem(id, language);
      return series ? [{ ...series, media_type: 'tv' }] : [];
    });
}
