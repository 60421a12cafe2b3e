/** Progress of a long command: a bar that redraws itself on a terminal, a plain line now and then elsewhere. */
export interface Progress {
  /** `done` of `total`; without a total only count and rate are shown. */
  update(done: number, total?: number): void;
  end(): void;
  /** Removes the bar from the terminal, so that something else can be written. */
  hide(): void;
  show(): void;
}

export interface ProgressOutput {
  isTTY?: boolean | undefined;
  write(text: string): unknown;
}

const BAR_CELLS = 24;
const REDRAW_MS = 200;
const PLAIN_LINE_MS = 5_000;
/** Before this time a rate is meaningless. */
const RATE_AFTER_SECONDS = 1;

export function createProgress(
  label: string,
  output: ProgressOutput,
  nowMs: () => number = () => performance.now(),
): Progress {
  const started = nowMs();
  let told = Number.NEGATIVE_INFINITY;
  let last = '';
  const tell = () => {
    told = nowMs();
    output.write(output.isTTY ? `\r\u001b[2K${last}` : `${last}\n`);
  };
  const erase = () => void (output.isTTY && last && output.write('\r\u001b[2K'));
  return {
    hide: erase,
    show: () => void (output.isTTY && last && output.write(last)),
    update(done, total) {
      last = describe(label, done, total, (nowMs() - started) / 1_000, Boolean(output.isTTY));
      if (nowMs() - told >= (output.isTTY ? REDRAW_MS : PLAIN_LINE_MS)) tell();
    },
    end() {
      if (last) tell();
      if (last && output.isTTY) output.write('\n');
      last = '';
    },
  };
}

function describe(label: string, done: number, total: number | undefined, seconds: number, withBar: boolean): string {
  const rate = seconds >= RATE_AFTER_SECONDS ? done / seconds : 0;
  const parts = [label];
  if (total !== undefined && total > 0) {
    const share = Math.min(done / total, 1);
    const filled = Math.round(share * BAR_CELLS);
    if (withBar) parts.push(`[${'#'.repeat(filled)}${'.'.repeat(BAR_CELLS - filled)}]`);
    parts.push(`${done}/${total}`, `${Math.floor(share * 100)} %`);
    if (rate > 0 && done < total) parts.push(`${formatSeconds((total - done) / rate)} left`);
  } else {
    parts.push(String(done));
  }
  if (rate > 0) parts.push(`${rate >= 10 ? Math.round(rate) : rate.toFixed(1)}/s`);
  return parts.join('  ');
}

function formatSeconds(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3_600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3_600)} h ${Math.floor((whole % 3_600) / 60)} min`;
}
