import { createRandom } from '../hash.ts';
import { lazy } from '../lazy.ts';

/** Side of the tile of paper texture, which is repeated. */
const TILE = 512;
/** Standard deviation of its grey, and its opacity. */
const DEVIATION = 22;
const OPACITY = 0.5;

/** Standard deviation of the sum of four uniform bytes, which is nearly a normal distribution with mean 510. */
const DEVIATION_OF_FOUR = Math.sqrt((4 * (256 ** 2 - 1)) / 12);

/** A texture of greys around the middle. Integers and one multiplication, so that every machine gets the same texture. */
const paper = lazy(() => {
  const next = createRandom('grain');
  return Uint8Array.from({ length: TILE * TILE }, () => {
    const bits = Math.floor(next() * 4294967296);
    const sum = (bits & 255) + ((bits >>> 8) & 255) + ((bits >>> 16) & 255) + (bits >>> 24);
    return Math.max(0, Math.min(255, Math.round(128 + ((sum - 510) * DEVIATION) / DEVIATION_OF_FOUR)));
  });
});

/** Lookup table of the blend for all values and greys: 64 KB instead of a square root per pixel. */
const softLight = lazy(() =>
  Uint8Array.from({ length: 256 * 256 }, (_, index) => {
    const [grey, value] = [(index >> 8) / 255, (index & 255) / 255];
    const mixed = value + OPACITY * (blend(value, grey) - value);
    return Math.round(Math.max(0, Math.min(1, mixed)) * 255);
  }),
);

/** W3C's soft-light blend of the paper over the colour. */
function blend(ink: number, grey: number): number {
  if (grey <= 0.5) return ink - (1 - 2 * grey) * ink * (1 - ink);
  const bright = ink <= 0.25 ? ((16 * ink - 12) * ink + 4) * ink : Math.sqrt(ink);
  return ink + (2 * grey - 1) * (bright - ink);
}

/** Changes the pixels (three bytes each) in place. */
export function addGrain(pixels: Uint8Array, width: number): void {
  const [greys, table] = [paper(), softLight()];
  const rowBytes = width * 3;
  for (let start = 0, y = 0; start < pixels.length; start += rowBytes, y += 1) {
    const tileRow = (y % TILE) * TILE;
    for (let x = 0; x < width; x += 1) {
      const row = (greys[tileRow + (x % TILE)] ?? 128) << 8;
      const at = start + x * 3;
      pixels[at] = table[row | (pixels[at] ?? 0)] ?? 0;
      pixels[at + 1] = table[row | (pixels[at + 1] ?? 0)] ?? 0;
      pixels[at + 2] = table[row | (pixels[at + 2] ?? 0)] ?? 0;
    }
  }
}
