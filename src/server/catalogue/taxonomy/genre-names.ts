import { z } from 'zod';
import { Failure } from '#shared/domain/failure.ts';
import { CACHE_TTL_SECONDS } from '#shared/domain/limits.ts';
import { parseTrailingId } from '#shared/domain/slug.ts';
import { tags } from '#shared/domain/tags.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import type { Context } from '../../context.ts';
import { listGenres } from '../../store/taxonomy/genres.ts';
import type { Answer } from '../documents/answer.ts';
import { readList } from '../documents/read-list.ts';

/** The slugs and aliases of a genre, and the TMDB genres it includes. */
const NamedGenre = z.object({
  slug: z.string(),
  aliases: z.array(z.string()),
  genreIds: z.object({ movie: z.array(z.int()), series: z.array(z.int()) }),
});
export type NamedGenre = z.infer<typeof NamedGenre>;

/**
 * Every genre in our display order. Every list filtered by genre reads this, so it has no pictures: those change with the
 * titles and would make the lists wait.
 */
export function readGenreNames(ctx: Context): Promise<Answer<NamedGenre[]>> {
  return readList(ctx, {
    type: 'genre-names',
    asked: {},
    schema: z.array(NamedGenre),
    ttlSeconds: CACHE_TTL_SECONDS.taxonomy,
    lists: [tags.genres()],
    build: async ({ db }) => {
      const rows = await listGenres(db);
      const value = rows.map(({ slug, aliases, movie_genre_ids: movie, series_genre_ids: series }) => ({
        slug,
        aliases,
        genreIds: { movie, series },
      }));
      return { value, parts: [] };
    },
  });
}

/** By slug, by an alias, by `slug-id`, or by TMDB's id for its films or its series. */
export async function getNamedGenre(ctx: Context, word: string): Promise<NamedGenre> {
  const { value: genres } = await readGenreNames(ctx);
  const genre = findGenre(genres, word);
  if (!genre) throw new Failure('not-found', refusals.genreNotFound);
  return genre;
}

export function findGenre(genres: readonly NamedGenre[], word: string): NamedGenre | undefined {
  const isCalled = (name: string) => (genre: NamedGenre) => genre.slug === name || genre.aliases.includes(name);
  const named = genres.find(isCalled(word.toLowerCase()));
  const id = parseTrailingId(word);
  if (named || id === null) return named;
  const withId = genres.filter(({ genreIds }) => [...genreIds.movie, ...genreIds.series].includes(id));
  // TMDB has one TV genre for action and adventure and we have two pages: the words decide.
  const words = word.toLowerCase().slice(0, -`-${id}`.length);
  return withId.find(isCalled(words)) ?? withId[0];
}
