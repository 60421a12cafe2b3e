import { STALE_LIFETIME_SECONDS } from '#shared/domain/limits.ts';

/** What a function answers: the value for a page, its JSON for the wire. Each is made from the other when first asked for. */
export interface Answer<T> {
  readonly value: T;
  readonly text: string;
  /** The names every copy of it is dropped by. */
  readonly tags: readonly string[];
  /** When what it says was read from the tables; unset where it was read just now. */
  readonly builtAt?: Date;
  /** Until when it is as fresh as it should be; whoever keeps a copy keeps it no longer. Unset where only its kind says. */
  readonly freshUntil?: Date;
}

/** Kept as the text it was stored as: most readers only pass it on, and never pay for reading it. */
export class KeptAnswer<T> implements Answer<T> {
  readonly text: string;
  readonly tags: readonly string[];
  readonly builtAt: Date;
  readonly freshUntil: Date;
  #value: T | undefined;

  constructor(kept: { text: string; tags: readonly string[]; builtAt: Date; expiresAt: Date }) {
    this.text = kept.text;
    this.tags = kept.tags;
    this.builtAt = kept.builtAt;
    this.freshUntil = kept.expiresAt;
  }

  get value(): T {
    this.#value ??= JSON.parse(this.text) as T;
    return this.#value;
  }
}

/** An answer with more fields than was kept; the kept text goes into the new one as it is. */
export function extendAnswer<T extends object, M extends object>(kept: Answer<T>, more: M): Answer<T & M> {
  return {
    get value() {
      return { ...kept.value, ...more };
    },
    get text() {
      return `${kept.text.slice(0, -1)},${JSON.stringify(more).slice(1)}`;
    },
    tags: kept.tags,
    ...timesOf(kept),
  };
}

/** The same answer in other words: cut, or turned. Nothing of it is kept. */
export function mapAnswer<T, U>(kept: Answer<T>, map: (value: T) => U): Answer<U> {
  return { ...answerNow(map(kept.value), kept.tags), ...timesOf(kept) };
}

/** What is worked out for one reader, like the result of a search. */
export function answerNow<T>(value: T, tags: readonly string[] = []): Answer<T> {
  let text: string | undefined;
  return {
    value,
    get text() {
      text ??= JSON.stringify(value);
      return text;
    },
    tags,
  };
}

function timesOf({ builtAt, freshUntil }: Answer<unknown>): Pick<Answer<unknown>, 'builtAt' | 'freshUntil'> {
  return { ...(builtAt && { builtAt }), ...(freshUntil && { freshUntil }) };
}

/** How long a shared cache may keep an answer: its kind's time, or what is left of its own. Never nothing: see limits. */
export function lifetimeOf({ freshUntil }: Answer<unknown>, kindSeconds: number, now: Date): number {
  if (!freshUntil) return kindSeconds;
  const left = Math.floor((freshUntil.getTime() - now.getTime()) / 1_000);
  return Math.min(kindSeconds, Math.max(left, STALE_LIFETIME_SECONDS));
}
