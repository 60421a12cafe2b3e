import type { Progress } from './progress.ts';
import type { Terminal } from './terminal.ts';

/** One bar after the other, for work that reports which step it is at. */
export function showSteps(terminal: Terminal) {
  let current: { label: string; progress: Progress } | undefined;
  return {
    update(label: string, done: number, total?: number): void {
      if (current?.label !== label) current = { label, progress: terminal.progress(label) };
      current.progress.update(done, total);
    },
    end: () => current?.progress.end(),
  };
}
