import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Edge } from '../tools/edge/start-varnish.ts';
import { median, rounded } from '../tools/figures.ts';
import { tellBench } from '../tools/tell-bench.ts';
import { openTwoEdges, PAGE } from './edge/two-edges.ts';

/**
 * A page our configuration of Varnish holds, beside the same page with the same headers held by a bare Varnish, interleaved in one
 * run, asked for by wrk (Debian's package): by rate, and by Varnish's own CPU, since whoever asks runs on the same cores. Once as a
 * page is linked, once with a letter's tracking words behind it, which a bare Varnish would keep as another page.
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
      // Whoever comes second finds the machine warm: they take turns.
      const [first, second] = round % 2 === 0 ? [ours, bare] : [bare, ours];
      const [one, other] = [await measure(first, path), await measure(second, path)];
      // The first is for warming up.
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
  tellBench({ bench: 'edge', rounds: ROUNDS, roundSeconds: ROUND_SECONDS, connections: CONNECTIONS, bytes, rows });
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
