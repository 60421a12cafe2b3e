import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../../src/server/context.ts';
import { checkAudit } from '../../src/server/store/staff/audit.ts';
import { mulberry32 } from '../random.ts';
import { hire } from './hire.ts';
import { type Inspected, type KilledKind, killedWrites } from './killed-writes.ts';

interface KillTrack {
  ctx: Context;
  /** Environment of the process that is killed. */
  variables: Record<string, string>;
  kind: KilledKind;
}

/** How long a process may write before it is killed: some tens of saves, and never at a chosen point of one. */
const WRITES_MS = 250;
const COMPILED = path.join(import.meta.dirname, '../../.cache/compiled');
const SCRIPT = path.join(import.meta.dirname, 'edit-until-killed.ts');

/** Kills a process during its saves, again and again. Returns inconsistencies and the number of acknowledged writes. */
export async function killEditors(track: KillTrack, kills: number, seed: number) {
  const { ctx, kind } = track;
  const random = mulberry32(seed);
  const editor = await hire(ctx, 'Ana');
  await killedWrites[kind].prepare(ctx, editor);
  const inspect = () => ctx.db.transaction().execute((trx) => killedWrites[kind].inspect(trx));
  const before = await inspect();
  const problems: string[] = [];
  let acknowledged = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const versions = await runUntilKilled(track, editor.actor.id, kill * 100_000 + 1, random() * WRITES_MS);
    acknowledged += versions.length;
    if (versions.length === 0) problems.push(`kill ${kill}: the process wrote nothing`);
    problems.push(
      ...findProblems(await inspect(), before, versions.at(-1)).map((problem) => `kill ${kill}: ${problem}`),
    );
  }
  const { problems: broken } = await checkAudit(ctx.db);
  problems.push(...broken.map(({ seq, what }) => `audit ${seq}: ${what}`));
  return { problems, acknowledged };
}

async function runUntilKilled({ kind, variables }: KillTrack, editorId: string, first: number, ms: number) {
  const child = spawn(process.execPath, [SCRIPT, editorId, kind, String(first)], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILED, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const versions: number[] = [];
  const exit = new Promise((resolve) => child.once('exit', resolve));
  const lines = createInterface({ input: child.stdout });
  const read = (async () => {
    for await (const line of lines) {
      if (versions.length === 0) void sleep(ms).then(() => child.kill('SIGKILL'));
      versions.push(Number(line.split(' ')[1]));
    }
  })();
  await Promise.all([exit, read]);
  return versions;
}

function findProblems({ version, traces, problems }: Inspected, before: Inspected, last: number | undefined): string[] {
  const grown = Object.entries(traces).map(([name, rows]) => [name, rows - (before.traces[name] ?? 0)] as const);
  const said = last ?? 0;
  const wrong: [boolean, string][] = [
    [new Set(grown.map(([, rows]) => rows)).size > 1, `rows differ: ${grown.map((pair) => pair.join(' ')).join(', ')}`],
    [version < said, `what was acknowledged is lost: version ${version}, not ${said}`],
    // At most one write more than it could report.
    [last !== undefined && version > said + 1, 'more was stored than was written'],
  ];
  return [...problems, ...wrong.flatMap(([isWrong, words]) => (isWrong ? [words] : []))];
}
