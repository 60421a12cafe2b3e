import { ARRIVALS_ANNOUNCED } from '#shared/domain/limits.ts';

/**
 * How often lists may be announced for titles that are new. A few at once are; while an import goes on they are announced now
 * and then, or every copy of every list would be made again every other second for hours.
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
