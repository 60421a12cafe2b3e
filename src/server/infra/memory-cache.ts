import { LRUCache } from 'lru-cache';
import { tags } from '#shared/domain/tags.ts';
import type { Clock } from './clock.ts';

interface Entry {
  value: unknown;
  tags: readonly string[];
  freshUntil: number;
  /** Past its freshness a copy answers only a failure, and past this not even that. */
  staleUntil: number;
  bytes: number;
}

export interface Kept<T> {
  value: T;
  isFresh: boolean;
  /** Somebody said that it is old, which time alone does not. */
  isDropped: boolean;
}

/** A moment in this process's history of dropped tags; see `MemoryCache.begin`. */
export type Moment = number & { readonly brand: unique symbol };

export interface MemoryCacheOptions {
  entries: number;
  /** All values together, where they say how large they are; the least used go first. */
  bytes?: number;
  /** How long past its freshness a copy may still answer when nothing newer can be had. */
  staleSeconds: number;
  now: Clock;
}

/**
 * This process's copies, dropped by tag. A value that was being built while one of its tags was dropped is refused:
 * a slow reader cannot put an old copy back after everyone was told to forget it.
 */
export class MemoryCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #keysByTag = new Map<string, Set<string>>();
  /** Tag → when it was last dropped. Bounded: a build that outlives 10,000 drops is older than its deadline. */
  readonly #drops = new LRUCache<string, number>({ max: 10_000 });
  readonly #staleMs: number;
  readonly #now: Clock;
  #moment = 0;
  #clearedAt = 0;

  constructor({ entries, bytes, staleSeconds, now }: MemoryCacheOptions) {
    this.#staleMs = staleSeconds * 1_000;
    this.#now = now;
    this.#entries = new LRUCache<string, Entry>({
      max: entries,
      ...(bytes !== undefined && { maxSize: bytes, sizeCalculation: (entry) => Math.max(1, entry.bytes) }),
      dispose: (entry, key) => this.#forget(key, entry.tags),
    });
  }

  get<T>(key: string): Kept<T> | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const now = this.#now().getTime();
    if (now > entry.staleUntil) {
      this.#entries.delete(key);
      return undefined;
    }
    return { value: entry.value as T, isFresh: now < entry.freshUntil, isDropped: entry.freshUntil === 0 };
  }

  /** Taken before the first read a value is built from, and handed to `set`. */
  begin(): Moment {
    return this.#moment as Moment;
  }

  set(key: string, value: unknown, tags: readonly string[], ttlSeconds: number, begun: Moment, bytes = 0): boolean {
    const isOutdated = begun < this.#clearedAt || tags.some((tag) => (this.#drops.get(tag) ?? 0) > begun);
    if (isOutdated) return false;
    const freshUntil = this.#now().getTime() + ttlSeconds * 1_000;
    this.#entries.set(key, { value, tags, freshUntil, staleUntil: freshUntil + this.#staleMs, bytes });
    // What is larger than all there is room for was not taken in.
    if (!this.#entries.has(key)) return false;
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      keys.add(key);
      this.#keysByTag.set(tag, keys);
    }
    return true;
  }

  /** A soft drop: the copy is asked for again before it is shown, and kept only for when nobody answers. */
  drop(dropped: readonly string[]): void {
    if (dropped.includes(tags.everything())) return this.expireAll();
    this.#moment += 1;
    for (const tag of dropped) {
      this.#drops.set(tag, this.#moment);
      for (const key of this.#keysByTag.get(tag) ?? []) this.#expire(key);
    }
  }

  /** Changes with every drop of the tag: work begun before it and work begun after it are not the same work. */
  lastDrop(tag: string): number {
    return Math.max(this.#drops.get(tag) ?? 0, this.#clearedAt);
  }

  /** After a gap in what we were told, nothing kept can be trusted to be the newest. */
  expireAll(): void {
    this.#moment += 1;
    this.#clearedAt = this.#moment;
    for (const key of this.#entries.keys()) this.#expire(key);
  }

  clear(): void {
    this.#moment += 1;
    this.#clearedAt = this.#moment;
    this.#entries.clear();
  }

  get size(): number {
    return this.#entries.size;
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
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
