import { secondsLeftOfDay } from '#shared/domain/day.ts';
import { STALE_LIFETIME_SECONDS } from '#shared/domain/limits.ts';
import { locateField } from './answer-fields.ts';

/** What a function returns: the value for a page, its JSON for the API. Each is made from the other when first needed. */
export interface Answer<T> {
  readonly value: T;
  readonly text: string;
  /** Cached copies are purged by these tags. */
  readonly tags: readonly string[];
  /** When its data was read from the tables; unset if it was read just now. */
  readonly builtAt?: Date;
  /** No cache may keep a copy beyond this time. Unset if only the lifetime of its kind applies. */
  readonly freshUntil?: Date;
  /** It shows something with a last day that is near: no cache may serve it stale. */
  readonly isDated?: boolean;
  /** Reads one field without parsing the others; unset if the value was never a text. */
  readonly field?: <K extends keyof T & string>(name: K) => T[K];
}

/** Kept as the text it was stored as: most readers only pass it on, so it is parsed only on demand. */
export class CachedAnswer<T> implements Answer<T> {
  readonly text: string;
  readonly tags: readonly string[];
  readonly builtAt: Date;
  readonly freshUntil: Date;
  #value: T | undefined;
  readonly #fields = new Map<string, unknown>();

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

  field<K extends keyof T & string>(name: K): T[K] {
    if (this.#value) return this.#value[name];
    if (!this.#fields.has(name)) {
      const { from, to } = locateField(this.text, name);
      this.#fields.set(name, JSON.parse(this.text.slice(from, to)));
    }
    return this.#fields.get(name) as T[K];
  }
}

/** One field of an answer: most answers are sent as the text they were stored as, and only need a name or an address of it. */
export function fieldOf<T, K extends keyof T & string>(answer: Answer<T>, name: K): T[K] {
  return answer.field ? answer.field(name) : answer.value[name];
}

/** A cached answer with one field replaced; the rest of its text is copied without parsing it. */
export function replaceField<T, K extends keyof T & string>(
  kept: Answer<T>,
  name: K,
  replaced: T[K],
  tags = kept.tags,
): Answer<T> {
  return {
    get value() {
      return { ...kept.value, [name]: replaced };
    },
    get text() {
      const { from, to } = locateField(kept.text, name);
      return kept.text.slice(0, from) + JSON.stringify(replaced) + kept.text.slice(to);
    },
    field: (other) => (other === (name as string) ? (replaced as never) : fieldOf(kept, other)),
    tags,
    ...timesOf(kept),
  };
}

/** A cached answer with more fields; the cached text is copied into the new text without parsing it. */
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

/** A cached answer with its value transformed. The cached text is not reused; the new one is written when it is asked for. */
export function mapAnswer<T, U>(kept: Answer<T>, map: (value: T) => U, tags = kept.tags): Answer<U> {
  return Object.assign(answerNow(map(kept.value), tags), timesOf(kept));
}

/** An answer computed for one request, like a search result. */
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

function timesOf({
  builtAt,
  freshUntil,
  isDated,
}: Answer<unknown>): Pick<Answer<unknown>, 'builtAt' | 'freshUntil' | 'isDated'> {
  return { ...(builtAt && { builtAt }), ...(freshUntil && { freshUntil }), ...(isDated && { isDated }) };
}

/** The same answer, which no cache may keep beyond `end`. */
export function endAnswer<T>(answer: Answer<T>, end: Date): Answer<T> {
  const freshUntil = answer.freshUntil && answer.freshUntil < end ? answer.freshUntil : end;
  return {
    get value() {
      return answer.value;
    },
    get text() {
      return answer.text;
    },
    field: (name) => fieldOf(answer, name),
    tags: answer.tags,
    ...timesOf(answer),
    ...{ freshUntil, isDated: true },
  };
}

/** How long a shared cache may keep an answer: the lifetime of its kind, or what is left of its own. Never zero: see limits. */
export function lifetimeOf({ freshUntil }: Answer<unknown>, kindSeconds: number, now: Date): number {
  if (!freshUntil) return kindSeconds;
  const left = Math.floor((freshUntil.getTime() - now.getTime()) / 1_000);
  return Math.min(kindSeconds, Math.max(left, STALE_LIFETIME_SECONDS));
}

/** Whether it ends at midnight in Brazil because what it says does (`isOfTheDay`): then no cache may serve it stale. */
export function endsWithTheDay({ freshUntil, isDated }: Answer<unknown>): boolean {
  if (isDated) return true;
  return freshUntil !== undefined && secondsLeftOfDay(new Date(freshUntil.getTime() - 1_000)) <= 1;
}
