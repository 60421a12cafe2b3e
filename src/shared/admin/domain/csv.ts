import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { CSV_CELL_CHARACTERS } from './limits.ts';

const words = adminSubscriptions;
/** The widest file has twenty. */
const COLUMNS_MAX = 100;
const LINE_END = 10;

/** A cell that a spreadsheet would run as a formula gets an apostrophe, which `readCell` takes away again. */
const LIKE_FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^'+[=+\-@\t\r]/;

/** CSV for spreadsheets: a UTF-8 byte order mark, semicolons as Brazilian spreadsheets expect, and no cell that is a formula. */
export function buildCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(toCell).join(';')).join('\r\n')}\r\n`;
}

/** A spreadsheet would run a cell that starts like a formula, and anyone can write a title on TMDB. */
function toCell(value: string | number): string {
  const text = typeof value === 'string' && LIKE_FORMULA.test(value) ? `'${value}` : String(value);
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export interface CsvLine {
  /** The line on which it starts, counted from 1. */
  line: number;
  cells: string[];
}

/**
 * Lines with cells, the header first; quoted cells may span lines, empty lines are left out. A quote that is never closed and a
 * cell that is too long are problems. `rows`: the caller refuses more below the header, so one more than that is enough.
 */
export function parseCsv(text: string, rows: number): { lines: CsvLine[] } | { problem: string } {
  const source = text.replace(/^\uFEFF/, '');
  const separator = findSeparator(source);
  const isEnd = (letter: string) => letter === separator || letter === '\n' || letter === '\r' || isQuote(letter);
  const lines: CsvLine[] = [];
  let cells: string[] = [];
  let [cell, isQuoted, line, start] = ['', false, 1, 1];
  const endLine = () => {
    cells.push(cell);
    if (cells.some((each) => each.trim() !== '')) lines.push({ line: start, cells: cells.map(readCell) });
    cells = [];
    cell = '';
    start = line;
  };
  const isTooLong = () => cell.length > CSV_CELL_CHARACTERS || cells.length >= COLUMNS_MAX;
  for (let place = 0; place < source.length && lines.length < rows + 2 && !isTooLong(); place += 1) {
    const letter = source[place] ?? '';
    if (isQuoted && letter !== '"') {
      const run = source.slice(place, endOfRun(source, place, isQuote));
      cell += run;
      line += run.split('\n').length - 1;
      place += run.length - 1;
    } else if (isQuoted && source[place + 1] === '"') {
      cell += '"';
      place += 1;
    } else if (isQuoted) isQuoted = false;
    else if (letter === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (letter === separator) {
      cells.push(cell);
      cell = '';
    } else if (letter === '\n') {
      // Empty lines in one step: a file may be a megabyte of them.
      const last = cell === '' && cells.length === 0 ? endOfLines(source, place) : place;
      line += last - place + 1;
      place = last;
      if (cell === '' && cells.length === 0) start = line;
      else endLine();
    } else if (letter === '"') cell += letter;
    else if (letter !== '\r') {
      const run = source.slice(place, endOfRun(source, place, isEnd));
      cell += run;
      place += run.length - 1;
    }
  }
  if (isTooLong()) return { problem: words.csvCell(start, CSV_CELL_CHARACTERS, COLUMNS_MAX) };
  if (isQuoted) return { problem: words.csvQuote };
  endLine();
  return { lines };
}

const isQuote = (letter: string) => letter === '"';

/** No run is longer than a cell may be by more than one character, which is enough to refuse it. */
function endOfRun(source: string, from: number, isEnd: (letter: string) => boolean): number {
  let end = from + 1;
  const last = Math.min(source.length, from + CSV_CELL_CHARACTERS + 1);
  while (end < last && !isEnd(source[end] ?? '')) end += 1;
  return end;
}

/** The last of the line ends that follow each other from here on. */
function endOfLines(source: string, from: number): number {
  let last = from;
  while (source.charCodeAt(last + 1) === LINE_END) last += 1;
  return last;
}

/** The first line decides: one of a file with mixed separators has too few cells then, and is a fault. */
function findSeparator(text: string): string {
  const end = text.indexOf('\n');
  const first = text.slice(0, end === -1 ? text.length : end);
  const countOf = (separator: string) => first.split(separator).length;
  return [';', ',', '\t'].toSorted((one, other) => countOf(other) - countOf(one))[0] ?? ';';
}

function readCell(cell: string): string {
  const text = cell.trim();
  return GUARDED.test(text) ? text.slice(1) : text;
}

/** Spreadsheets on Windows write windows-1252, which is never valid UTF-8 where it has accents. */
export function decodeCsv(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
