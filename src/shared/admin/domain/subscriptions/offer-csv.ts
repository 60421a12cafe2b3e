import { adminFreeServices } from '#shared/admin/text/free-services.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { formatDate } from '../../../domain/format.ts';
import type { OwnOffer } from '../../../domain/subscriptions/own-offers.ts';
import type { ItemKey } from '../../../domain/titles/collection-items.ts';
import { buildCsv } from '../csv.ts';
import { splitPasted } from '../editing/pasted-lines.ts';
import { CSV_CELL_CHARACTERS, SUBSCRIPTIONS } from '../limits.ts';
import { checkOffer, type OfferChecking, type OfferField, type OfferOfTitle } from './check-own-offer.ts';
import type { Given } from './check-subscription.ts';
import { readCsvCells, readCsvRows } from './subscription-csv.ts';

const words = adminFreeServices;
const { name: NAME_COLUMN, ...OFFER_COLUMNS } = words.columns;
const REQUIRED = ['title', 'link'] as const satisfies OfferField[];

export type ReadOffers = { rows: OfferOfTitle[] } | { problem: string };

/** Names titles before a file is checked, so that all of them are looked up at once. */
export function listCsvTitles(text: string): string[] {
  const read = readCsvCells(text);
  if ('problem' in read) return [];
  const place = read.names.indexOf(OFFER_COLUMNS.title);
  return read.rest.flatMap(({ cells }) => cells[place] ?? []);
}

export function readOfferCsv(text: string, checking: OfferChecking): ReadOffers {
  return readCsvRows(text, {
    ...{ columns: OFFER_COLUMNS, required: REQUIRED },
    check: (given) => checkOffer(given as Given<OfferField>, checking),
    keyOf,
  });
}

const keyOf = ({ title: { kind, titleId } }: OfferOfTitle) => `${kind} ${titleId}`;

interface PastedLink {
  line: number;
  link: string;
  /** As the editor wrote it, or the words of the link's last part. */
  title: string;
}

/** A link and, in any order, what names the title. Empty lines are skipped. */
export function parsePastedLinks(pasted: string): PastedLink[] {
  return splitPasted(pasted, SUBSCRIPTIONS.csvRows, CSV_CELL_CHARACTERS).map(({ line, text }) => {
    const parts = text.split(/[\s;]+/);
    const place = parts.findIndex((part) => /^https:\/\//i.test(part));
    const link = parts[place] ?? '';
    const title = parts.filter((_, at) => at !== place).join(' ');
    return { line, link, title: title || toTitle(link) };
  });
}

/** `/filmes/limite-1931` as `limite (1931)`: a name, or nothing that can be found. */
function toTitle(link: string): string {
  const last = URL.parse(link)?.pathname.split('/').findLast(Boolean) ?? '';
  const { name = '', year } = /^(?<name>.*?)(?:-(?<year>(?:18|19|20)\d{2}))?(?:\.html?)?$/.exec(last)?.groups ?? {};
  const said = name.replaceAll(/[-_+]+/g, ' ').trim();
  return year && said ? `${said} (${year})` : said;
}

/** With a wrong line nothing is read, as with a CSV. */
export function readPastedLinks(pasted: readonly PastedLink[], checking: OfferChecking): ReadOffers {
  if (pasted.length === 0) return { problem: words.linksEmpty };
  if (pasted.length > SUBSCRIPTIONS.csvRows) return { problem: words.linksTooMany(SUBSCRIPTIONS.csvRows) };
  const rows = new Map<string, OfferOfTitle>();
  const faults: { line: number; fault: string }[] = [];
  for (const { line, link, title } of pasted) {
    const checked = checkOffer({ ...EMPTY, link, title }, checking);
    if ('faults' in checked) {
      const { link: ofLink, title: ofTitle, source } = checked.faults;
      faults.push({ line, fault: ofLink ?? ofTitle ?? source ?? '' });
      continue;
    }
    const key = keyOf(checked.fields);
    if (rows.has(key)) faults.push({ line, fault: adminSubscriptions.csvRepeated });
    else rows.set(key, checked.fields);
  }
  if (faults.length === 0) return { rows: [...rows.values()] };
  const shown = faults.slice(0, SUBSCRIPTIONS.csvFaultsShown);
  return { problem: words.linksFaults(shown, faults.length - shown.length) };
}

const EMPTY: Given<OfferField> = {
  ...{ title: '', link: '', isDubbed: '', isSubtitled: '', hasLibras: '', isDescribed: '' },
  ...{ source: '', checkedOn: '', expiresOn: '' },
};

/** What `readOfferCsv` reads back as the same rows; the name is for people. */
export function buildOfferCsv(
  offers: readonly (OwnOffer & ItemKey & { title: string | null })[],
  addressOf: (title: ItemKey) => string,
): string {
  const answer = (isYes: boolean) => (isYes ? adminSubscriptions.yes : '');
  const { title, ...others } = OFFER_COLUMNS;
  return buildCsv([
    [title, NAME_COLUMN, ...Object.values(others)],
    ...offers.map((offer) => [
      ...[addressOf(offer), offer.title ?? '', offer.url],
      ...[offer.isDubbed, offer.isSubtitled, offer.hasLibras, offer.isDescribed].map(answer),
      ...[offer.sourceUrl, formatDate(offer.checkedOn), formatDate(offer.expiresOn)],
    ]),
  ]);
}
