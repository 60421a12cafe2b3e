import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { DocumentPart } from '../../store/cache/documents.ts';
import type { GenreRow, TitlePicture } from '../../store/taxonomy/genres.ts';

export interface GenrePicture {
  path: string;
  /** The title it shows. */
  part: DocumentPart & { kind: TitleKind };
}

/**
 * For each genre without a chosen picture: that of its most popular film (or series, if it has no films) not used by
 * another genre, so that two tiles never show the same film.
 */
export function chooseGenrePictures(
  genres: readonly GenreRow[],
  titles: Record<TitleKind, readonly TitlePicture[]>,
): Map<string, GenrePicture> {
  const chosen = new Map<string, GenrePicture>();
  const used = new Set(genres.map((genre) => genre.backdrop_path));
  for (const genre of genres) {
    if (genre.backdrop_path !== null) continue;
    const picture = findPicture(genre, 'movie', titles, used) ?? findPicture(genre, 'series', titles, used);
    if (!picture) continue;
    used.add(picture.path);
    chosen.set(genre.slug, picture);
  }
  return chosen;
}

function findPicture(
  genre: GenreRow,
  kind: TitleKind,
  titles: Record<TitleKind, readonly TitlePicture[]>,
  used: ReadonlySet<string | null>,
): GenrePicture | undefined {
  const ids = kind === 'movie' ? genre.movie_genre_ids : genre.series_genre_ids;
  const found = titles[kind].find(
    (title) => !used.has(title.backdrop_path) && title.genre_ids.some((id) => ids.includes(id)),
  );
  return found && { path: found.backdrop_path, part: { kind, id: found.id, version: found.version } };
}
