import { percentile } from '../../tools/figures.ts';

export interface Measured {
  perSecond: number;
  done: number;
  p50: number;
  p99: number;
}

export interface Job<T> {
  questions: readonly T[];
  ask: (question: T) => Promise<unknown>;
}

/** One request in flight per client for `forMs`; each client takes the next question. */
export async function measure<T>({ questions, ask }: Job<T>, clients: number, forMs: number): Promise<Measured> {
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
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  return { perSecond: times.length / seconds, done: times.length, p50, p99 };
}
