const SECOND_MS = 1000;

/** Counts the events of the last second, and the most that any second had. */
export interface SlidingSecond {
  count(atMs: number): void;
  max(): number;
}

/**
 * A ring buffer of times: an event is added once and removed once when it is older than a second, so the cost per
 * request does not grow with the rate.
 */
export function createSlidingSecond(): SlidingSecond {
  let ring = new Float64Array(1024);
  let oldest = 0;
  let length = 0;
  let max = 0;

  function grow(): void {
    const larger = new Float64Array(ring.length * 2);
    for (let index = 0; index < length; index += 1) larger[index] = ring[(oldest + index) % ring.length] ?? 0;
    ring = larger;
    oldest = 0;
  }

  return {
    count(atMs) {
      while (length > 0 && atMs - (ring[oldest] ?? 0) >= SECOND_MS) {
        oldest = (oldest + 1) % ring.length;
        length -= 1;
      }
      if (length === ring.length) grow();
      ring[(oldest + length) % ring.length] = atMs;
      length += 1;
      max = Math.max(max, length);
    },
    max: () => max,
  };
}
