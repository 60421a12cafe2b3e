import type { PixelSize } from '../../../domain/pictures/image-url.ts';

/** A frame, in pixels of the stored picture. */
export interface Box extends PixelSize {
  x: number;
  y: number;
}

/** The largest frame of a shape, in the middle. Without a ratio, the whole picture. */
export function largestBox(picture: PixelSize, ratio: number | undefined): Box {
  const isTooWide = ratio !== undefined && picture.width / picture.height > ratio;
  const width = ratio !== undefined && isTooWide ? Math.round(picture.height * ratio) : picture.width;
  const height = ratio !== undefined && !isTooWide ? Math.round(picture.width / ratio) : picture.height;
  const size = { width: Math.min(width, picture.width), height: Math.min(height, picture.height) };
  return {
    x: Math.floor((picture.width - size.width) / 2),
    y: Math.floor((picture.height - size.height) / 2),
    ...size,
  };
}

/**
 * The frame nearest to the given one that has the shape and lies inside the picture, in whole pixels. The width decides; the height
 * follows from the shape.
 */
export function fitBox(picture: PixelSize, ratio: number | undefined, { x, y, width, height }: Box): Box {
  const largest = largestBox(picture, ratio);
  const wide = clamp(Math.round(width), 1, largest.width);
  const tall =
    ratio === undefined ? Math.round(height) : wide === largest.width ? largest.height : Math.round(wide / ratio);
  const size = { width: wide, height: clamp(tall, 1, largest.height) };
  return {
    x: clamp(Math.round(x), 0, picture.width - size.width),
    y: clamp(Math.round(y), 0, picture.height - size.height),
    ...size,
  };
}

/** Moved by a share of the picture. */
export function moveBox(picture: PixelSize, box: Box, by: { x: number; y: number }): Box {
  return {
    ...box,
    x: clamp(Math.round(box.x + by.x * picture.width), 0, picture.width - box.width),
    y: clamp(Math.round(box.y + by.y * picture.height), 0, picture.height - box.height),
  };
}

/** Larger or smaller around its middle, never smaller than `least` wide. */
export function scaleBox(picture: PixelSize, ratio: number | undefined, box: Box, factor: number, least: number): Box {
  const width = Math.max(box.width * factor, Math.min(least, box.width));
  const height = (box.height * width) / box.width;
  const middle = { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2 };
  return fitBox(picture, ratio, { ...middle, width, height });
}

export function isUncropped(picture: PixelSize, { x, y, width, height }: Box): boolean {
  return x === 0 && y === 0 && width === picture.width && height === picture.height;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

export type Corner = 'nw' | 'ne' | 'sw' | 'se';

/** One corner moved to a point, the opposite one stays. */
export function dragCorner(
  picture: PixelSize,
  ratio: number | undefined,
  box: Box,
  { corner, to, least }: { corner: Corner; to: { x: number; y: number }; least: number },
): Box {
  const isRight = corner.endsWith('e');
  const isBottom = corner.startsWith('s');
  const fixed = { x: isRight ? box.x : box.x + box.width, y: isBottom ? box.y : box.y + box.height };
  const room = {
    x: isRight ? picture.width - fixed.x : fixed.x,
    y: isBottom ? picture.height - fixed.y : fixed.y,
  };
  const most = ratio === undefined ? room.x : Math.min(room.x, room.y * ratio);
  const width = Math.floor(clamp(isRight ? to.x - fixed.x : fixed.x - to.x, Math.min(least, most), most));
  const tall = ratio === undefined ? clamp(isBottom ? to.y - fixed.y : fixed.y - to.y, 1, room.y) : width / ratio;
  const height = Math.min(Math.round(tall), room.y);
  return fitBox(picture, ratio, {
    x: isRight ? fixed.x : fixed.x - width,
    y: isBottom ? fixed.y : fixed.y - height,
    width,
    height,
  });
}

/** Where the focus of a picture is in a part of it, as shares of the part from its left and its top. */
export function focusIn(
  picture: PixelSize & { focusX: number; focusY: number },
  { x, y, width, height }: Box,
): { x: number; y: number } {
  const share = (percent: number, size: number, from: number, part: number) =>
    clamp(((percent / 100) * size - from) / part, 0, 1);
  return {
    x: share(picture.focusX, picture.width, x, width),
    y: share(picture.focusY, picture.height, y, height),
  };
}
