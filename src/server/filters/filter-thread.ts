import { parentPort } from 'node:worker_threads';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import { countOptions, findPage } from './answer-question.ts';
import { FilterIndex } from './filter-index.ts';
import type { CountedOptions, ThreadQuestion } from './filter-question.ts';
import type { TitleRow } from './read-titles.ts';

/** Messages are handled in the order they were posted, so a change posted before a question is in its answer. */
export type ThreadMessage =
  /** JSON texts of titles; sorted when the last one arrived. */
  | { does: 'load'; copy: number; kind: TitleKind; titles: string; isLast: boolean }
  | { does: 'change'; copy: number; kind: TitleKind; ids: number[]; titles: string }
  | { does: 'drop'; copy: number }
  | ({ does: 'find'; question: ThreadQuestion; slice: { offset: number; limit: number } } & Asked)
  | ({ does: 'count'; question: ThreadQuestion; options: CountedOptions } & Asked);

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

class FilterThread {
  readonly #copies = new Map<number, Record<TitleKind, FilterIndex>>();
  readonly #loading = new Map<string, TitleRow[]>();

  handle(message: ThreadMessage): ThreadAnswer | undefined {
    const copy = this.#copies.get(message.copy);
    switch (message.does) {
      case 'load':
        this.#load(message);
        return undefined;
      case 'change':
        copy?.[message.kind].apply(JSON.parse(message.titles) as TitleRow[], message.ids);
        return undefined;
      case 'drop':
        this.#copies.delete(message.copy);
        return undefined;
      case 'find': {
        const { number, question, slice } = message;
        return { number, value: copy && findPage(copy[question.kind], question, slice) };
      }
      case 'count': {
        const { number, question, options } = message;
        return { number, value: copy && countOptions(copy[question.kind], question, options) };
      }
    }
  }

  #load({ copy, kind, titles, isLast }: ThreadMessage & { does: 'load' }): void {
    const key = `${copy} ${kind}`;
    const rows = this.#loading.get(key) ?? [];
    for (const row of JSON.parse(titles) as TitleRow[]) rows.push(row);
    this.#loading.set(key, rows);
    if (!isLast) return;
    this.#loading.delete(key);
    const indexes = this.#copies.get(copy) ?? { movie: new FilterIndex('movie'), series: new FilterIndex('series') };
    this.#copies.set(copy, indexes);
    indexes[kind].apply(rows);
  }
}

const thread = new FilterThread();
parentPort?.on('message', (message: ThreadMessage) => {
  const answer = thread.handle(message);
  if (answer) parentPort?.postMessage(answer);
});
