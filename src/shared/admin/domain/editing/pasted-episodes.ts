import { splitPasted } from './pasted-lines.ts';

/** A pasted line: `173; 17/11; O título`, the cells of a spreadsheet, or only the title. */
export interface PastedEpisode {
  text: string;
  /** The episode or chapter; `null` if the line names none. */
  number: number | null;
  /** As typed: day, month and maybe the year. */
  day: readonly [day: number, month: number, year: number | undefined] | null;
  title: string;
}

const DAY = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?$/;

/**
 * Reads one episode per line, of more than `most` some are left out. If no line has a number, all of them are titles in order, from `first` on; else a line without a number
 * names no episode.
 */
export function parsePastedEpisodes(pasted: string, first: number, most: number): PastedEpisode[] {
  const parsed = splitPasted(pasted, most).map(({ text }) => parseLine(text));
  if (parsed.some(({ number }) => number !== null)) return parsed;
  return parsed.map((line, place) => ({ ...line, number: first + place }));
}

function parseLine(text: string): PastedEpisode {
  const cells = text.split(text.includes('\t') ? '\t' : ';').map((cell) => cell.trim());
  const number = cells.length > 1 && /^\d{1,7}$/.test(cells[0] ?? '') ? Number(cells.shift()) : null;
  const [, day, month, year] = DAY.exec(cells.length > 1 ? (cells[0] ?? '') : '') ?? [];
  if (day !== undefined) cells.shift();
  return {
    text,
    number,
    day: day === undefined ? null : [Number(day), Number(month), year === undefined ? undefined : Number(year)],
    title: cells.join('; ').trim(),
  };
}

/** The typed day as `2026-11-17`. Without a year it is the one nearest to `near`. `null` if there is no such day. */
export function toPastedDay([day, month, year]: NonNullable<PastedEpisode['day']>, near: string): string | null {
  const around = Number(near.slice(0, 4));
  const days = (year === undefined ? [around - 1, around, around + 1] : [year])
    .map((each) => new Date(Date.UTC(each, month - 1, day)))
    .filter((each) => each.getUTCMonth() === month - 1 && each.getUTCDate() === day);
  const distance = (each: Date) => Math.abs(each.getTime() - Date.parse(near));
  const [nearest] = days.toSorted((one, other) => distance(one) - distance(other));
  return nearest?.toISOString().slice(0, 10) ?? null;
}

export type PastedVerdict = 'new' | 'same' | 'replaced' | 'unknown';

/** What a pasted line would change. */
export interface PastedEpisodeLine {
  /** As typed, for a line that names no episode. */
  title: string;
  number: number | null;
  /** `2026-11-17`, if the line names a day. */
  day: string | null;
  verdict: PastedVerdict;
  /** The title that would be replaced. */
  current: string;
}
