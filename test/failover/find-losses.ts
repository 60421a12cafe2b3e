import type { Context } from '../../src/server/context.ts';
import { listDrafts } from '../../src/server/store/editing/drafts.ts';
import { checkAudit } from '../../src/server/store/staff/audit.ts';
import { findMovie } from '../../src/server/store/titles/movies.ts';
import { findOverrides } from '../../src/server/store/titles/overrides.ts';
import type { SteadyEditor } from './write-steadily.ts';

/** Every acknowledged write is stored, and all tables agree. Must run while no editor writes; the outbox was empty at the start. */
export async function findLosses(ctx: Context, editors: readonly SteadyEditor[]): Promise<string[]> {
  const problems: string[] = [];
  for (const editor of editors) problems.push(...(await findLossesOf(ctx, editor)));
  const { problems: broken } = await checkAudit(ctx.db);
  return [...problems, ...broken.map(({ seq, what }) => `audit ${seq}: ${what}`)];
}

async function findLossesOf({ db }: Context, { subject, acknowledged, surprises }: SteadyEditor): Promise<string[]> {
  const { id } = subject;
  const revisions = await db
    .selectFrom('revisions')
    .select(['number', 'snapshot'])
    .where('entity', '=', 'movie')
    .where('entity_id', '=', id)
    .where('state', '=', 'published')
    .orderBy('number')
    .execute();
  const phraseOf = (snapshot: unknown) => (snapshot as { overview?: string }).overview;
  const kept = new Map(revisions.map(({ number, snapshot }) => [number, phraseOf(snapshot)]));
  const auditEvents = await db
    .selectFrom('audit_entries')
    .select('after')
    .where('action', '=', 'subject.published')
    .where('entity_id', '=', String(id))
    .execute();
  const audited = new Set(auditEvents.map(({ after }) => (after as { revision?: number }).revision));
  const { told } = await db
    .selectFrom('outbox')
    .select((expression) => expression.fn.countAll<number>().as('told'))
    .where((expression) => expression(expression.val(`movie:${id}`), '=', expression.fn.any('tags')))
    .executeTakeFirstOrThrow();
  const draft = (await listDrafts(db, subject)).find(({ field }) => field === 'overview');
  const { overview } = await findOverrides(db, subject);
  const movie = await findMovie(db, id);
  const published = acknowledged.filter(({ what }) => what === 'published');
  const lost = published.filter(({ revision = -1, phrase }) => kept.get(revision) !== phrase);
  const unaudited = [...kept.keys()].filter((number) => !audited.has(number));
  const newest = Math.max(0, ...acknowledged.map(({ version }) => version));
  const wrong: [boolean, string][] = [
    [lost.length > 0, `${lost.length} acknowledged publications are lost: ${JSON.stringify(lost[0])}`],
    [
      (draft?.version ?? 0) < newest,
      `a saved draft is lost: version ${newest} was acknowledged, ${draft?.version} is there`,
    ],
    [unaudited.length > 0, `revisions without a line in the audit: ${unaudited.join(', ')}`],
    [audited.size !== kept.size, `${kept.size} revisions, ${audited.size} audit events`],
    [told !== kept.size, `${kept.size} revisions, ${told} announcements`],
    [
      overview !== undefined && movie?.overview !== overview,
      `the page shows ${movie?.overview}, the override ${overview}`,
    ],
    [revisions.length > 0 && phraseOf(revisions.at(-1)?.snapshot) !== overview, 'the newest revision is not published'],
    [
      draft !== undefined && !draft.isOpen && draft.value !== overview,
      'a closed draft differs from the published text',
    ],
  ];
  return [...surprises, ...wrong.flatMap(([isWrong, words]) => (isWrong ? [words] : []))].map(
    (problem) => `film ${id}: ${problem}`,
  );
}
