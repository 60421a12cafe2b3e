export interface Measured {
  perSecond: number;
  p50: number;
  p99: number;
}

/** As many at once as there are clients, for so long, each taking the next of the questions. */
export async function measure<T>(
  { questions, ask }: { questions: readonly T[]; ask: (question: T) => Promise<unknown> },
  clients: number,
  forMs: number,
): Promise<Measured> {
  const times: number[] = [];
  const started = performance.now();
  const until = started + forMs;
  let next = Math.floor(Math.random() * questions.length);
  const client = async () => {
    while (performance.now() < until) {
      const question = questions[next % questions.length] as T;
      next += 1;
      const asked = performance.now();
      await ask(question);
      times.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - started) / 1_000;
  return { perSecond: times.length / seconds, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
