import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { type Count, countPlaywright, countVitest, settle } from './count-tests.ts';
import { reportOf, type Step } from './steps.ts';

const root = join(import.meta.dirname, '../..');

/** Longer than any step needs on two slow cores; a step that hangs fails instead of blocking the machine. */
const STEP_TIMEOUT_MS = 45 * 60_000;
const LAST_WORDS_MS = 5000;

export interface StepResult extends Count {
  step: Step;
  seconds: number;
  output: string;
  /** The checks that the step could not run, in its own words. */
  skipped: string[];
  /** The tests that passed only when they ran once more. */
  again?: string[];
}

export async function runStep(step: Step): Promise<StepResult> {
  const report = join(root, reportOf(step));
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });

  const start = performance.now();
  let output = '';
  let endedWell = true;
  for (const command of step.commands) {
    const ended = await runCommand(command, step.env ?? {});
    output += ended.output;
    endedWell = ended.code === 0;
    if (!endedWell) break;
  }
  const skipped = [...output.matchAll(/^skipped: (.+)$/gm)].map(([, words = '']) => words);
  return { step, seconds: (performance.now() - start) / 1000, output, skipped, ...countOf(step, report, endedWell) };
}

function countOf(step: Step, report: string, endedWell: boolean): Count {
  if (!step.counts) return { passed: endedWell ? 1 : 0, failed: endedWell ? 0 : 1, failures: [], files: [] };
  try {
    const written: unknown = JSON.parse(readFileSync(report, 'utf8'));
    return settle(step.counts === 'vitest' ? countVitest(written) : countPlaywright(written), endedWell);
  } catch {
    // No report: the runner failed before its tests.
    return { passed: 0, failed: 1, failures: [], files: [] };
  }
}

function runCommand([program = '', ...args]: readonly string[], env: Readonly<Record<string, string>>) {
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: {
        ...process.env,
        ...env,
        PATH: pathWithBinaries(),
        // Tests start some two hundred Node processes, which share this cache.
        NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
        NO_COLOR: '1',
        FORCE_COLOR: undefined,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: STEP_TIMEOUT_MS,
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    const end = (code: number | null, last: string) => {
      // A server that the command left behind may hold the pipes open; the step ends anyway.
      child.stdout.destroy();
      child.stderr.destroy();
      resolve({ code, output: Buffer.concat(chunks).toString('utf8') + last });
    };
    const endOf = (code: number | null, signal: string | null) =>
      end(code, signal ? `${program} was ended by ${signal}\n` : '');
    child.on('error', (error) => end(127, `${program}: ${error.message}\n`));
    child.on('close', endOf);
    child.on('exit', (code, signal) => setTimeout(endOf, LAST_WORDS_MS, code, signal).unref());
  });
}

/** node_modules/.bin comes first: its `node` is the one package.json pins. */
function pathWithBinaries(): string {
  return [join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter);
}
