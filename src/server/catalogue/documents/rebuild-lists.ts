import { toBrazilianDay } from '#shared/domain/day.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { Context } from '../../context.ts';
import { type BuiltLists, buildLists, type ListBuild, type ListFacet, toFacet, toFacetKey } from '../../lists/index.ts';
import { readGenreNames } from '../taxonomy/genre-names.ts';
import { readPlatformDirectory } from '../taxonomy/platform-directory.ts';

const KINDS: readonly TitleKind[] = ['movie', 'series'];

/** Rebuilds every list of every genre and platform. */
export async function rebuildLists(ctx: Context, onProgress?: ListBuild['onProgress']): Promise<BuiltLists> {
  const now = ctx.now();
  return buildLists(ctx.db, { facets: await listFacets(ctx), today: toBrazilianDay(now), now, onProgress });
}

/** For each kind, every genre and all genres, on every platform and all platforms. Genres with the same TMDB ids share a facet. */
async function listFacets(ctx: Context): Promise<ListFacet[]> {
  const [{ value: genres }, { value: platforms }] = await Promise.all([
    readGenreNames(ctx),
    readPlatformDirectory(ctx),
  ]);
  const facets = KINDS.flatMap((kind) =>
    [undefined, ...genres.map(({ genreIds }) => genreIds[kind])].flatMap((genreIds) =>
      genreIds?.length === 0
        ? []
        : [undefined, ...platforms.map(({ offered }) => offered)].map((offered) =>
            toFacet(kind, { genreIds, offered }),
          ),
    ),
  );
  return [...new Map(facets.map((facet) => [toFacetKey(facet), facet])).values()];
}
