import { z } from 'zod';
import type { ListedPerson, ListedTitle } from '#shared/domain/titles/listed-title.ts';
import type { CallOptions, TmdbClient } from './client.ts';
import { flag, id, listOf, number } from './parts-schema.ts';
import { lineOrNull, longText, name, path, text } from './text-schema.ts';
import { parseDay, toCount, toPopularity, toVoteAverage } from './to-values.ts';

const Item = z.object({
  id,
  adult: flag,
  title: text,
  name: text,
  overview: longText,
  release_date: text,
  first_air_date: text,
  poster_path: path,
  backdrop_path: path,
  vote_average: number,
  vote_count: number,
  popularity: number,
  genre_ids: listOf(z.int()).catch([]),
});
const Page = z.object({ results: listOf(Item) });

/** Only titles that can be shown: with a name and a poster, and not adult. */
export async function fetchListedTitles(
  tmdb: TmdbClient,
  listPath: string,
  query: Record<string, string>,
  options: CallOptions,
): Promise<ListedTitle[]> {
  const { results } = await tmdb.get(listPath, { language: 'pt-BR', ...query }, Page, options);
  return results
    .filter((item) => !item.adult && item.poster_path && (item.title || item.name))
    .map((item) => ({
      id: item.id,
      title: item.title || item.name,
      overview: item.overview,
      releasedOn: parseDay(item.release_date || item.first_air_date),
      posterPath: item.poster_path,
      backdropPath: item.backdrop_path,
      voteAverage: toVoteAverage(item.vote_average),
      voteCount: toCount(item.vote_count),
      popularity: toPopularity(item.popularity),
      genreIds: item.genre_ids,
    }));
}

const PeoplePage = z.object({
  results: listOf(z.object({ id, adult: flag, name, profile_path: path, known_for_department: lineOrNull })),
});

export async function fetchListedPeople(tmdb: TmdbClient, options: CallOptions): Promise<ListedPerson[]> {
  const { results } = await tmdb.get('/trending/person/day', { language: 'pt-BR' }, PeoplePage, options);
  return results
    .filter((person) => !person.adult)
    .map(({ id: personId, name, profile_path, known_for_department }) => ({
      id: personId,
      name,
      department: known_for_department,
      profilePath: profile_path,
    }));
}

const Genres = z.object({ genres: listOf(z.object({ id })) });

/** Only the ids: the names of genres are our own. */
export async function fetchMovieGenreIds(tmdb: TmdbClient, options: CallOptions): Promise<number[]> {
  const { genres } = await tmdb.get('/genre/movie/list', { language: 'pt-BR' }, Genres, options);
  return genres.map((genre) => genre.id);
}
