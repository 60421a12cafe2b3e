import { fork } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { rounded } from '../tools/figures.ts';
import { reportBench } from '../tools/report-bench.ts';
import type { AdminReport } from './admin/run.ts';
import { openSeededStack } from './seeded-stack.ts';

/**
 * The admin lists, search and filters over a seeded catalogue, each against the same rows read by one bare statement; and
 * opening and saving a film against a bare transaction. `npm run bench -- admin --share 1` is all of TMDB, `--database` an
 * existing catalogue.
 */
const BARS = { list: 4, edit: 10 } as const;
const { values } = parseArgs({
  options: {
    share: { type: 'string', default: '0.01' },
    rounds: { type: 'string', default: '25' },
    database: { type: 'boolean', default: false },
  },
  allowPositionals: true,
  strict: false,
});

const stack = await openSeededStack({ share: String(values.share), isGiven: values.database === true });
try {
  tell(await measure());
} finally {
  await stack.stop();
}

function measure(): Promise<AdminReport> {
  const child = fork(path.join(import.meta.dirname, 'admin/run.ts'), ['--rounds', String(values.rounds)], {
    env: stack.env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', (report) => resolve(report as AdminReport));
    child.once('exit', (code) => reject(new Error(`the run ended with ${code}`)));
  });
}

function tell({ films, lines }: AdminReport): void {
  const rows = lines.map(({ name, kind, oursMs, bareMs }) => ({
    what: name,
    'ours, ms': rounded(oursMs, 1),
    'bare, ms': rounded(bareMs, 1),
    times: rounded(oursMs / bareMs, 2),
    bar: BARS[kind],
    verdict: oursMs / bareMs <= BARS[kind] ? 'met' : 'missed',
  }));
  const missed = rows.filter(({ verdict }) => verdict === 'missed');
  process.stdout.write(`${films} films; medians of ${values.rounds} rounds; ${missed.length} bars missed\n`);
  reportBench({ bench: 'admin', films, isMet: missed.length === 0, rows });
  if (missed.length > 0) process.exitCode = 1;
}
