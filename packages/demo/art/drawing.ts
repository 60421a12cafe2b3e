/** A drawing without pixels: shapes on a canvas with its own units. */
export interface Drawing {
  width: number;
  height: number;
  shapes: string;
}

/** librsvg renders it at the requested size, so every size is as sharp as the largest. */
export function toSvg({ width, height, shapes }: Drawing, pixelWidth = width, pixelHeight = height): string {
  const box = `viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixelWidth}" height="${pixelHeight}" ${box}>${shapes}</svg>`;
}
