/** Every picture has exactly four colours. */
export interface Inks {
  ground: string;
  /** The darkest, for bands and figures. */
  deep: string;
  mid: string;
  /** The brightest, for moons and letters. */
  light: string;
}

/** The same palette with two colours exchanged, for a title's further pictures. */
export function traded({ ground, deep, mid, light }: Inks): Inks {
  return { ground: mid, deep, mid: ground, light };
}

/** WCAG's relative luminance of `#rrggbb`. */
function luminance(ink: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(ink.slice(start, start + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(a: string, b: string): number {
  const [dark = 0, bright = 0] = [luminance(a), luminance(b)].sort((first, second) => first - second);
  return (bright + 0.05) / (dark + 0.05);
}

/** The colour with the highest contrast on the paper; the first of equals. */
export function mostReadable(paper: string, inks: readonly string[]): string {
  const [best = paper] = inks.toSorted((a, b) => contrast(paper, b) - contrast(paper, a));
  return best;
}
