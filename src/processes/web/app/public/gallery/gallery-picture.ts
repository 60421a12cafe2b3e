import { DEFAULT_PICTURE_PIXELS, GALLERY_CELLS } from '#shared/domain/limits.ts';
import { buildImageUrl, type PixelSize } from '#shared/domain/pictures/image-url.ts';
import { galleryWords } from '#shared/text/titles/gallery.ts';
import { shapeOf } from './picture-shape.ts';

/** One picture of a gallery, as the page sends it to the browser. */
export interface GalleryPicture {
  kind: 'poster' | 'backdrop' | 'profile';
  /** As TMDB writes it, `/abc.jpg`. */
  path: string;
  alt: string;
  /** Of the picture itself; if unknown, `sizeOf` returns the default of its kind. */
  width?: number;
  height?: number;
  /** Author and licence, if known. */
  credit?: string;
}

/** A picture as the details of a title or a person list it. */
interface ListedPicture extends PixelSize {
  file_path: string;
  /** Only of pictures an editor uploaded. */
  alt?: string | undefined;
  credit?: string | undefined;
  licence?: string | undefined;
}

/**
 * The order for a film or a series: a scene, a poster, the other scenes, the other posters. With few scenes more posters come
 * forward, so that the mosaic is a full rectangle: a poster fills two cells, the first scene four. The aspect ratio decides what
 * is a poster, not the list it came from: an upright picture after the others would start a row of its own.
 */
export function toTitlePictures(
  title: string,
  { posters, backdrops }: Record<'posters' | 'backdrops', readonly ListedPicture[]>,
): GalleryPicture[] {
  const pictures = [
    ...backdrops.map((image) => toPicture('backdrop', image, galleryWords.scene(title))),
    ...posters.map((image) => toPicture('poster', image, galleryWords.poster(title))),
  ];
  const isUpright = (picture: GalleryPicture) => shapeOf(sizeOf(picture)) === 'portrait';
  const scenes = pictures.filter((picture) => !isUpright(picture));
  const sheets = pictures.filter(isUpright);
  const cellsBesideFirst = GALLERY_CELLS - 4;
  const forward = Math.max(1, Math.ceil((cellsBesideFirst - scenes.slice(1).length) / 2));
  return [...scenes.slice(0, 1), ...sheets.slice(0, forward), ...scenes.slice(1), ...sheets.slice(forward)];
}

export function toPersonPictures(name: string, profiles: readonly ListedPicture[]): GalleryPicture[] {
  return profiles.map((image) => toPicture('profile', image, galleryWords.photo(name)));
}

function toPicture(kind: GalleryPicture['kind'], picture: ListedPicture, usualAlt: string): GalleryPicture {
  const { file_path, width, height, alt = usualAlt } = picture;
  const credit = [picture.credit, picture.licence].filter(Boolean).join(' · ');
  return { kind, path: file_path, alt, width, height, ...(credit && { credit }) };
}

/** Defaults if the picture has no size: 500x750 for a poster or a portrait, 1280x720 for a scene. */
export function sizeOf({ kind, width, height }: GalleryPicture): PixelSize {
  if (width && height) return { width, height };
  return kind === 'backdrop' ? DEFAULT_PICTURE_PIXELS.landscape : DEFAULT_PICTURE_PIXELS.portrait;
}

const LARGE = { poster: 'w780', backdrop: 'w1280', profile: 'h632' } as const;
const SMALL = { poster: 'w92', backdrop: 'w300', profile: 'w185' } as const;

/** For the viewer; `null` if the path is invalid. */
export function largeUrlOf({ kind, path }: GalleryPicture): string | null {
  return buildImageUrl(kind, LARGE[kind], path, 'webp');
}

/** For the film strip; `null` if the path is invalid. */
export function smallUrlOf({ kind, path }: GalleryPicture): string | null {
  return buildImageUrl(kind, SMALL[kind], path, 'webp');
}
