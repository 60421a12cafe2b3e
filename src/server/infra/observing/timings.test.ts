import { Histogram, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { Timings } from './timings.ts';

const OPTIONS = {
  name: 'answer_seconds',
  help: 'Time to answer',
  labelNames: ['route', 'status'] as const,
  buckets: [0.005, 0.1, 2.5],
};

const linesOf = async (registry: Registry) => (await registry.metrics()).split('\n').toSorted();
const parse = (line: string) => {
  const [, name = '', labels = '', value = ''] = /^(\w+)\{(.*)\} (\S+)$/.exec(line) ?? [line, line];
  return { name, labels: labels.split(',').toSorted(), value };
};

test('Prometheus reads the same as from a histogram of prom-client', async () => {
  const [own, theirs] = [new Registry(), new Registry()];
  const timings = new Timings({ ...OPTIONS, registers: [own] });
  const histogram = new Histogram({ ...OPTIONS, buckets: [...OPTIONS.buckets], registers: [theirs] });
  for (const [route, status, seconds] of [
    ['/filme', '2xx', 0.005],
    ['/filme', '2xx', 0.0051],
    ['/filme', '5xx', 0.1],
    ['/a "quoted" \\ name', '2xx', 7],
    ['/filme', '2xx', 2.5],
    ['/filme', '2xx', 0],
  ] as const) {
    timings.observe({ route, status }, seconds);
    histogram.observe({ route, status }, seconds);
  }
  const lines = await linesOf(own);
  expect(lines.map(parse)).toHaveLength(2 + 3 * 6 + 1);
  expect(new Set(lines.map((line) => JSON.stringify(parse(line))))).toEqual(
    new Set((await linesOf(theirs)).map((line) => JSON.stringify(parse(line)))),
  );
});

test('the same values in another order of labels are one series, and values that join to the same text are two', async () => {
  const registry = new Registry();
  const timings = new Timings({ ...OPTIONS, registers: [registry] });
  timings.observe({ route: '/a', status: 'b' }, 1);
  timings.observe({ status: 'b', route: '/a' }, 1);
  timings.observe({ route: '/ab', status: '' }, 1);
  const counts = (await linesOf(registry)).filter((line) => line.startsWith('answer_seconds_count'));
  expect(counts).toEqual([
    'answer_seconds_count{route="/a",status="b"} 2',
    'answer_seconds_count{route="/ab",status=""} 1',
  ]);
});
