import type { PictureRequest } from '#shared/domain/picture-request.ts';
import { type Picture, toPicture } from './picture.ts';
import { boxOf } from './sizes.ts';

const drawn = new Map<string, Picture>();

/** The hatched box of the design, in the very box the picture would have filled, so that nothing moves when it comes. */
export function placeholderFor({ kind, size }: Pick<PictureRequest, 'kind' | 'size'>): Picture {
  const { width, height } = boxOf({ kind, size });
  const known = drawn.get(`${width}x${height}`);
  if (known) return known;
  const picture = toPicture(Buffer.from(draw(width, height)), 'image/svg+xml', true);
  drawn.set(`${width}x${height}`, picture);
  return picture;
}

/** For an address that is none of ours, and so has no box. */
export const PLACEHOLDER = placeholderFor({ kind: 'logo', size: 'w300' });

/** Without words: behind a title or in a corner they would shout, and most of these are replaced within a minute. */
function draw(width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><pattern id="h" width="24" height="24" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
<rect width="24" height="24" fill="#222427"/><rect width="12" height="24" fill="#2b2d31"/></pattern></defs>
<rect width="100%" height="100%" fill="url(#h)"/>
</svg>`;
}
