import { z } from 'zod';
import { GenreHub } from '#shared/contract/title-lists.ts';
import { Failure } from '#shared/domain/failure.ts';
import { CACHE_TTL_SECONDS, GENRE_PICTURE_CANDIDATES } from '#shared/domain/limits.ts';
import { tags } from '#shared/domain/tags.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import type { Context } from '../../context.ts';
import { isGenreUsed } from '../../lists/index.ts';
import { type GenreRow, listGenres, listTitlePictures } from '../../store/taxonomy/genres.ts';
import type { Answer } from '../documents/answer.ts';
import type { Built } from '../documents/read-document.ts';
import { readList } from '../documents/read-list.ts';
import { getNamedGenre } from './genre-names.ts';
import { chooseGenrePictures, type GenrePicture } from './genre-pictures.ts';

/** A genre as visitors see it. */
const KnownGenre = z.object({
  hub: GenreHub,
  /** The editor's texts for its page; empty if there are none. */
  texts: z.object({ h1: z.string(), p: z.string(), description: z.string() }),
  isListed: z.boolean(),
  genreIds: z.object({ movie: z.array(z.int()), series: z.array(z.int()) }),
  /** Whether listed titles have it; a genre without titles has a name and no page. */
  hasTitles: z.boolean(),
  /** The title that its picture shows, so that a page showing the picture depends on it. */
  pictured: z.array(z.object({ kind: z.enum(['movie', 'series']), id: z.int(), version: z.int().nullable() })),
});
export type KnownGenre = z.infer<typeof KnownGenre>;
const GenreDirectory = z.array(KnownGenre);

/** Every genre in our display order, with its picture. */
export function readGenreDirectory(ctx: Context): Promise<Answer<KnownGenre[]>> {
  return readList(ctx, {
    type: 'genres',
    asked: {},
    schema: GenreDirectory,
    ttlSeconds: CACHE_TTL_SECONDS.taxonomy,
    // Which title's picture a genre shows depends on which titles are shown at all.
    lists: [tags.genres(), tags.movieList(), tags.seriesList()],
    build: buildGenreDirectory,
  });
}

/** One genre, by any slug, alias or id. */
export async function getGenre(ctx: Context, word: string): Promise<KnownGenre> {
  const [{ slug }, { value: genres }] = await Promise.all([getNamedGenre(ctx, word), readGenreDirectory(ctx)]);
  const genre = genres.find(({ hub }) => hub.slug === slug);
  if (!genre) throw new Failure('not-found', refusals.genreNotFound);
  return genre;
}

/** Visible genres with titles; while there are no titles at all, all visible genres. */
export function listShownGenres(genres: readonly KnownGenre[]): readonly KnownGenre[] {
  const listed = genres.filter(({ isListed }) => isListed);
  const shown = listed.filter(({ hasTitles }) => hasTitles);
  return shown.length > 0 ? shown : listed;
}

async function buildGenreDirectory(ctx: Context): Promise<Built<KnownGenre[]>> {
  const rows = await listGenres(ctx.db);
  const [movies, series, areUsed] = await Promise.all([
    listTitlePictures(ctx.db, 'movie', GENRE_PICTURE_CANDIDATES),
    listTitlePictures(ctx.db, 'series', GENRE_PICTURE_CANDIDATES),
    Promise.all(
      rows.map(
        async (row) =>
          (await isGenreUsed(ctx, 'movie', row.movie_genre_ids)) ||
          (await isGenreUsed(ctx, 'series', row.series_genre_ids)),
      ),
    ),
  ]);
  const pictures = chooseGenrePictures(rows, { movie: movies, series });
  return {
    value: rows.map((row, place) => toKnownGenre(row, pictures.get(row.slug), areUsed[place] ?? false)),
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
  // TMDB's id of the film genre, or of the TV genre if it has no films.
  const id = movieGenre?.id ?? tvGenre?.id ?? 0;
  const hub = { id, name, slug, backdrop, movieGenre, tvGenre };
  const { h1, p, description } = row;
  const texts = { h1, p, description };
  return {
    hub,
    texts,
    isListed: row.is_visible,
    genreIds,
    hasTitles,
    pictured: picture ? [picture.part] : [],
  };
}
