import { type ChangedItems, changeCollectionItems } from '../../src/server/admin/collections/change-items.ts';
import type { Editor } from '../../src/server/admin/editing/editor.ts';
import type { Context } from '../../src/server/context.ts';
import { listDrafts } from '../../src/server/store/editing/drafts.ts';
import {
  type CollectionItem,
  type ItemChange,
  type ItemKey,
  itemKeyOf,
} from '../../src/shared/domain/titles/collection-items.ts';

/** Editors of one collection, each on their own process. */
export interface ReordersRace {
  contexts: readonly Context[];
  editors: readonly Editor[];
  collectionId: number;
  /** The items of the list, which remain whatever is moved. */
  items: readonly ItemKey[];
}

/**
 * All editors move items at once, and some add or remove a title of their own. Afterwards every moved title is there once, every
 * added one is there, every removed one is not, and every save has its own version. Returns the problems.
 */
export async function raceReorders(race: ReordersRace, count: number, random: () => number): Promise<string[]> {
  const { contexts, editors, collectionId } = race;
  const before = await versionOf(race);
  const isOdd = (index: number) => index % 10 === 9;
  const extra = (index: number): ItemKey => ({ kind: 'series', titleId: 900_000 + index });
  const changes = Array.from({ length: count }, (_, index): ItemChange => {
    if (isOdd(index)) return { type: 'add', items: [extra(index)] };
    const item = race.items[Math.floor(random() * race.items.length)] as ItemKey;
    return { type: 'move', item, to: 1 + Math.floor(random() * race.items.length) };
  });
  const made = await Promise.all(
    changes.map((change, index) =>
      changeCollectionItems(
        contexts[index % contexts.length] as Context,
        editors[index % editors.length] as Editor,
        collectionId,
        [change],
      ),
    ),
  );
  const added = changes.flatMap((change) => (change.type === 'add' ? change.items : []));
  const problems = judge(await listOf(race), [...race.items, ...added]);
  problems.push(...judgeVersions(made, before, await versionOf(race)));
  // Removed concurrently, as they were added.
  await Promise.all(
    added.map((item, index) =>
      changeCollectionItems(
        contexts[index % contexts.length] as Context,
        editors[index % editors.length] as Editor,
        collectionId,
        [{ type: 'remove', item }],
      ),
    ),
  );
  problems.push(...judge(await listOf(race), race.items));
  return problems;
}

function judge(list: readonly CollectionItem[], expected: readonly ItemKey[]): string[] {
  const keys = list.map(itemKeyOf);
  const missing = expected.map(itemKeyOf).filter((key) => !keys.includes(key));
  const repeated = keys.filter((key, place) => keys.indexOf(key) < place);
  const strange = keys.filter((key) => !expected.map(itemKeyOf).includes(key));
  return [
    ...missing.map((key) => `${key} is lost`),
    ...repeated.map((key) => `${key} is there twice`),
    ...strange.map((key) => `${key} is unexpected`),
  ];
}

/** A move to the same place changes nothing and makes no version; all others are consecutive. */
function judgeVersions(made: readonly ChangedItems[], before: number, after: number): string[] {
  const versions = new Set(made.map(({ version }) => version));
  const isInOrder = [...versions].every((version) => version >= before && version <= after);
  return isInOrder && after - before <= made.length ? [] : [`versions went from ${before} to ${after}`];
}

async function listOf(race: ReordersRace): Promise<readonly CollectionItem[]> {
  const draft = await findDraft(race);
  return (draft?.value as readonly CollectionItem[] | undefined) ?? [];
}

async function versionOf(race: ReordersRace): Promise<number> {
  return (await findDraft(race))?.version ?? 0;
}

async function findDraft({ contexts: [ctx], collectionId }: ReordersRace) {
  if (!ctx) throw new Error('a race needs an editor');
  const drafts = await listDrafts(ctx.db, { entity: 'collection', id: collectionId });
  return drafts.find(({ field }) => field === 'items');
}
