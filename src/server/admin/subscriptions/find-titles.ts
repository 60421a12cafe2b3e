import { splitPastedYear } from '#shared/admin/domain/editing/pasted-lines.ts';
import { parsePastedTitles } from '#shared/admin/domain/editing/pasted-titles.ts';
import { PASTED_LINE_CHARACTERS } from '#shared/admin/domain/limits.ts';
import type { OfferChecking } from '#shared/admin/domain/subscriptions/check-own-offer.ts';
import { normaliseForSearch } from '#shared/domain/slug.ts';
import type { ItemKey } from '#shared/domain/titles/collection-items.ts';
import type { Context } from '../../context.ts';
import { listTitlesNamed } from '../../store/subscriptions/free-offers.ts';
import { findStoredByImdb, listItemTitles } from '../../store/titles/item-titles.ts';

/** Looks up all texts at once: links and ids of titles that are stored, or exact names. Nothing is fetched. */
export async function openTitles(ctx: Context, texts: readonly string[]): Promise<OfferChecking['findTitle']> {
  // A longer text names no title.
  const unique = [...new Set(texts)].filter((text) => text !== '' && text.length <= PASTED_LINE_CHARACTERS);
  const addressed = unique.map((text) => ({ text, pasted: parsePastedTitles(text, ctx.siteUrl, 1)[0] }));
  const imdb = await findStoredByImdb(
    ctx.db,
    addressed.flatMap(({ pasted }) => (pasted?.names === 'imdb' && !pasted.isPerson ? [pasted.imdbId] : [])),
  );
  const keys = new Map<string, ItemKey>();
  for (const { text, pasted } of addressed) {
    const key =
      pasted?.names === 'imdb'
        ? imdb.get(pasted.imdbId)
        : (pasted?.names === 'id' || pasted?.names === 'address') && pasted.entity !== 'person' && pasted.id
          ? { kind: pasted.entity ?? ('movie' as const), titleId: pasted.id }
          : undefined;
    if (key) keys.set(text, { kind: key.kind, titleId: key.titleId });
  }
  const stored = await listItemTitles(ctx.db, [...keys.values()]);
  const known = new Set(stored.filter(({ title }) => title !== null).map(({ kind, titleId }) => `${kind} ${titleId}`));
  const names = unique.filter((text) => !keys.has(text)).map((text) => ({ text, ...toName(text) }));
  const named = Map.groupBy(
    await listTitlesNamed(
      ctx.db,
      names.map(({ name }) => name),
    ),
    ({ name }) => name,
  );
  return (text) => {
    const key = keys.get(text);
    if (key) return known.has(`${key.kind} ${key.titleId}`) ? key : undefined;
    const { name, year } = toName(text);
    const fitting = (named.get(name) ?? []).filter((title) => year === undefined || title.year === year);
    const [only, ...more] = fitting;
    return more.length > 0 ? 'many' : only && { kind: only.kind, titleId: only.titleId };
  };
}

function toName(text: string): { name: string; year: number | undefined } {
  const said = text.trim();
  const { name, year } = said.endsWith(')') ? splitPastedYear(said) : { name: said, year: undefined };
  return { name: normaliseForSearch(name), year: year === undefined ? undefined : Number(year) };
}
