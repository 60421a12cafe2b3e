import { mix, unit } from './bits.ts';
import { SALT } from './salts.ts';
import { FLAG, type TitleTable } from './tables.ts';

const DRAWS = 60;
const MOST = 21;

/** Random popular titles that share a genre. A third of the titles have none, as new or forgotten ones do. */
export function listRecommended(table: TitleTable, bits: number, row: number): number[] {
  const draw = mix(bits, SALT.related);
  if (draw % 3 === 0) return [];
  const order = table.order('popularity');
  const chosen = new Set<number>();
  for (let index = 1; index <= DRAWS && chosen.size < MOST; index += 1) {
    const place = unit(mix(draw, index));
    const other = order[Math.floor(place * place * order.length)] ?? row;
    if (other !== row && sharesGenre(table, row, other)) chosen.add(other);
  }
  return [...chosen].map((other) => table.id(other));
}

/** How many popular titles are checked for a shared genre; a list of similar titles need not be complete. */
const LOOKED_AT = 200;

/** Any titles that share a genre, so odd neighbours are expected, as at TMDB. */
export function listSimilar(table: TitleTable, bits: number, row: number): number[] {
  const order = table.order('popularity');
  const isHandMade = (table.flags[row] ?? 0) & FLAG.demo;
  const start = isHandMade ? 0 : mix(bits, SALT.related) % Math.max(1, Math.floor(order.length / 3));
  return [...order.subarray(start, start + LOOKED_AT)]
    .filter((other) => other !== row && sharesGenre(table, row, other))
    .map((other) => table.id(other));
}

function sharesGenre(table: TitleTable, row: number, other: number): boolean {
  if ((table.flags[other] ?? 0) & (FLAG.adult | FLAG.video)) return false;
  return Boolean((table.genres[row] ?? 0) & (table.genres[other] ?? 0));
}
