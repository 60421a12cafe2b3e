import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../../src/server/context.ts';
import { listDrafts } from '../../src/server/store/editing/drafts.ts';
import { checkAudit } from '../../src/server/store/staff/audit.ts';
import { findMovie } from '../../src/server/store/titles/movies.ts';
import { findOverrides, type Subject } from '../../src/server/store/titles/overrides.ts';
import { lockSource } from '../../src/server/store/titles/sources.ts';
import { mulberry32 } from '../random.ts';
import { hire } from './hire.ts';

export interface KillTrack {
  ctx: Context;
  subject: Subject<'movie'>;
  /** Environment of the process that is killed. */
  variables: Record<string, string>;
}

/** How long a process may write before it is killed: some tens of saves, and never at a chosen point of one. */
const WRITES_MS = 250;
const SCRIPT = path.join(import.meta.dirname, 'edit-until-killed.ts');

/** Kills a process during its saves, again and again. Returns inconsistencies and the number of acknowledged writes. */
export async function killEditors(track: KillTrack, kills: number, seed: number) {
  const random = mulberry32(seed);
  const editor = await hire(track.ctx, 'Ana');
  const before = await countTraces(track);
  const problems: string[] = [];
  let acknowledged = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const first = kill * 100_000 + 1;
    const said = await runUntilKilled(track, editor.actor.id, first, random() * WRITES_MS);
    acknowledged += said.length;
    problems.push(...(await inspect(track, said, before)).map((problem) => `kill ${kill}: ${problem}`));
  }
  const { problems: broken } = await checkAudit(track.ctx.db);
  problems.push(...broken.map(({ seq, what }) => `audit ${seq}: ${what}`));
  return { problems, acknowledged };
}

interface Said {
  what: string;
  number: number;
  version: number;
}

async function runUntilKilled({ subject, variables }: KillTrack, editorId: string, first: number, ms: number) {
  const child = spawn(process.execPath, [SCRIPT, editorId, String(subject.id), String(first)], {
    env: { PATH: process.env.PATH, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: Said[] = [];
  const exit = new Promise((resolve) => child.once('exit', resolve));
  const lines = createInterface({ input: child.stdout });
  const read = (async () => {
    for await (const line of lines) {
      const [what = '', number, version] = line.split(' ');
      if (said.length === 0) void sleep(ms).then(() => child.kill('SIGKILL'));
      said.push({ what, number: Number(number), version: Number(version) });
    }
  })();
  await Promise.all([exit, read]);
  return said;
}

/** The rows of which every publication makes exactly one. */
async function countTraces({ ctx, subject }: KillTrack) {
  const { rows } = await queryTraces(ctx, subject);
  return rows;
}

async function queryTraces({ db }: Context, { id }: Subject) {
  const count = async (query: Promise<{ count: number }>) => (await query).count;
  const [revisions, audit, outbox] = await Promise.all([
    count(
      db
        .selectFrom('revisions')
        .select((expression) => expression.fn.countAll<number>().as('count'))
        .where('entity', '=', 'movie')
        .where('entity_id', '=', id)
        .where('state', '=', 'published')
        .executeTakeFirstOrThrow(),
    ),
    count(
      db
        .selectFrom('audit_entries')
        .select((expression) => expression.fn.countAll<number>().as('count'))
        .where('action', '=', 'subject.published')
        .where('entity_id', '=', String(id))
        .executeTakeFirstOrThrow(),
    ),
    count(
      db
        .selectFrom('outbox')
        .select((expression) => expression.fn.countAll<number>().as('count'))
        .where((expression) => expression(expression.val(`movie:${id}`), '=', expression.fn.any('tags')))
        .executeTakeFirstOrThrow(),
    ),
  ]);
  return { rows: { revisions, audit, outbox } };
}

/** The lock waits for what the dead process's connection still does. */
async function inspect(track: KillTrack, said: readonly Said[], before: Traces): Promise<string[]> {
  const { ctx, subject } = track;
  return ctx.db.transaction().execute(async (trx) => {
    await lockSource(trx, 'movie', subject.id);
    const inside = { ...ctx, db: trx };
    const { tagline } = await findOverrides(trx, subject);
    const [draft] = (await listDrafts(trx, subject)).filter(({ field }) => field === 'tagline');
    const movie = await findMovie(trx, subject.id);
    const newest = await trx
      .selectFrom('revisions')
      .select(['snapshot'])
      .where('entity', '=', 'movie')
      .where('entity_id', '=', subject.id)
      .where('state', '=', 'published')
      .orderBy('number', 'desc')
      .executeTakeFirst();
    const { rows: after } = await queryTraces(inside, subject);
    const grown = [after.revisions - before.revisions, after.audit - before.audit, after.outbox - before.outbox];
    const last = said.at(-1);
    const wrong: [boolean, string][] = [
      [new Set(grown).size > 1, `revisions, audit and outbox differ: ${grown.join(', ')}`],
      [
        tagline !== undefined && movie?.tagline !== tagline,
        `the page shows ${movie?.tagline}, the override ${tagline}`,
      ],
      [
        (newest?.snapshot as { tagline?: string } | undefined)?.tagline !== tagline,
        'the newest revision is not published',
      ],
      [!draft?.isOpen && draft?.value !== tagline, 'a closed draft differs from the published text'],
      [(draft?.version ?? 0) < (last?.version ?? 0), `what was acknowledged is lost: ${JSON.stringify(last)}`],
      // At most one write more than it could report.
      [(draft?.version ?? 0) > (last?.version ?? 0) + 1, 'more was stored than was written'],
    ];
    return wrong.flatMap(([isWrong, words]) => (isWrong ? [words] : []));
  });
}

type Traces = Awaited<ReturnType<typeof countTraces>>;
