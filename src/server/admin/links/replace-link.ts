import { findDayFault } from '#shared/admin/domain/editing/check-values.ts';
import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { isReplaceable, type LinkLine, parseTrailerKey, type Seen, trailerUrl } from '#shared/admin/domain/links.ts';
import { findHostFault } from '#shared/admin/domain/subscriptions/check-own-offer.ts';
import { adminLinks } from '#shared/admin/text/links.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { OwnOffer } from '#shared/domain/subscriptions/own-offers.ts';
import type { OfferEdits, TrailerEdits } from '#shared/domain/titles/field-values.ts';
import type { Context } from '../../context.ts';
import { parseLink } from '../../links/web.ts';
import { findLinkLine, type LinkPlace } from '../../store/links/link-places.ts';
import { noteReplacement } from '../../store/links/links.ts';
import type { Editor } from '../editing/editor.ts';
import { publish } from '../editing/publish.ts';
import { saveDraft } from '../editing/save-draft.ts';
import { readWritten, versionOf, type Written } from '../editing/written.ts';
import { type LinkTools, tryAddress } from './broken-links.ts';

interface Replacement {
  address: string;
  /** Of a trailer: its day on YouTube. */
  publishedOn: string;
}

/** What a new address answers, in words; throws for one that does not work. */
export async function tryReplacement(
  ctx: Context,
  tools: LinkTools,
  place: LinkPlace,
  { address }: Pick<Replacement, 'address'>,
): Promise<{ seen: Seen; url: string }> {
  await findReplaceable(ctx, place);
  refuseWrongFields({ address: address === '' ? adminLinks.addressMissing : undefined });
  const key = place.kind === 'trailer' ? parseTrailerKey(address) : undefined;
  if (place.kind === 'trailer') refuseWrongFields({ address: key ? undefined : adminLinks.trailerInvalid });
  const url = key ? trailerUrl(key) : parseLink(address)?.href;
  if (url === undefined) refuseWrongFields({ address: adminLinks.addressInvalid });
  const [seen] = await tryAddress(ctx, tools, [url ?? '']);
  if (seen === undefined || seen === 'not-now') throw new Failure('resource-exhausted', adminLinks.notNow);
  if (seen.state === 'dead')
    refuseWrongFields({ address: adminLinks.dead(adminLinks.reasons[seen.reason] ?? seen.reason) });
  return { seen, url: url ?? '' };
}

/** Writes the field that has the link, as a draft or published; an address that does not work is refused. */
export async function replaceLink(
  ctx: Context,
  editor: Editor,
  tools: LinkTools,
  { place, given, isPublished }: { place: LinkPlace; given: Replacement; isPublished: boolean },
): Promise<void> {
  const line = await findReplaceable(ctx, place);
  const isDated = place.kind !== 'trailer' || findDayFault(given.publishedOn) === undefined;
  refuseWrongFields({ publishedOn: isDated ? undefined : adminLinks.dayMissing });
  const { seen, url } = await tryReplacement(ctx, tools, place, given);
  const subject = { entity: line.entity as 'movie' | 'series', id: line.entityId };
  const written = await ctx.db.transaction().execute((trx) => readWritten(trx, subject));
  const title = seen.state === 'alive' ? (seen.title ?? '') : '';
  const today = toBrazilianDay(ctx.now());
  const { field, value } = toFieldValue(written, line, { url, title, publishedOn: given.publishedOn, today });
  // Links of a service that editors run are of its host.
  refuseWrongFields({ address: field === 'ownOffers' ? findHostFault(line, url) : undefined });
  // Publishing must not publish what another editor has begun.
  if (isPublished && written.drafts.get(field)?.isOpen) throw new Failure('aborted', adminLinks.drafted);
  const saved = await saveDraft(ctx, editor, subject, [{ field, value, version: versionOf(written, field) }]);
  if (saved.clashes.length > 0) throw new Failure('aborted', adminLinks.changed);
  if (isPublished) {
    const version = saved.saved[0]?.version ?? 0;
    const outcome = await publish(ctx, editor, subject, { seen: { [field]: version }, note: adminLinks.title });
    if ('clashes' in outcome) throw new Failure('aborted', adminLinks.changed);
  }
  await ctx.db.transaction().execute(async (trx) => {
    await noteReplacement(trx, { ...place, linkId: line.id }, { at: ctx.now(), isPublished });
  });
}

async function findReplaceable(ctx: Context, place: LinkPlace): Promise<LinkLine> {
  const line = await findLinkLine(ctx.db, place);
  if (!line) throw new Failure('aborted', adminLinks.gone);
  if (!isReplaceable(line)) throw new Failure('aborted', adminLinks.notHere);
  return line;
}

/** The last draft if it is open, else what is published. */
function currentOf<T>({ drafts, overrides }: Written, field: string): T | null {
  const draft = drafts.get(field);
  return ((draft?.isOpen ? draft.value : overrides.get(field)?.value) ?? null) as T | null;
}

interface Checked {
  url: string;
  title: string;
  publishedOn: string;
  today: string;
}

function toFieldValue(written: Written, line: LinkLine, { url, title, publishedOn, today }: Checked) {
  if (line.kind === 'ticket') return { field: 'ticketUrl', value: url };
  if (line.kind === 'trailer') {
    const edits = currentOf<TrailerEdits>(written, 'trailers') ?? { first: [], hidden: [] };
    const [dead, key] = [parseTrailerKey(line.url) ?? '', parseTrailerKey(url) ?? ''];
    const others = (keys: readonly string[]) => keys.filter((each) => each !== dead && each !== key);
    const added = (edits.added ?? []).filter((each) => each.key !== dead && each.key !== key);
    const name = title.trim() || line.label;
    const value: TrailerEdits = {
      first: [key, ...others(edits.first)],
      hidden: [...others(edits.hidden), dead],
      added: [...added, { key, name, publishedOn }],
    };
    return { field: 'trailers', value };
  }
  const offers = currentOf<OfferEdits>(written, 'offers');
  if (offers?.added.some((offer) => offer.url === line.url)) {
    const added = offers.added.map((offer) => (offer.url === line.url ? { ...offer, url } : offer));
    return { field: 'offers', value: { ...offers, added } };
  }
  const own = currentOf<readonly OwnOffer[]>(written, 'ownOffers');
  if (own?.some((offer) => offer.url === line.url)) {
    const found = { url, checkedOn: today, since: null };
    const value = own.map((offer) => (offer.url === line.url ? { ...offer, ...found } : offer));
    return { field: 'ownOffers', value };
  }
  const urls = currentOf<Record<string, string>>(written, 'watchUrls') ?? {};
  if (!Object.values(urls).includes(line.url)) throw new Failure('aborted', adminLinks.notHere);
  const value = Object.fromEntries(Object.entries(urls).map(([id, held]) => [id, held === line.url ? url : held]));
  return { field: 'watchUrls', value };
}
