import { createProgress, type Progress, type ProgressOutput } from './progress.ts';

/** Results go to stdout; progress and logs go to stderr without mixing. */
export interface Terminal {
  print(line: string): void;
  /** One at a time: starting another ends the previous one. */
  progress(label: string): Progress;
  /** Where a logger writes its JSON lines. */
  log: { write(line: string): void };
}

export interface TerminalOutputs {
  stdout: ProgressOutput;
  stderr: ProgressOutput;
}

export function createTerminal({ stdout, stderr }: TerminalOutputs): Terminal {
  let shown: Progress | undefined;
  /** Hides the bar while a line is written, and draws it again below. */
  const beside = (write: () => void) => {
    shown?.hide();
    write();
    shown?.show();
  };
  return {
    print: (line) => beside(() => stdout.write(`${line}\n`)),
    progress(label) {
      shown?.end();
      const progress = createProgress(label, stderr);
      shown = progress;
      return {
        ...progress,
        end() {
          progress.end();
          if (shown === progress) shown = undefined;
        },
      };
    },
    log: { write: (line) => beside(() => stderr.write(stderr.isTTY ? formatLogLine(line) : line)) },
  };
}

const HIDDEN = new Set(['level', 'time', 'msg', 'version', 'hostname', 'pid']);

/** For people at a terminal: level, message and fields; an error by its message. */
function formatLogLine(line: string): string {
  const fields = JSON.parse(line) as Record<string, unknown> & { level: string; msg?: string };
  const shown = Object.entries(fields).filter(([name]) => !HIDDEN.has(name));
  const words = shown.map(([name, value]) => `${name}=${formatValue(value)}`);
  return `${[fields.level, fields.msg ?? '', ...words].join('  ')}\n`;
}

function formatValue(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'message' in value) return JSON.stringify(value.message);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
