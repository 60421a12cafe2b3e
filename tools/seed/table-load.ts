import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { toCopyLine } from './copy-text.ts';

type Row = Readonly<Record<string, unknown>>;

/** Collects rows per table and sends them with COPY, one transaction per batch. */
export class TableLoad {
  readonly #client: pg.Client;
  readonly #order: readonly string[];
  readonly #lines = new Map<string, { columns: string[]; lines: string[] }>();

  /** `order`: parents before children, as foreign keys require. */
  constructor(client: pg.Client, order: readonly string[]) {
    this.#client = client;
    this.#order = order;
  }

  add(table: string, rows: readonly Row[]): void {
    const [first] = rows;
    if (!first) return;
    const held = this.#lines.get(table) ?? { columns: Object.keys(first), lines: [] };
    for (const row of rows) held.lines.push(toCopyLine(row, held.columns));
    this.#lines.set(table, held);
  }

  async send(): Promise<void> {
    await this.#client.query('begin');
    for (const table of this.#order) {
      const held = this.#lines.get(table);
      if (!held || held.lines.length === 0) continue;
      const columns = held.columns.map((column) => `"${column}"`).join(', ');
      const target = this.#client.query(copyFrom(`copy ${table} (${columns}) from stdin`));
      await pipeline(Readable.from([held.lines.join('')]), target);
      held.lines.length = 0;
    }
    await this.#client.query('commit');
  }
}
