import { readFileSync, writeFileSync } from 'node:fs';

export type RegisterRow = readonly [id: number, ...words: string[]];

/** Appends rows to a register's list, formatted as biome does. */
export function appendRows(file: string, rows: readonly RegisterRow[]): void {
  if (rows.length === 0) return;
  const text = readFileSync(file, 'utf8');
  const lines = rows.map(([id, ...words]) => `  [${[formatNumber(id), ...words.map(quote)].join(', ')}],\n`).join('');
  const end = text.lastIndexOf('];');
  const isEmpty = text.slice(0, end).endsWith('[');
  writeFileSync(file, `${text.slice(0, end)}${isEmpty ? '\n' : ''}${lines}${text.slice(end)}`);
}

/** The next free id from `first` on. */
export function nextFreeId(taken: Iterable<number>, first: number): number {
  return Math.max(first - 1, ...[...taken].filter((id) => id >= first)) + 1;
}

function formatNumber(id: number): string {
  return id < 1_000_000 ? String(id) : String(id).replace(/\B(?=(\d{3})+$)/g, '_');
}

/** Single quotes, unless the word itself has one. */
function quote(word: string): string {
  return word.includes("'") ? `"${word}"` : `'${word}'`;
}
