import { images } from '#shared/text/images.ts';
import type { Picture } from './picture.ts';

/** The hatched box of the design, with the one sentence; it fits whatever box it is put in. */
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" preserveAspectRatio="xMidYMid slice">
<defs><pattern id="h" width="24" height="24" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
<rect width="24" height="24" fill="#222427"/><rect width="12" height="24" fill="#2b2d31"/></pattern></defs>
<rect width="300" height="300" fill="url(#h)"/>
<text x="150" y="154" text-anchor="middle" font-family="Arial, sans-serif" font-size="13" fill="#a0a2a6">${images.unavailable}</text>
</svg>`;

export const PLACEHOLDER: Picture = { bytes: Buffer.from(SVG), contentType: 'image/svg+xml', isPlaceholder: true };
