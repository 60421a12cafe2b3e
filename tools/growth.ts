import { execFile } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { isPlotted } from './plots/growth.ts';

/**
 * `node tools/growth.ts 0.01 0.1`: runs the benches of lists and search on a share of TMDB each, seeded for the run, and adds their
 * lines to docs/evidence/growth.jsonl. `node tools/growth.ts 1 --database` reads the whole catalogue at DATABASE_URL.
 */
const ROOT = path.resolve(import.meta.dirname, '..');
const run = promisify(execFile);
const isGiven = process.argv.includes('--database');
const commit = (await run('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT })).stdout.trim();

for (const share of process.argv.slice(2).filter((word) => !word.startsWith('--'))) {
  for (const bench of ['lists', 'search']) {
    const args = isGiven ? ['--database'] : ['--share', share];
    const { stdout } = await run('node', ['tools/proofs.ts', 'bench', bench, ...args], {
      cwd: ROOT,
      maxBuffer: 2 ** 26,
    });
    const { rows } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as {
      rows: { what: string; 'of bare': number }[];
    };
    const told = rows.filter(isPlotted).map((row) => ({ what: row.what, 'of bare': row['of bare'] }));
    const line = { share: Number(share), bench, commit, date: new Date().toISOString().slice(0, 10), rows: told };
    appendFileSync(path.join(ROOT, 'docs/evidence/growth.jsonl'), `${JSON.stringify(line)}\n`);
    process.stdout.write(`${JSON.stringify(line)}\n`);
  }
}
