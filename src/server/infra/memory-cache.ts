import { LRUCache } from 'lru-cache';
import { tags } from '#shared/domain/tags.ts';
import type { Clock } from './clock.ts';

interface Entry {
  value: unknown;
  tags: readonly string[];
  freshUntil: number;
  /** An expired copy is only used when a rebuild fails, and only until this time. */
  staleUntil: number;
  bytes: number;
}

export interface CachedValue<T> {
  value: T;
  isFresh: boolean;
  /** It was invalidated, not just expired. */
  isDropped: boolean;
}

/** What a cache can do when data changes. */
export interface InvalidatedCopies {
  /** Copies with one of these tags are read again before their next use. */
  drop(tags: readonly string[]): void;
  /** The same for every copy: changes may have been missed. */
  expireAll(): void;
  /** Removes every copy, without a fallback if the next read fails. */
  clear(): void;
}

/** A build that outlives so many invalidations is past its deadline. */
const DROPS_REMEMBERED = 10_000;

/** A cache epoch: a point in this process's sequence of invalidations; see `MemoryCache.begin`. */
export type CacheEpoch = number & { readonly brand: unique symbol };

export interface MemoryCacheOptions {
  entries: number;
  /** Limit for all values that report a size; the least recently used go first. */
  bytes?: number;
  /** How long an expired copy may still be used when a rebuild fails. */
  staleSeconds: number;
  now: Clock;
}

/**
 * This process's cache, invalidated by tag. A value whose tag was invalidated while it was being built is not stored: a slow
 * reader cannot put an old copy back.
 */
export class MemoryCache implements InvalidatedCopies {
  readonly #entries: LRUCache<string, Entry>;
  readonly #keysByTag = new Map<string, Set<string>>();
  /** Tag → epoch of its last invalidation, the oldest first. */
  readonly #drops = new Map<string, number>();
  readonly #staleMs: number;
  readonly #now: Clock;
  #epoch = 0;
  #clearedAt = 0;

  constructor({ entries, bytes, staleSeconds, now }: MemoryCacheOptions) {
    this.#staleMs = staleSeconds * 1_000;
    this.#now = now;
    this.#entries = new LRUCache<string, Entry>({
      // For `max` alone the library allocates room for all entries at once, in every process and for every preview.
      ...(bytes === undefined
        ? { maxSize: entries, sizeCalculation: () => 1 }
        : { max: entries, maxSize: bytes, sizeCalculation: (entry) => Math.max(1, entry.bytes) }),
      dispose: (entry, key) => this.#forget(key, entry.tags),
    });
  }

  get<T>(key: string): CachedValue<T> | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const now = this.#now().getTime();
    if (now > entry.staleUntil) {
      this.#entries.delete(key);
      return undefined;
    }
    return { value: entry.value as T, isFresh: now < entry.freshUntil, isDropped: entry.freshUntil === 0 };
  }

  /** Call it before the first read a value is built from, and pass the result to `set`. */
  begin(): CacheEpoch {
    return this.#epoch as CacheEpoch;
  }

  set(key: string, value: unknown, tags: readonly string[], ttlSeconds: number, begun: CacheEpoch, bytes = 0): boolean {
    const isOutdated = begun < this.#clearedAt || tags.some((tag) => (this.#drops.get(tag) ?? 0) > begun);
    if (isOutdated) return false;
    const freshUntil = this.#now().getTime() + ttlSeconds * 1_000;
    this.#entries.set(key, { value, tags, freshUntil, staleUntil: freshUntil + this.#staleMs, bytes });
    // A value larger than the whole cache was not stored.
    if (!this.#entries.has(key)) return false;
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      keys.add(key);
      this.#keysByTag.set(tag, keys);
    }
    return true;
  }

  /** Soft invalidation: the copy is rebuilt before its next use, and used as it is only if the rebuild fails. */
  drop(dropped: readonly string[]): void {
    if (dropped.includes(tags.everything())) return this.expireAll();
    this.#epoch += 1;
    for (const tag of dropped) {
      this.#remember(tag);
      for (const key of this.#keysByTag.get(tag) ?? []) this.#expire(key);
    }
  }

  /** Changes with every invalidation of the tag: a build started before it must not be shared with one started after it. */
  lastDrop(tag: string): number {
    return Math.max(this.#drops.get(tag) ?? 0, this.#clearedAt);
  }

  /** After missed notifications no copy can be trusted to be current. */
  expireAll(): void {
    this.#epoch += 1;
    this.#clearedAt = this.#epoch;
    for (const key of this.#entries.keys()) this.#expire(key);
  }

  clear(): void {
    this.#epoch += 1;
    this.#clearedAt = this.#epoch;
    this.#entries.clear();
  }

  get size(): number {
    return this.#entries.size;
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  #remember(tag: string): void {
    this.#drops.delete(tag);
    this.#drops.set(tag, this.#epoch);
    const [oldest] = this.#drops.keys();
    if (this.#drops.size > DROPS_REMEMBERED && oldest !== undefined) this.#drops.delete(oldest);
  }

  #expire(key: string): void {
    const entry = this.#entries.peek(key);
    if (entry) entry.freshUntil = 0;
  }

  #forget(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}
