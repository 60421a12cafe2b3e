import type { ItemTitle, PastedLine } from '#shared/admin/domain/edited-collection.ts';
import { PASTED_LINES_MAX } from '#shared/admin/domain/limits.ts';
import { type PastedTitle, parsePastedTitles } from '#shared/admin/domain/pasted-titles.ts';
import { adminCollections } from '#shared/admin/text/collections.ts';
import { Failure } from '#shared/domain/failure.ts';
import { type ItemKey, isSameItem, keyOf } from '#shared/domain/titles/collection-items.ts';
import type { Context } from '../../context.ts';
import { findStoredByImdb } from '../../store/titles/item-titles.ts';
import { findTitleByImdb } from '../../sync/find-title-by-imdb.ts';
import { readWritten } from '../editing/written.ts';
import { listDraftedItems } from './change-items.ts';
import { readItemTitles } from './collection-titles.ts';

const words = adminCollections.paste;

/** For each line: found, already listed, not stored yet, or nothing. A bare number is a film's id. */
export async function readPastedItems(ctx: Context, collectionId: number, text: string): Promise<PastedLine[]> {
  const pasted = parsePastedTitles(text, ctx.siteUrl);
  if (pasted.length === 0) throw new Failure('invalid-argument', words.empty);
  if (pasted.length > PASTED_LINES_MAX) throw new Failure('invalid-argument', words.tooMany(PASTED_LINES_MAX));
  const keys = await resolve(ctx, pasted);
  const named = keys.filter((key) => key !== undefined);
  const titles = new Map((await readItemTitles(ctx, named)).map((title) => [keyOf(title), title]));
  const listed = await ctx.db
    .transaction()
    .execute(async (trx) => listDraftedItems(await readWritten(trx, { entity: 'collection', id: collectionId })));
  return pasted.map((line, place) => {
    const key = keys[place];
    const item = key && titles.get(keyOf(key));
    const isRepeated =
      key !== undefined &&
      (listed.some((each) => isSameItem(each, key)) ||
        keys.slice(0, place).some((each) => each !== undefined && isSameItem(each, key)));
    return toLine(line, item, isRepeated);
  });
}

function toLine({ line, text, ...named }: PastedTitle, item: ItemTitle | undefined, isRepeated: boolean): PastedLine {
  if (!item) {
    const problem = named.names === 'nothing' ? words.faults[named.fault] : words.notATitle;
    return { line, text, verdict: 'error', item: undefined, problem };
  }
  const isHeld = item.title !== '';
  const verdict = isRepeated ? 'duplicate' : isHeld ? 'found' : 'queued';
  return { line, text, verdict, item, problem: undefined };
}

async function resolve(ctx: Context, pasted: readonly PastedTitle[]): Promise<(ItemKey | undefined)[]> {
  const imdbIds = pasted.flatMap((each) => (each.names === 'imdb' && !each.isPerson ? [each.imdbId] : []));
  const held = await findStoredByImdb(ctx.db, imdbIds);
  const keys: (ItemKey | undefined)[] = [];
  for (const each of pasted) keys.push(toKey(each) ?? (await byImdb(ctx, each, held)));
  return keys;
}

function toKey(pasted: PastedTitle): ItemKey | undefined {
  if (pasted.names !== 'id' && pasted.names !== 'address') return undefined;
  const { entity = 'movie', id } = pasted;
  return entity === 'person' || id === undefined ? undefined : { kind: entity, titleId: id };
}

async function byImdb(
  ctx: Context,
  pasted: PastedTitle,
  held: ReadonlyMap<string, ItemKey>,
): Promise<ItemKey | undefined> {
  if (pasted.names !== 'imdb' || pasted.isPerson) return undefined;
  return held.get(pasted.imdbId) ?? findTitleByImdb(ctx, pasted.imdbId);
}
