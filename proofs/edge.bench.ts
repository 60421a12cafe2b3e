import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Edge } from '../tools/edge/start-varnish.ts';
import { median, rounded } from '../tools/figures.ts';
import { openTwoEdges, PAGE } from './edge/two-edges.ts';
import { reportBench } from './report.ts';

/**
 * A page cached by Varnish with our configuration, against the same page with the same headers cached by a bare Varnish,
 * interleaved in one run. wrk (Debian's package) sends the requests; results are the rate and Varnish's own CPU time, because wrk
 * shares the cores. Each page once as linked and once with a tracking parameter, which a bare Varnish caches separately.
 */
const ROUNDS = Number(process.argv[3] ?? 7);
const ROUND_SECONDS = 2;
const CONNECTIONS = 16;
const PATHS = { 'as linked': PAGE, 'with tracking words': `${PAGE}?utm_source=carta` };

const { ours, bare, bytes, close } = await openTwoEdges();
try {
  const rows = [];
  for (const [what, path] of Object.entries(PATHS)) {
    const rounds: { mine: Measured; theirs: Measured }[] = [];
    for (let round = -1; round < ROUNDS; round += 1) {
      // The second one finds the machine warm, so the order alternates.
      const [first, second] = round % 2 === 0 ? [ours, bare] : [bare, ours];
      const [one, other] = [await measure(first, path), await measure(second, path)];
      // The first round is a warm-up.
      if (round >= 0) rounds.push(first === ours ? { mine: one, theirs: other } : { mine: other, theirs: one });
    }
    rows.push({
      what,
      'hits/s': Math.round(median(rounds.map(({ mine }) => mine.perSecond))),
      'CPU ms/hit': rounded(median(rounds.map(({ mine }) => mine.cpuMs)), 4),
      'rate ÷ bare': rounded(median(rounds.map(({ mine, theirs }) => mine.perSecond / theirs.perSecond))),
      'by CPU': rounded(median(rounds.map(({ mine, theirs }) => theirs.cpuMs / mine.cpuMs))),
    });
  }
  reportBench({ bench: 'edge', rounds: ROUNDS, roundSeconds: ROUND_SECONDS, connections: CONNECTIONS, bytes, rows });
} finally {
  await close();
}

interface Measured {
  perSecond: number;
  cpuMs: number;
}

async function measure(edge: Edge, path: string): Promise<Measured> {
  const before = edge.cpuMs();
  const { stdout } = await promisify(execFile)('wrk', [
    ...['-t1', `-c${CONNECTIONS}`, `-d${ROUND_SECONDS}s`, '-H', 'Accept-Encoding: gzip', edge.url + path],
  ]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`the edge failed:\n${stdout}`);
  const done = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  return { perSecond, cpuMs: (edge.cpuMs() - before) / done };
}
