import { type ServedPicture, toPicture } from './picture.ts';

/** The site's surface colour (tokens.css), for pictures whose dominant colour is not known. */
const NEUTRAL = '#222427';

/**
 * One pixel of colour: it fills whatever box the page has for the picture. The browser recognises a stand-in by its width of 1
 * and asks again.
 */
export function drawStandIn(colour = NEUTRAL): ServedPicture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" viewBox="0 0 1 1" preserveAspectRatio="none"><rect width="1" height="1" fill="${colour}"/></svg>`;
  return toPicture(Buffer.from(svg), 'image/svg+xml', 'stand-in');
}

export const STAND_IN = drawStandIn();
