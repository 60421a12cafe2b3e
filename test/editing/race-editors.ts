import { applyChangeSet } from '../../src/server/admin/change-sets/apply-change-set.ts';
import { prepareChangeSet } from '../../src/server/admin/change-sets/prepare-change-set.ts';
import { readChangeSet } from '../../src/server/admin/change-sets/read-change-set.ts';
import { undoChangeSet } from '../../src/server/admin/change-sets/undo-change-set.ts';
import { discardDraft } from '../../src/server/admin/editing/discard-draft.ts';
import type { Editor } from '../../src/server/admin/editing/editor.ts';
import { publish } from '../../src/server/admin/editing/publish.ts';
import { saveDraft } from '../../src/server/admin/editing/save-draft.ts';
import type { Context } from '../../src/server/context.ts';
import { listDrafts } from '../../src/server/store/editing/drafts.ts';
import type { Subject } from '../../src/server/store/titles/overrides.ts';
import type { SaveOutcome } from '../../src/shared/admin/domain/editing/edited-subject.ts';
import { Failure } from '../../src/shared/domain/failure.ts';

/** Two editors, each on their own process. */
export interface EditorsRace {
  contexts: readonly [Context, Context];
  editors: readonly [Editor, Editor];
  subject: Subject;
}

const versionOf = async ({ contexts: [ctx], subject }: EditorsRace, field: string) =>
  (await listDrafts(ctx.db, subject)).find((draft) => draft.field === field)?.version ?? 0;

const save = ({ contexts, editors, subject }: EditorsRace, who: 0 | 1, field: string, value: string, version: number) =>
  saveDraft(contexts[who], editors[who], subject, [{ field, value, version }]);

/** Both read the same version and save at once: one is stored, the other gets the stored text as a conflict. Returns problems. */
export async function raceOnOneField(race: EditorsRace, rounds: number): Promise<string[]> {
  const problems: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const version = await versionOf(race, 'tagline');
    const texts = [`primeira ${round}`, `segunda ${round}`] as const;
    const outcomes = await Promise.all([
      save(race, 0, 'tagline', texts[0], version),
      save(race, 1, 'tagline', texts[1], version),
    ]);
    const winner = outcomes[0].saved.length === 1 ? 0 : 1;
    problems.push(...judge(round, outcomes, winner, texts, version));
    const [draft] = (await listDrafts(race.contexts[0].db, race.subject)).filter(({ field }) => field === 'tagline');
    if (draft?.value !== texts[winner]) problems.push(`round ${round}: the stored text is not the winner's`);
    // The loser merges and saves again; by then the winner's text is in the history.
    const loser = winner === 0 ? 1 : 0;
    const after = await save(race, loser, 'tagline', `${texts[loser]} e ${texts[winner]}`, version + 1);
    if (after.clashes.length > 0) problems.push(`round ${round}: who compared was refused`);
    if (!(await isInHistory(race, texts[winner]))) problems.push(`round ${round}: "${texts[winner]}" is lost`);
  }
  return problems;
}

function judge(
  round: number,
  outcomes: readonly [SaveOutcome, SaveOutcome],
  winner: 0 | 1,
  texts: readonly [string, string],
  version: number,
): string[] {
  const [won, lost] = winner === 0 ? outcomes : ([outcomes[1], outcomes[0]] as const);
  const loser = winner === 0 ? 1 : 0;
  const [clash] = lost.clashes;
  const isRight =
    won.saved[0]?.version === version + 1 &&
    lost.saved.length === 0 &&
    clash?.mine === texts[loser] &&
    clash.theirs.value === texts[winner] &&
    clash.version === version + 1;
  return isRight ? [] : [`round ${round}: ${JSON.stringify(outcomes)}`];
}

/** Both save different fields at once and one publishes what they saw: both texts are stored, and nothing else is published. */
export async function raceOnTwoFields(race: EditorsRace, rounds: number): Promise<string[]> {
  const problems: string[] = [];
  const [ctx] = race.contexts;
  for (let round = 0; round < rounds; round += 1) {
    const [tagline, seoTitle] = [await versionOf(race, 'tagline'), await versionOf(race, 'seoTitle')];
    const [one, other] = await Promise.all([
      save(race, 0, 'tagline', `frase ${round}`, tagline),
      save(race, 1, 'seoTitle', `busca ${round}`, seoTitle),
    ]);
    if (one.clashes.length + other.clashes.length > 0) problems.push(`round ${round}: two fields clashed`);
    const [published, again] = await Promise.all([
      publish(ctx, race.editors[0], race.subject, { seen: { tagline: tagline + 1 }, note: '' }),
      save(race, 1, 'seoTitle', `busca ${round}, de novo`, seoTitle + 1),
    ]);
    if (!('revision' in published) || again.saved.length !== 1) problems.push(`round ${round}: one held the other up`);
    const drafts = new Map((await listDrafts(ctx.db, race.subject)).map((draft) => [draft.field, draft]));
    if (drafts.get('tagline')?.value !== `frase ${round}`) problems.push(`round ${round}: the published text is lost`);
    const open = drafts.get('seoTitle');
    if (open?.value !== `busca ${round}, de novo` || !open.isOpen)
      problems.push(`round ${round}: the other draft is lost`);
  }
  return problems;
}

