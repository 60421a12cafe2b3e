/** Linear light of one channel, 0 to 1. */
function toLinear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function fromLinear(light: number): number {
  const value = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  // Round down: rounding must not lift a colour over the luminance limit.
  return Math.max(0, Math.min(255, Math.floor(value * 255)));
}

type Rgb = readonly [number, number, number];

const LINEAR = Float64Array.from({ length: 256 }, (_, channel) => toLinear(channel));
const light = (channel: number) => LINEAR[channel] ?? 0;
const luminanceOf = ([red, green, blue]: Rgb) => 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);

/** At this luminance text (0.89) has a contrast of 11.7:1 and the accent colour (0.62) 8.4:1; the design requires 7. */
const COLOUR_LUMINANCE = 0.03;
/** Limit of a dark tone; a brighter one would be darkened beyond recognition. */
const DARK_LUMINANCE = 0.2;
/** Fewer dark pixels than this are a detail, such as a signature in a corner. */
const LEAST_DARK_SHARE = 0.02;

interface Swatch {
  weight: number;
  count: number;
  sum: [number, number, number];
}

/** The dominant dark tone of raw RGB pixels as `#rrggbb`, dark enough for the page's text to be read on it. */
export function findDominantColour(pixels: Uint8Array): string {
  const total = Math.floor(pixels.length / 3);
  const dark = gather(pixels, (luminance) => luminance <= DARK_LUMINANCE);
  const darkCount = dark.reduce((sum, swatch) => sum + swatch.count, 0);
  const swatches = darkCount >= total * LEAST_DARK_SHARE ? dark : gather(pixels, () => true);
  const [dominant] = swatches.toSorted((a, b) => b.weight - a.weight);
  if (!dominant) return '#141516';
  const [red, green, blue] = dominant.sum.map((sum) => Math.round(sum / dominant.count)) as [number, number, number];
  return toHex(darken([red, green, blue]));
}

/** Groups pixels by cubes of colour space. Coloured ones weigh more than grey: black bars are not the dominant colour. */
function gather(pixels: Uint8Array, takes: (luminance: number) => boolean): Swatch[] {
  const swatches = new Map<number, Swatch>();
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const rgb: Rgb = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    if (!takes(luminanceOf(rgb))) continue;
    const [red, green, blue] = rgb;
    const cube = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);
    const swatch = swatches.get(cube) ?? { weight: 0, count: 0, sum: [0, 0, 0] };
    swatch.weight += 1 + (Math.max(...rgb) - Math.min(...rgb)) / 32;
    swatch.count += 1;
    swatch.sum = [swatch.sum[0] + red, swatch.sum[1] + green, swatch.sum[2] + blue];
    swatches.set(cube, swatch);
  }
  return [...swatches.values()];
}

function darken(rgb: Rgb): Rgb {
  const luminance = luminanceOf(rgb);
  if (luminance <= COLOUR_LUMINANCE) return rgb;
  const share = COLOUR_LUMINANCE / luminance;
  const [red, green, blue] = rgb;
  return [fromLinear(light(red) * share), fromLinear(light(green) * share), fromLinear(light(blue) * share)];
}

function toHex(rgb: Rgb): string {
  return `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
