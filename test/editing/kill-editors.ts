import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../../src/server/context.ts';
import type { Db } from '../../src/server/infra/db.ts';
import { listDrafts } from '../../src/server/store/editing/drafts.ts';
import { checkAudit } from '../../src/server/store/staff/audit.ts';
import { findOverrides, type Subject } from '../../src/server/store/titles/overrides.ts';
import { lockSource } from '../../src/server/store/titles/sources.ts';
import { mulberry32 } from '../random.ts';
import { hire } from './hire.ts';

export interface KillTrack {
  ctx: Context;
  subject: Subject<'movie' | 'series'>;
  /** The field that is written; a text. */
  field: string;
  /** The text as visitors see it. */
  readShown: (db: Db) => Promise<string | undefined>;
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

async function runUntilKilled({ subject, field, variables }: KillTrack, editorId: string, first: number, ms: number) {
  const child = spawn(process.execPath, [SCRIPT, editorId, subject.entity, String(subject.id), field, String(first)], {
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

async function queryTraces({ db }: Context, { entity, id }: Subject) {
  const count = async (query: Promise<{ count: number }>) => (await query).count;
  const [revisions, audit, outbox] = await Promise.all([
    count(
      db
        .selectFrom('revisions')
        .select((expression) => expression.fn.countAll<number>().as('count'))
        .where('entity', '=', entity)
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
        .where((expression) => expression(expression.val(`${entity}:${id}`), '=', expression.fn.any('tags')))
        .executeTakeFirstOrThrow(),
    ),
  ]);
  return { rows: { revisions, audit, outbox } };
}

/** The lock waits for what the dead process's connection still does. */
async function inspect(track: KillTrack, said: readonly Said[], before: Traces): Promise<string[]> {
  const { ctx, subject, field: name } = track;
  return ctx.db.transaction().execute(async (trx) => {
    await lockSource(trx, subject.entity, subject.id);
    const inside = { ...ctx, db: trx };
    const published = ((await findOverrides(trx, subject)) as Record<string, string | undefined>)[name];
    const [draft] = (await listDrafts(trx, subject)).filter(({ field }) => field === name);
    const shown = await track.readShown(trx);
    const newest = await trx
      .selectFrom('revisions')
      .select(['snapshot'])
      .where('entity', '=', subject.entity)
      .where('entity_id', '=', subject.id)
      .where('state', '=', 'published')
      .orderBy('number', 'desc')
      .executeTakeFirst();
    const { rows: after } = await queryTraces(inside, subject);
    const grown = [after.revisions - before.revisions, after.audit - before.audit, after.outbox - before.outbox];
    const last = said.at(-1);
    const wrong: [boolean, string][] = [
      [new Set(grown).size > 1, `revisions, audit and outbox differ: ${grown.join(', ')}`],
      [published !== undefined && shown !== published, `the page shows ${shown}, the override ${published}`],
      [
        (newest?.snapshot as Record<string, string> | undefined)?.[name] !== published,
        'the newest revision is not published',
      ],
      [!draft?.isOpen && draft?.value !== published, 'a closed draft differs from the published text'],
      [(draft?.version ?? 0) < (last?.version ?? 0), `what was acknowledged is lost: ${JSON.stringify(last)}`],
      // At most one write more than it could report.
      [(draft?.version ?? 0) > (last?.version ?? 0) + 1, 'more was stored than was written'],
    ];
    return wrong.flatMap(([isWrong, words]) => (isWrong ? [words] : []));
  });
}

type Traces = Awaited<ReturnType<typeof countTraces>>;

/** The tagline of a film. */
export function taglineOf(id: number): Pick<KillTrack, 'subject' | 'field' | 'readShown'> {
  const readShown = async (db: Db) =>
    (await db.selectFrom('movies').select('tagline').where('id', '=', id).executeTakeFirst())?.tagline;
  return { subject: { entity: 'movie', id }, field: 'tagline', readShown };
}

/** The name of the first episode of a series. */
export function episodeNameOf(id: number): Pick<KillTrack, 'subject' | 'field' | 'readShown'> {
  const readShown = async (db: Db) => {
    const query = db.selectFrom('episodes').select('name').where('series_id', '=', id);
    return (await query.where('season_number', '=', 1).where('number', '=', 1).executeTakeFirst())?.name;
  };
  return { subject: { entity: 'series', id }, field: 's1e1.name', readShown };
}
