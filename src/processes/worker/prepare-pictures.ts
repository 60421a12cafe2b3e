import { callFunction } from '#server/catalogue/documents/call-function.ts';
import type { Context } from '#server/context.ts';
import { PREPARED } from '#server/images/order.ts';
import { createImageService, type ImageSettings } from '#server/images/serve-image.ts';
import { listStoredKeys } from '#server/store/pictures/image-cache.ts';
import { buildImageUrl, type ImageSize } from '#shared/domain/pictures/image-url.ts';
import {
  type PictureKind,
  type PictureRequest,
  parsePictureUrl,
  pictureKey,
} from '#shared/domain/pictures/picture-request.ts';

/** One minute of a core every ten; the rest is left to the next round. */
const ROUND_MS = 60_000;
/** This many failures in a round are a fault of the host, not of the pictures. */
const MOST_FAILURES = 20;

/** Their first pages are linked from home, the menu and each other. */
const LISTS = [
  ...(['getTrendingMovies', 'getTrendingTVSeries', 'getFilmesList', 'getSeriesList'] as const),
  ...(['getMoviesNowPlaying', 'getUpcomingMovies', 'getTopMovies', 'getPopularTVSeries'] as const),
  ...(['getTVAiringToday', 'getTVOnTheAir', 'getTopTVSeries', 'getStreamingNews', 'getPopularPeople'] as const),
];

const PATHS: Readonly<Record<string, PictureKind>> = {
  poster_path: 'poster',
  profile_path: 'profile',
  backdrop_path: 'backdrop',
  // The picture of a genre.
  backdrop: 'backdrop',
};

/**
 * The widths that a phone (390 points, 3 pixels each) and a desktop of 1440 choose: cards of grids and rails and portraits first,
 * then the banner of each title's own page. The others are encoded from the same sources on request.
 */
const SIZES: readonly (readonly [PictureKind, ImageSize])[] = [
  ['poster', 'w342'],
  ['poster', 'w300'],
  ['profile', 'w342'],
  ['backdrop', 'w780'],
  ['backdrop', 'w1920'],
];

/**
 * Encodes pictures of titles and people that home or the first page of a list shows before a visitor asks: one at a time and
 * after all requests of visitors. If it is killed, the next round continues with what is not stored yet.
 */
export async function preparePictures(
  ctx: Context,
  settings: ImageSettings,
  roundMs = ROUND_MS,
): Promise<{ prepared: number; left: number }> {
  const until = performance.now() + roundMs;
  const requests = toRequests(await listShownPaths(ctx));
  const stored = await listStoredKeys(ctx.db, requests.map(pictureKey));
  const missing = requests.filter((request) => !stored.has(pictureKey(request)));
  const images = createImageService(ctx, settings);
  let prepared = 0;
  let failures = 0;
  try {
    for (const request of missing) {
      if (performance.now() > until || failures >= MOST_FAILURES) break;
      const { state } = await images.get(request, PREPARED);
      await images.settle();
      if (state === 'stand-in') failures += 1;
      else prepared += 1;
    }
  } finally {
    await images.close();
  }
  return { prepared, left: missing.length - prepared };
}

/** `path` → kind, in the order lists show them. */
async function listShownPaths(ctx: Context): Promise<Map<string, PictureKind>> {
  const found = new Map<string, PictureKind>();
  const { value: home } = await callFunction(ctx, 'getHomeAll', {});
  // Home came from TMDB because our database did not answer: home will show other pictures later.
  if (!home.isFallback) collectPaths(home, found);
  for (const name of LISTS) collectPaths((await callFunction(ctx, name, {})).value, found);
  const { value: taxonomy } = await callFunction(ctx, 'getGenres', {});
  collectPaths(taxonomy, found);
  for (const { slug, movieGenre, tvGenre } of taxonomy.genres) {
    for (const tipo of [...(movieGenre ? ['movie'] : []), ...(tvGenre ? ['tv'] : [])]) {
      collectPaths((await callFunction(ctx, 'getMidiaPorGenero', { genero: slug, tipo })).value, found);
    }
  }
  const { value: platforms } = await callFunction(ctx, 'getStreaming', {});
  for (const { slug } of platforms.providers) {
    collectPaths((await callFunction(ctx, 'getMediaByStreaming', { providerSlug: slug })).value, found);
  }
  return found;
}

function collectPaths(value: unknown, found: Map<string, PictureKind>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    const kind = PATHS[name];
    if (kind && typeof part === 'string') found.set(part, found.get(part) ?? kind);
    else collectPaths(part, found);
  }
}

function toRequests(paths: ReadonlyMap<string, PictureKind>): PictureRequest[] {
  return SIZES.flatMap(([kind, size]) =>
    [...paths].flatMap(([path, shownAs]) => {
      if (shownAs !== kind) return [];
      return parsePictureUrl(buildImageUrl(kind, size, path, 'avif') ?? '') ?? [];
    }),
  );
}
