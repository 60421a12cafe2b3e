import { hexId } from '../hash.ts';
import { group, tenth } from './shapes.ts';

/** The id is a hash of the content: equal definitions in one drawing may share an id, and no counter is needed. */
function nameOf(definition: string): string {
  return `d${hexId(definition).slice(0, 12)}`;
}

/** Draws the shapes only where `window` covers them. */
export function clipped(window: string, shapes: string): string {
  const name = nameOf(window);
  return `<clipPath id="${name}">${window}</clipPath>${group({ 'clip-path': `url(#${name})` }, shapes)}`;
}

/** `definition` must be written before an area that is filled with `ink`. */
export interface Gradient {
  definition: string;
  ink: string;
}

export function gradient(from: string, to: string, degrees: number): Gradient {
  const angle = (degrees * Math.PI) / 180;
  const [reachX, reachY] = [Math.cos(angle) / 2, Math.sin(angle) / 2];
  const ends = `x1="${tenth(0.5 - reachX)}" y1="${tenth(0.5 - reachY)}" x2="${tenth(0.5 + reachX)}" y2="${tenth(0.5 + reachY)}"`;
  const stops = `<stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/>`;
  const name = nameOf(ends + stops);
  return { definition: `<linearGradient id="${name}" ${ends}>${stops}</linearGradient>`, ink: `url(#${name})` };
}
