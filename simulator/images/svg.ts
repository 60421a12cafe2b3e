/** A drawing without pixels: shapes on a canvas of its own units. */
export interface Drawing {
  width: number;
  height: number;
  shapes: string;
}

type Point = readonly [x: number, y: number];

const round = (value: number) => Number(value.toFixed(1));

export function rect(x: number, y: number, width: number, height: number, ink: string): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${ink}"/>`;
}

export function circle(x: number, y: number, radius: number, ink: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${ink}"/>`;
}

export function ring(x: number, y: number, radius: number, thickness: number, ink: string): string {
  const stroke = `stroke="${ink}" stroke-width="${round(thickness)}"`;
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" ${stroke}/>`;
}

export function polygon(points: readonly Point[], ink: string): string {
  return `<polygon points="${points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')}" fill="${ink}"/>`;
}

export function path(d: string, ink: string): string {
  return `<path d="${d}" fill="${ink}"/>`;
}

export function faded(opacity: number, shapes: string): string {
  return `<g opacity="${opacity}">${shapes}</g>`;
}

export function moved(x: number, y: number, shapes: string): string {
  return `<g transform="translate(${round(x)} ${round(y)})">${shapes}</g>`;
}

/** Rendered by librsvg at the pixels asked for, so every size is as sharp as the largest. */
export function toSvg({ width, height, shapes }: Drawing, pixelWidth: number, pixelHeight: number): string {
  const box = `viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixelWidth}" height="${pixelHeight}" ${box}>${shapes}</svg>`;
}

/** Half of the outline of someone standing, feet at 0,0 and one unit tall; the other half is its mirror. */
const HALF_BODY: readonly Point[] = [
  [-0.034, -0.86],
  [-0.118, -0.8],
  [-0.157, -0.765],
  [-0.177, -0.6],
  [-0.168, -0.45],
  [-0.137, -0.45],
  [-0.116, -0.66],
  [-0.116, -0.46],
  [-0.104, 0],
  [-0.03, 0],
  [0, -0.42],
];

/** The lone figure that gives a drawing its scale. */
export function figure(x: number, feet: number, tall: number, ink: string): string {
  const outline = [
    ...HALF_BODY,
    ...HALF_BODY.slice(0, -1)
      .toReversed()
      .map(([dx, dy]) => [-dx, dy] as const),
  ];
  const body = polygon(
    outline.map(([dx, dy]) => [x + dx * tall, feet + dy * tall]),
    ink,
  );
  return body + circle(x, feet - tall * 0.915, tall * 0.072, ink);
}
