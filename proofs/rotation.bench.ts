import { type RotationProblem, searchRotation } from '../src/shared/domain/rotation/plan-rotation.ts';
import { listWorstProblems } from '../test/rotation-problems.ts';
import { percentile, rounded } from '../tools/figures.ts';
import { reportBench } from './report.ts';

/**
 * CPU of a question to /rodizio in 200 worst cases, 30 titles on 12 services, half of them tight on purpose: each, and each part between
 * two pauses, in which nothing else runs. Bars: 200 ms, or marked as approximate; 50 ms without a pause.
 */
const BARS = { questionMs: 200, partMs: 50 };
const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

function measure(problem: RotationProblem) {
  const search = searchRotation(problem);
  const started = cpuMs();
  let [before, longest] = [started, 0];
  for (;;) {
    const found = search.next();
    const now = cpuMs();
    longest = Math.max(longest, now - before);
    before = now;
    if (found.done) return { ms: now - started, longest, isExact: found.value.isExact };
  }
}

const problems = listWorstProblems(2);
// As in a process that has answered before.
problems.slice(0, 20).forEach(measure);
const measured = problems.map(measure);
const at = (values: readonly number[], share: number) => rounded(percentile(values, share), 1);
const [questions, parts] = [measured.map(({ ms }) => ms), measured.map(({ longest }) => longest)];
const exact = measured.filter(({ isExact }) => isExact).length;

reportBench({
  bench: 'rotation',
  rows: [
    { what: 'question, ms', median: at(questions, 0.5), p95: at(questions, 0.95), worst: at(questions, 1) },
    { what: 'longest part, ms', median: at(parts, 0.5), p95: at(parts, 0.95), worst: at(parts, 1) },
  ],
  cases: measured.length,
  exact,
  isReached: at(questions, 1) <= BARS.questionMs && at(parts, 1) <= BARS.partMs,
});
