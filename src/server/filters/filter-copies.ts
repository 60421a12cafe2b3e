import { Worker } from 'node:worker_threads';
import { FILTER_QUESTIONS_WAITING_MAX, NOW_PLAYING_HOURS } from '#shared/domain/limits.ts';
import type { Clock } from '../infra/clock.ts';
import type { Db } from '../infra/db.ts';
import { readNoted } from '../lists/index.ts';
import type { CountedOptions, FilteredPage, FilterQuestion, OptionCounts } from './filter-question.ts';
import type { ThreadAnswer, ThreadMessage } from './filter-thread.ts';
import { readAllTitles, readSomeTitles, readStanding, readStart } from './read-titles.ts';

/** What filters are read from: one database server, and this process's copy of its titles. */
export interface FilterSource {
  db: Db;
  now: Clock;
  copies: { filters: FilterCopies };
}

/** The titles of one database server, as far as the thread has them. */
interface Copy {
  number: number;
  build: number;
  snapshot: string;
}

interface Holder {
  copy: Copy | undefined;
  /** A queue of one: loads and changes run one after the other. */
  queue: Promise<unknown>;
  /** A refresh that has not started yet: it will see all current changes, so callers meanwhile share it. */
  next: Promise<Copy> | undefined;
}

type Pending = { resolve(value: unknown): void; reject(cause: Error): void };
type Question<T> = (copy: number, isCinemaKnown: boolean) => Promise<T | undefined>;

/** The thread ended, or was started again without this copy. */
class ThreadLost extends Error {}

const KINDS = ['movie', 'series'] as const;
/** Above this it is faster to load all titles again. */
const CHANGES_READ_MAX = 3_000;
const TRIES = 3;

/**
 * One thread of this process that has the titles of each database server asked: a replica may be behind the primary. The
 * thread starts with the first question, and again after it ended.
 */
export class FilterCopies {
  #holders = new WeakMap<Db, Holder>();
  #thread: Worker | undefined;
  #pending = new Map<number, Pending>();
  #lastNumber = 0;

  find(
    source: FilterSource,
    question: FilterQuestion,
    slice: { offset: number; limit: number },
  ): Promise<FilteredPage> {
    return this.#ask(source, (copy, isCinemaKnown) =>
      this.#send({ does: 'find', copy, number: this.#number(), question: { ...question, isCinemaKnown }, slice }),
    );
  }

  /** Undefined if too many questions wait for the thread: the page is more important than its counts. */
  async count(
    source: FilterSource,
    question: FilterQuestion,
    options: CountedOptions,
  ): Promise<OptionCounts | undefined> {
    if (this.#pending.size >= FILTER_QUESTIONS_WAITING_MAX) return undefined;
    return this.#ask(source, (copy, isCinemaKnown) =>
      this.#send({ does: 'count', copy, number: this.#number(), question: { ...question, isCinemaKnown }, options }),
    );
  }

  /** No tag invalidates it: every question first reads whether the copy is behind. */
  drop(): void {}

  expireAll(): void {}

  clear(): void {
    this.#holders = new WeakMap();
    void this.#thread?.terminate();
  }

  async #ask<T>({ db, now }: FilterSource, question: Question<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        const { copy, cinemaAt } = await this.#current(db);
        const isCinemaKnown =
          cinemaAt !== null && cinemaAt.getTime() >= now().getTime() - NOW_PLAYING_HOURS * 3_600_000;
        const answer = await question(copy.number, isCinemaKnown);
        if (answer !== undefined) return answer;
        this.#holders.delete(db);
        throw new ThreadLost('the filter thread does not have this copy');
      } catch (error) {
        if (!(error instanceof ThreadLost) || tries === TRIES) throw error;
      }
    }
  }

  /** A copy with every change committed before this call. */
  async #current(db: Db): Promise<{ copy: Copy; cinemaAt: Date | null }> {
    const holder = this.#holderOf(db);
    const copy = holder.copy ?? (await inQueue(holder, () => holder.copy ?? this.#load(db, holder)));
    const { build, isBehind, isPastBuild, cinemaAt } = await readStanding(db, copy.snapshot);
    if (build !== copy.build && isPastBuild) copy.build = build;
    if (!isBehind && build === copy.build) return { copy, cinemaAt };
    holder.next ??= inQueue(holder, () => {
      holder.next = undefined;
      return this.#refresh(db, holder);
    });
    return { copy: await holder.next, cinemaAt };
  }

  async #refresh(db: Db, holder: Holder): Promise<Copy> {
    const { copy } = holder;
    if (!copy) return this.#load(db, holder);
    const { build, moment, titles } = await readNoted(db, copy.snapshot);
    const isLost = build !== copy.build && !(await readStanding(db, copy.snapshot)).isPastBuild;
    if (isLost || titles.length > CHANGES_READ_MAX) return this.#load(db, holder);
    for (const kind of KINDS) {
      const ids = titles.flatMap((title) => (title.kind === kind ? title.id : []));
      if (ids.length === 0) continue;
      this.#post({ does: 'change', copy: copy.number, kind, ids, titles: await readSomeTitles(db, kind, ids) });
    }
    copy.snapshot = moment;
    copy.build = build;
    return copy;
  }

  async #load(db: Db, holder: Holder): Promise<Copy> {
    const { build, snapshot } = await readStart(db);
    const copy = { number: this.#number(), build, snapshot };
    for (const kind of KINDS) {
      for await (const titles of readAllTitles(db, kind)) {
        this.#post({ does: 'load', copy: copy.number, kind, titles, isLast: false });
      }
      this.#post({ does: 'load', copy: copy.number, kind, titles: '[]', isLast: true });
    }
    if (holder.copy) this.#post({ does: 'drop', copy: holder.copy.number });
    holder.copy = copy;
    return copy;
  }

  #holderOf(db: Db): Holder {
    const known = this.#holders.get(db);
    if (known) return known;
    const holder: Holder = { copy: undefined, queue: Promise.resolve(), next: undefined };
    this.#holders.set(db, holder);
    return holder;
  }

  #number(): number {
    this.#lastNumber += 1;
    return this.#lastNumber;
  }

  #post(message: ThreadMessage): void {
    this.#thread ??= this.#start();
    this.#thread.postMessage(message);
  }

  #send<T>(message: ThreadMessage & { number: number }): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#pending.set(message.number, { resolve, reject });
      this.#post(message);
      this.#thread?.ref();
    });
  }

  #start(): Worker {
    const thread = new Worker(new URL('./filter-thread.ts', import.meta.url));
    // A process may end while no question waits for the thread.
    thread.unref();
    thread.on('message', ({ number, value }: ThreadAnswer) => {
      this.#pending.get(number)?.resolve(value);
      this.#pending.delete(number);
      if (this.#pending.size === 0) thread.unref();
    });
    // An error ends the thread too; without a listener it would end the process.
    thread.on('error', () => undefined);
    thread.on('exit', () => {
      if (this.#thread !== thread) return;
      const pending = [...this.#pending.values()];
      this.#thread = undefined;
      this.#holders = new WeakMap();
      this.#pending = new Map();
      for (const { reject } of pending) reject(new ThreadLost('the filter thread ended'));
    });
    return thread;
  }
}

function inQueue<T>(holder: Holder, work: () => Promise<T> | T): Promise<T> {
  const mine = holder.queue.then(work, work);
  holder.queue = mine;
  // The caller handles the failure; the queue goes on.
  mine.catch(() => undefined);
  return mine;
}
