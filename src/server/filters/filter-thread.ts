import { parentPort } from 'node:worker_threads';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import { countOptions, findPage } from './answer-question.ts';
import { FilterIndex } from './filter-index.ts';
import type { FilterOptions, ThreadQuestion } from './filter-question.ts';
import type { TitleRow } from './read-titles.ts';

/** Messages are handled in the order they were posted, so a change posted before a question is in its answer. */
export type ThreadMessage =
  /** JSON texts of titles; sorted when the last one arrived. */
  | { does: 'load'; copy: number; kind: TitleKind; titles: string; isLast: boolean }
  | { does: 'change'; copy: number; kind: TitleKind; ids: number[]; titles: string }
  | { does: 'drop'; copy: number }
  | ({ does: 'find'; question: ThreadQuestion; slice: { offset: number; limit: number } } & Asked)
  | ({ does: 'count'; question: ThreadQuestion; options: FilterOptions } & Asked);

interface Asked {
  copy: number;
  /** Of the answer. */
  number: number;
}

export interface ThreadAnswer {
  number: number;
  /** Undefined if the thread does not have this copy: it was started again. */
  value: unknown;
}

const copies = new Map<number, Record<TitleKind, FilterIndex>>();
const loading = new Map<string, TitleRow[]>();

function handle(message: ThreadMessage): ThreadAnswer | undefined {
  const { copy } = message;
  switch (message.does) {
    case 'load': {
      load(message);
      return undefined;
    }
    case 'change':
      copies.get(copy)?.[message.kind].apply(JSON.parse(message.titles) as TitleRow[], message.ids);
      return undefined;
    case 'drop':
      copies.delete(copy);
      return undefined;
    case 'find': {
      const { number, question, slice } = message;
      const index = copies.get(copy)?.[question.kind];
      return { number, value: index && findPage(index, question, slice) };
    }
    case 'count': {
      const { number, question, options } = message;
      const index = copies.get(copy)?.[question.kind];
      return { number, value: index && countOptions(index, question, options) };
    }
  }
}

function load({ copy, kind, titles, isLast }: ThreadMessage & { does: 'load' }): void {
  const key = `${copy} ${kind}`;
  const rows = loading.get(key) ?? [];
  for (const row of JSON.parse(titles) as TitleRow[]) rows.push(row);
  loading.set(key, rows);
  if (!isLast) return;
  loading.delete(key);
  const indexes = copies.get(copy) ?? { movie: new FilterIndex('movie'), series: new FilterIndex('series') };
  copies.set(copy, indexes);
  indexes[kind].apply(rows);
}

parentPort?.on('message', (message: ThreadMessage) => {
  const answer = handle(message);
  if (answer) parentPort?.postMessage(answer);
});
