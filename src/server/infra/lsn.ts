/** A position in PostgreSQL's write-ahead log (LSN), such as `16/B374D848`, as a number. */
export function parseLsn(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** Header sizes of a WAL page, and of the first page of a file. */
const PAGE_HEADERS = [24n, 40n];

/**
 * The end of the last record. If the current page is still empty, PostgreSQL reports the position behind its header, which no
 * replica reaches before a record is written there.
 */
export function endOfLog(insertAt: bigint, pageBytes: bigint): bigint {
  const onPage = insertAt % pageBytes;
  return PAGE_HEADERS.includes(onPage) ? insertAt - onPage : insertAt;
}

interface Mark {
  at: number;
  lsn: bigint;
}

/** Two and a half minutes at four marks a second: a larger lag is reported as this. */
const MARKS_MAX = 600;

/** The primary's LSN over time, to compute the lag of a replica from the LSN it has replayed. */
export class LogHistory {
  readonly #marks: Mark[] = [];

  add(at: number, lsn: bigint): void {
    this.#marks.push({ at, lsn });
    if (this.#marks.length > MARKS_MAX) this.#marks.shift();
  }

  /** Time since the first mark that is not reached; 0 if all are. */
  lagMs(reached: bigint, now: number): number {
    const missed = this.#marks.find(({ lsn }) => lsn > reached);
    return missed ? Math.max(0, now - missed.at) : 0;
  }
}
