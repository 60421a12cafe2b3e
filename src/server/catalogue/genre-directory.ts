import { z } from 'zod';
import { GenreHub } from '#shared/contract/title-lists.ts';
import { Failure } from '#shared/domain/failure.ts';
import { CACHE_TTL_SECONDS, GENRE_PICTURE_CANDIDATES } from '#shared/domain/limits.ts';
import type { TitleKind } from '#shared/domain/seen-title.ts';
import { parseTrailingId } from '#shared/domain/slug.ts';
import { tags } from '#shared/domain/tags.ts';
import { errors } from '#shared/text/errors.ts';
import type { Context } from '../context.ts';
import { type GenreRow, listGenres, listTitlePictures, listUsedGenreIds } from '../store/genres.ts';
import type { Answer } from './answer.ts';
import { chooseGenrePictures, type GenrePicture } from './genre-pictures.ts';
import type { Built } from './read-document.ts';
import { readList } from './read-list.ts';

/** A genre as visitors know it, with all that leads to it. */
const KnownGenre = z.object({
  hub: GenreHub,
  aliases: z.array(z.string()),
  /** What an editor wrote for its page; empty where nobody did. */
  texts: z.object({ h1: z.string(), p: z.string(), description: z.string() }),
  isListed: z.boolean(),
  genreIds: z.object({ movie: z.array(z.int()), series: z.array(z.int()) }),
  /** Something of it is in our lists; of the others there is a name and no page. */
  hasTitles: z.boolean(),
  /** The title its picture is of, for whoever shows the picture. */
  pictured: z.array(z.object({ kind: z.enum(['movie', 'series']), id: z.int(), version: z.int().nullable() })),
});
export type KnownGenre = z.infer<typeof KnownGenre>;
const GenreDirectory = z.array(KnownGenre);

/** Every genre, in our order. Asked for by every list with a genre in it, so it is nearly always in memory. */
export function readGenreDirectory(ctx: Context): Promise<Answer<KnownGenre[]>> {
  return readList(ctx, {
    type: 'genres',
    asked: {},
    schema: GenreDirectory,
    ttlSeconds: CACHE_TTL_SECONDS.taxonomy,
    // Which title's picture stands for a genre depends on which titles are shown at all.
    lists: [tags.genres(), tags.movieList(), tags.seriesList()],
    build: buildGenreDirectory,
  });
}

/** By slug, by an older or longer name of it, by `slug-id`, or by TMDB's number for its films or its series. */
export async function getGenre(ctx: Context, word: string): Promise<KnownGenre> {
  const { value: genres } = await readGenreDirectory(ctx);
  const genre = findGenre(genres, word);
  if (!genre) throw new Failure('not-found', errors.genreNotFound);
  return genre;
}

export function findGenre(genres: readonly KnownGenre[], word: string): KnownGenre | undefined {
  const isCalled = (name: string) => (genre: KnownGenre) => genre.hub.slug === name || genre.aliases.includes(name);
  const named = genres.find(isCalled(word.toLowerCase()));
  const id = parseTrailingId(word);
  if (named || id === null) return named;
  const withId = genres.filter(({ genreIds }) => [...genreIds.movie, ...genreIds.series].includes(id));
  // TMDB has one number for action and adventure on television, and we have two pages: the words decide.
  const words = word.toLowerCase().slice(0, -`-${id}`.length);
  return withId.find(isCalled(words)) ?? withId[0];
}

/** Those that lead somewhere and that no editor took out; in a house that has nothing yet, all of these. */
export function listShownGenres(genres: readonly KnownGenre[]): readonly KnownGenre[] {
  const listed = genres.filter(({ isListed }) => isListed);
  const shown = listed.filter(({ hasTitles }) => hasTitles);
  return shown.length > 0 ? shown : listed;
}

async function buildGenreDirectory(ctx: Context): Promise<Built<KnownGenre[]>> {
  const rows = await listGenres(ctx.db);
  const [movies, series, usedByMovies, usedBySeries] = await Promise.all([
    listTitlePictures(ctx.db, 'movie', GENRE_PICTURE_CANDIDATES),
    listTitlePictures(ctx.db, 'series', GENRE_PICTURE_CANDIDATES),
    listUsedGenreIds(
      ctx.db,
      'movie',
      rows.flatMap((row) => row.movie_genre_ids),
    ),
    listUsedGenreIds(
      ctx.db,
      'series',
      rows.flatMap((row) => row.series_genre_ids),
    ),
  ]);
  const hasTitles = (row: GenreRow) =>
    row.movie_genre_ids.some((id) => usedByMovies.has(id)) || row.series_genre_ids.some((id) => usedBySeries.has(id));
  const pictures = chooseGenrePictures(rows, { movie: movies, series });
  return {
    value: rows.map((row) => toKnownGenre(row, pictures.get(row.slug), hasTitles(row))),
    parts: [...pictures.values()].map(({ part }) => part),
  };
}

function toKnownGenre(row: GenreRow, picture: GenrePicture | undefined, hasTitles: boolean): KnownGenre {
  const { slug, name } = row;
  const backdrop = row.backdrop_path ?? picture?.path ?? null;
  const genreIds: Record<TitleKind, number[]> = { movie: row.movie_genre_ids, series: row.series_genre_ids };
  const refOf = ([id]: readonly number[]) => (id === undefined ? null : { id, name, slug });
  const movieGenre = refOf(genreIds.movie);
  const tvGenre = refOf(genreIds.series);
  // A genre has TMDB's number of its films where it has films.
  const id = movieGenre?.id ?? tvGenre?.id ?? 0;
  const hub = { id, name, slug, backdrop, movieGenre, tvGenre };
  const { h1, p, description } = row;
  const texts = { h1, p, description };
  return {
    hub,
    aliases: row.aliases,
    texts,
    isListed: row.is_visible,
    genreIds,
    hasTitles,
    pictured: picture ? [picture.part] : [],
  };
}
