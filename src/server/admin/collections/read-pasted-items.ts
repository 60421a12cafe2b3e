import type { ItemTitle, PastedLine } from '#shared/admin/domain/editing/edited-collection.ts';
import { splitPastedYear } from '#shared/admin/domain/editing/pasted-lines.ts';
import { type PastedTitle, parsePastedTitles } from '#shared/admin/domain/editing/pasted-titles.ts';
import { PASTED_LINES_MAX } from '#shared/admin/domain/limits.ts';
import { adminCollections } from '#shared/admin/text/collections.ts';
import { Failure } from '#shared/domain/failure.ts';
import { normaliseForSearch } from '#shared/domain/slug.ts';
import { type ItemKey, isSameItem, itemKeyOf } from '#shared/domain/titles/collection-items.ts';
import type { Context } from '../../context.ts';
import { findStoredByImdb } from '../../store/titles/item-titles.ts';
import { findTitleByImdb } from '../../sync/find-title-by-imdb.ts';
import { lookUpTitle } from '../../sync/look-up-title.ts';
import { readWritten } from '../editing/written.ts';
import { listDraftedItems } from './change-items.ts';
import { readItemTitles } from './collection-titles.ts';
import { findItemTitles } from './find-item-titles.ts';

const words = adminCollections.paste;

/** For each line: found, already listed, not stored yet, or nothing. A bare number is a film's id; words are a title's name. */
export async function readPastedItems(ctx: Context, collectionId: number, text: string): Promise<PastedLine[]> {
  const pasted = parsePastedTitles(text, ctx.siteUrl, PASTED_LINES_MAX);
  if (pasted.length === 0) throw new Failure('invalid-argument', words.empty);
  if (pasted.length > PASTED_LINES_MAX) throw new Failure('invalid-argument', words.tooMany(PASTED_LINES_MAX));
  const keys = await resolve(ctx, pasted);
  const named = keys.filter((key) => key !== undefined);
  const titles = new Map((await readItemTitles(ctx, named)).map((title) => [itemKeyOf(title), title]));
  const listed = await ctx.db
    .transaction()
    .execute(async (trx) => listDraftedItems(await readWritten(trx, { entity: 'collection', id: collectionId })));
  const lines = pasted.map((line, place) => {
    const key = keys[place];
    const item = key && titles.get(itemKeyOf(key));
    const isRepeated =
      key !== undefined &&
      (listed.some((each) => isSameItem(each, key)) ||
        keys.slice(0, place).some((each) => each !== undefined && isSameItem(each, key)));
    return toLine(line, item, isRepeated);
  });
  return Promise.all(lines.map((line) => refuseUnknown(ctx, line)));
}

/** TMDB is asked about ids it may not have; without an answer, the title is fetched later. */
async function refuseUnknown(ctx: Context, line: PastedLine): Promise<PastedLine> {
  if (!line.item || line.verdict !== 'queued') return line;
  const { kind, titleId } = line.item;
  if ((await lookUpTitle(ctx, { kind, id: titleId })) !== 'absent') return line;
  return { ...line, verdict: 'error', item: undefined, problem: words.faults['no-such-number'] };
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
  for (const each of pasted) keys.push(toKey(each) ?? (await byImdb(ctx, each, held)) ?? (await byName(ctx, each)));
  return keys;
}

/** A film, else a series, of exactly this name, `Cidade de Deus` or `Cidade de Deus (2002)`. */
async function byName(ctx: Context, pasted: PastedTitle): Promise<ItemKey | undefined> {
  if (pasted.names !== 'nothing' || pasted.fault !== 'unreadable') return undefined;
  const { name, year } = splitPastedYear(pasted.text);
  const query = normaliseForSearch(name);
  if (query === '') return undefined;
  const found = await findItemTitles(ctx, query);
  return found.find((each) => normaliseForSearch(each.title) === query && (year === undefined || each.year === year));
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
