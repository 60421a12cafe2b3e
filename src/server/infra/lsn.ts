/** A place in PostgreSQL's log, `16/B374D848`, as a number that can be compared. */
export function parseLsn(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** Of a page of the log, and of the first of a file. */
const PAGE_HEADERS = [24n, 40n];

/**
 * Where the last thing written ends. On a page that holds nothing yet PostgreSQL names the place behind its header, which nobody
 * reaches before something is written there.
 */
export function endOfLog(insertAt: bigint, pageBytes: bigint): bigint {
  const onPage = insertAt % pageBytes;
  return PAGE_HEADERS.includes(onPage) ? insertAt - onPage : insertAt;
}

interface Mark {
  at: number;
  lsn: bigint;
}

/** Two and a half minutes of four marks a second: who is further behind than that is told to be so far behind. */
const MARKS_MAX = 600;

/** Where the primary's log was when: how late somebody is who has read up to a place in it. */
export class LogHistory {
  readonly #marks: Mark[] = [];

  add(at: number, lsn: bigint): void {
    this.#marks.push({ at, lsn });
    if (this.#marks.length > MARKS_MAX) this.#marks.shift();
  }

  /** Since the first mark that is not reached; nothing where all are. */
  lagMs(reached: bigint, now: number): number {
    const missed = this.#marks.find(({ lsn }) => lsn > reached);
    return missed ? Math.max(0, now - missed.at) : 0;
  }
}
