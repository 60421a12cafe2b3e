import type { HomeDocument } from '#shared/contract/home.ts';
import type { Context } from '../../context.ts';
import { listDominantColours } from '../../store/pictures/image-cache.ts';

type Inked = Pick<HomeDocument, 'banners' | 'topMovies' | 'topSeries'>;

/** The backdrops that need a dominant colour: those of the banners and of the first title in each top ten. */
export function listInkedBackdrops({ banners, topMovies, topSeries }: Inked): string[] {
  const titles = [...banners.movies, ...banners.tvShows, ...topMovies.slice(0, 1), ...topSeries.slice(0, 1)];
  return [...new Set(titles.flatMap(({ backdrop_path }) => backdrop_path ?? []))];
}

/** Backdrop → dominant colour. A backdrop not fetched yet has none, and the page uses its grey. */
export async function readHomeColours(ctx: Context, home: Inked): Promise<HomeDocument['inks']> {
  const backdrops = listInkedBackdrops(home);
  const inks = await listDominantColours(ctx.db, backdrops.map(toFile));
  return Object.fromEntries(
    backdrops.flatMap((backdrop) => {
      const ink = inks.get(toFile(backdrop));
      return ink ? [[backdrop, ink]] : [];
    }),
  );
}

/** `/abc.jpg` → `abc`, the key of a picture. */
function toFile(path: string): string {
  return path.slice(1, path.lastIndexOf('.'));
}
