import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * `node tools/check-containers.ts NAME`: the shortest useful part of a soak that runs in containers, for `npm run check -- all`. Where podman
 * or the images of deploy/images/build-base.sh are missing, it says that it was skipped.
 */
const folder = mkdtempSync(path.join(tmpdir(), 'lanterninha-check-'));
const RUNS: Record<string, readonly string[]> = {
  images: ['containers', '--short'],
  freeze: ['ha', '--rounds', '1', '--file', path.join(folder, 'rounds.jsonl')],
  'point-in-time': ['point-in-time', '--minutes', '0.5', '--moments', '2', '--share', '0'],
};
const IMAGES = ['node', 'debian', 'services'].map((name) => `localhost/lanterninha-${name}`);

const [name = ''] = process.argv.slice(2);
const run = RUNS[name];
if (!run) throw new Error(`no part is called ${name}; there are: ${Object.keys(RUNS).join(' ')}`);

function findMissing(): string | undefined {
  if (process.getuid?.() !== 0) return 'needs root';
  try {
    const wanted = name === 'images' ? [['docker-compose', 'version']] : [];
    for (const image of IMAGES) wanted.push(['podman', 'image', 'exists', image]);
    for (const [program = '', ...args] of wanted) execFileSync(program, args, { stdio: 'ignore' });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const missing = findMissing();
if (missing) console.log(`skipped: ${name}: ${missing}`);
else {
  const proofs = path.join(import.meta.dirname, 'proofs.ts');
  process.exitCode = spawnSync(process.execPath, [proofs, 'soak', ...run], { stdio: 'inherit' }).status ?? 1;
}
rmSync(folder, { recursive: true, force: true });
