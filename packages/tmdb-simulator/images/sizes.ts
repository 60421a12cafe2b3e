import type { PixelSize } from '../../demo/art/to-jpeg.ts';

/** The sizes that TMDB documents per kind; any other is a 404 here, so that no client depends on it. */
export const IMAGE_SIZES = {
  backdrop: ['w300', 'w780', 'w1280', 'original'],
  logo: ['w45', 'w92', 'w154', 'w185', 'w300', 'w500', 'original'],
  poster: ['w92', 'w154', 'w185', 'w342', 'w500', 'w780', 'original'],
  profile: ['w45', 'w185', 'h632', 'original'],
  still: ['w92', 'w185', 'w300', 'original'],
} as const;

export type ImageKind = keyof typeof IMAGE_SIZES;

export const ORIGINAL_SIZE: Record<ImageKind, PixelSize> = {
  // TMDB also has larger ones, but we show none wider than these.
  backdrop: { width: 1920, height: 1080 },
  logo: { width: 500, height: 500 },
  poster: { width: 2000, height: 3000 },
  profile: { width: 1000, height: 1500 },
  still: { width: 1920, height: 1080 },
};

/** `w342` fixes the width, `h632` the height; the other side follows the original's shape. */
export function findPixelSize(kind: ImageKind, size: string): PixelSize | undefined {
  const documented: readonly string[] = IMAGE_SIZES[kind];
  if (!documented.includes(size)) return undefined;
  const original = ORIGINAL_SIZE[kind];
  if (size === 'original') return original;

  const pixels = Number(size.slice(1));
  return size.startsWith('w')
    ? { width: pixels, height: Math.round((pixels * original.height) / original.width) }
    : { width: Math.round((pixels * original.width) / original.height), height: pixels };
}
