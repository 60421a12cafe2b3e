import { ARRIVALS_ANNOUNCED } from '#shared/domain/limits.ts';

/**
 * Rate limit (token bucket) on list invalidations for new titles. A few go out at once; a long import is slowed down, or every
 * cached list would be rebuilt every other second for hours.
 */
export class AnnouncePace {
  #left: number = ARRIVALS_ANNOUNCED.burst;
  #filledAt: number;

  constructor(nowMs: number) {
    this.#filledAt = nowMs;
  }

  mayAnnounce(nowMs: number): boolean {
    const gained = Math.floor((nowMs - this.#filledAt) / ARRIVALS_ANNOUNCED.refillMs);
    if (gained > 0) {
      this.#left = Math.min(ARRIVALS_ANNOUNCED.burst, this.#left + gained);
      this.#filledAt += gained * ARRIVALS_ANNOUNCED.refillMs;
    }
    return this.#left > 0;
  }

  announced(): void {
    this.#left -= 1;
  }
}
