/** Our own image addresses. Nothing but these reaches a page: no byte comes from a third party. */
export type ImageKind = 'poster' | 'backdrop' | 'profile' | 'logo' | 'still';

/** What TMDB really serves per kind. `original` is never asked for by a page. */
export const IMAGE_SIZES = {
  poster: ['w92', 'w154', 'w185', 'w342', 'w500', 'w780'],
  backdrop: ['w300', 'w780', 'w1280'],
  profile: ['w45', 'w185', 'h632'],
  logo: ['w45', 'w92', 'w154', 'w185', 'w300', 'w500'],
  still: ['w92', 'w185', 'w300'],
} as const satisfies Record<ImageKind, readonly string[]>;

export type ImageSize<K extends ImageKind = ImageKind> = (typeof IMAGE_SIZES)[K][number];

/** `/abc.jpg` → name and ending. SVG is not among them: it is a document, not a picture. */
const FILE_PATH = /^\/([A-Za-z0-9_-]{1,80})\.(jpg|png|webp)$/;

export function buildImageUrl<K extends ImageKind>(
  kind: K,
  size: ImageSize<K>,
  filePath: string | null,
): string | null {
  return filePath && FILE_PATH.test(filePath) ? `/img/${kind}/${size}${filePath}` : null;
}

/** The smallest picture of its kind that is at least as wide as asked for, else the largest; `w1920` and `original` are that. */
export function buildNearestImageUrl(kind: ImageKind, asked: string, filePath: string): string | null {
  const sizes: readonly ImageSize[] = IMAGE_SIZES[kind];
  return buildImageUrl(kind, chooseSize(sizes, asked), filePath);
}

function chooseSize<S extends string>(sizes: readonly S[], asked: string): S {
  // `original` is no number, and as wide as it gets.
  const width = Number(asked.slice(1)) || Number.POSITIVE_INFINITY;
  const chosen = sizes.find((size) => Number(size.slice(1)) >= width) ?? sizes.at(-1);
  if (chosen === undefined) throw new Error('a kind of picture without a size');
  return chosen;
}

/** The widths of YouTube's `mqdefault`, `hqdefault` and `maxresdefault`. */
const VIDEO_SIZES = ['w320', 'w480', 'w1280'] as const;

/** A trailer's still, by the key of the video: as with every picture, no visitor asks a third party for it. */
export function buildVideoImageUrl(key: string, asked: string): string {
  return `/img/video/${chooseSize(VIDEO_SIZES, asked)}/${key}.jpg`;
}

/** `srcset` for width-sized kinds, smallest first. */
export function buildSrcSet<K extends ImageKind>(
  kind: K,
  sizes: readonly ImageSize<K>[],
  filePath: string | null,
): string | undefined {
  const entries = sizes.flatMap((size) => {
    const url = buildImageUrl(kind, size, filePath);
    return url && size.startsWith('w') ? [`${url} ${size.slice(1)}w`] : [];
  });
  return entries.length > 0 ? entries.join(', ') : undefined;
}

export interface ImageRequest {
  kind: ImageKind;
  size: string;
  /** With its leading slash, as TMDB writes it. */
  filePath: string;
}

/** The only way into the image service: a URL that is not exactly one of ours is nothing. */
export function parseImageUrl(kind: string, size: string, file: string): ImageRequest | null {
  if (!Object.hasOwn(IMAGE_SIZES, kind)) return null;
  const sizes: readonly string[] = IMAGE_SIZES[kind as ImageKind];
  if (!sizes.includes(size) || !FILE_PATH.test(`/${file}`)) return null;
  return { kind: kind as ImageKind, size, filePath: `/${file}` };
}
