export type Point = readonly [x: number, y: number];
export type Attributes = Readonly<Record<string, string | number>>;

/** Smaller differences are invisible, and further digits may differ between machines. */
export const tenth = (value: number) => Number(value.toFixed(1));

function write(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('');
}

function element(name: string, attributes: Attributes): string {
  return `<${name}${write(attributes)}/>`;
}

export function circle(x: number, y: number, radius: number, ink: string, more: Attributes = {}): string {
  return element('circle', { cx: tenth(x), cy: tenth(y), r: tenth(Math.max(0, radius)), fill: ink, ...more });
}

export function ring(
  x: number,
  y: number,
  radius: number,
  ink: string,
  thickness: number,
  more: Attributes = {},
): string {
  return circle(x, y, radius, 'none', { ...stroke(ink, thickness), ...more });
}

export function ellipse(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  ink: string,
  more: Attributes = {},
): string {
  const box = { cx: tenth(x), cy: tenth(y), rx: tenth(radiusX), ry: tenth(radiusY) };
  return element('ellipse', { ...box, fill: ink, ...more });
}

export function rect(x: number, y: number, width: number, height: number, ink: string, more: Attributes = {}): string {
  const box = { x: tenth(x), y: tenth(y), width: tenth(Math.max(0, width)), height: tenth(Math.max(0, height)) };
  return element('rect', { ...box, fill: ink, ...more });
}

export function path(d: string, ink: string, more: Attributes = {}): string {
  return element('path', { d, fill: ink, ...more });
}

export function line(from: Point, to: Point, ink: string, thickness: number, more: Attributes = {}): string {
  const ends = { x1: tenth(from[0]), y1: tenth(from[1]), x2: tenth(to[0]), y2: tenth(to[1]) };
  return element('line', { ...ends, ...stroke(ink, thickness), ...more });
}

export function polygon(points: readonly Point[], ink: string, more: Attributes = {}): string {
  return path(`M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}Z`, ink, more);
}

/** Attributes of a line, which is stroked and not filled. */
export function stroke(ink: string, thickness: number): Attributes {
  return { stroke: ink, 'stroke-width': tenth(thickness) };
}

/** The `d` of a path with its numbers rounded to a tenth: pathOf`M${x} ${y}h${width}Z`. */
export function pathOf(letters: TemplateStringsArray, ...numbers: number[]): string {
  return letters.map((text, index) => (index === 0 ? text : `${tenth(numbers[index - 1] ?? 0)}${text}`)).join('');
}

export function group(attributes: Attributes, shapes: string): string {
  return `<g${write(attributes)}>${shapes}</g>`;
}

export function turned(degrees: number, x: number, y: number): Attributes {
  return { transform: `rotate(${tenth(degrees)} ${tenth(x)} ${tenth(y)})` };
}

/** `count` shapes, or pieces of a path, joined. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}