async function isInHistory({ contexts: [ctx], subject }: EditorsRace, text: string): Promise<boolean> {
  const rows = await ctx.db
    .selectFrom('revisions')
    .select('snapshot')
    .where('entity', '=', subject.entity)
    .where('entity_id', '=', subject.id)
    .orderBy('number', 'desc')
    .limit(5)
    .execute();
  return rows.some(({ snapshot }) => JSON.stringify(snapshot).includes(`"${text}"`));
}

/** Values for one subject as a change set, whose preview is stored. */
export function prepareValues(
  ctx: Context,
  editor: Editor,
  changed: readonly Subject[],
  values: Readonly<Record<string, unknown>> | 'drafts',
): Promise<string> {
  const read = () => changed.map((subject) => ({ ...subject, values }));
  return prepareChangeSet(ctx, editor, { name: 'publish', read }, undefined);
}

const refusedOr = async <T>(work: Promise<T>): Promise<T | 'refused'> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Failure) return 'refused';
    throw error;
  }
};

/** A set with a draft is applied while another editor publishes the same draft: it is published once. */
export async function raceSetBesidePublish(race: EditorsRace, rounds: number): Promise<string[]> {
  const { contexts, editors, subject } = race;
  const [ctx] = contexts;
  const problems: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const version = await versionOf(race, 'tagline');
    const text = `do lote ${round}`;
    await save(race, 0, 'tagline', text, version);
    const id = await prepareValues(ctx, editors[0], [subject], 'drafts');
    const before = await countPublished(race);
    await Promise.all([
      applyChangeSet(ctx, editors[0], id, 'publication'),
      refusedOr(publish(contexts[1], editors[1], subject, { seen: { tagline: version + 1 }, note: '' })),
    ]);
    if ((await countPublished(race)) !== before + 1) problems.push(`round ${round}: not published once`);
    const [item] = (await readChangeSet(ctx, id)).lines;
    if (item?.isDone === (item?.refusal !== undefined))
      problems.push(`round ${round}: the item is ${String(item?.refusal)}`);
    const [draft] = (await listDrafts(ctx.db, subject)).filter(({ field }) => field === 'tagline');
    if (draft?.value !== text || draft.isOpen || draft.version !== version + 2)
      problems.push(`round ${round}: the draft is ${JSON.stringify(draft)}`);
  }
  return problems;
}

/** A set is undone while another editor saves the field: that text is stored, or the editor gets the conflict. */
export async function raceUndoBesideEdit(race: EditorsRace, rounds: number): Promise<string[]> {
  const { contexts, editors, subject } = race;
  const [ctx] = contexts;
  const problems: string[] = [];
  // Another race may have left a draft of the field, which the set would not touch.
  if (await isDrafted(race, 'seoTitle')) await discardDraft(ctx, editors[1], subject);
  for (let round = 0; round < rounds; round += 1) {
    const id = await prepareValues(ctx, editors[0], [subject], { seoTitle: `do lote ${round}` });
    await applyChangeSet(ctx, editors[0], id, 'publication');
    const version = await versionOf(race, 'seoTitle');
    const text = `de outra ${round}`;
    const [, { saved, clashes }] = await Promise.all([
      undoChangeSet(ctx, editors[0], id),
      save(race, 1, 'seoTitle', text, version),
    ]);
    const [item] = (await readChangeSet(ctx, id)).lines;
    const draft = (await listDrafts(ctx.db, subject)).find(({ field }) => field === 'seoTitle');
    const isSaved = saved.length === 1 && item?.refusal === 'changed' && draft?.value === text && draft.isOpen;
    const isUndone = clashes.length === 1 && item?.refusal === undefined && draft?.isOpen === false;
    if (!isSaved && !isUndone) problems.push(`round ${round}: ${JSON.stringify({ saved, clashes, item, draft })}`);
    if (draft?.isOpen) await discardDraft(ctx, editors[1], subject);
  }
  return problems;
}

async function isDrafted({ contexts: [ctx], subject }: EditorsRace, field: string): Promise<boolean> {
  return (await listDrafts(ctx.db, subject)).some((draft) => draft.field === field && draft.isOpen);
}

async function countPublished({ contexts: [ctx], subject: { entity, id } }: EditorsRace): Promise<number> {
  const rows = await ctx.db
    .selectFrom('revisions')
    .select('number')
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .where('state', '=', 'published')
    .execute();
  return rows.length;
}
