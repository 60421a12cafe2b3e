import { editing } from '#shared/admin/text/field-problems.ts';
import { adminTaxonomy } from '#shared/admin/text/taxonomy.ts';
import { ARTICLES } from '#shared/text/platforms/platforms.ts';
import type { Editable } from '../../../domain/entities.ts';
import { formatCount } from '../../../domain/format.ts';
import { isCrewJob } from '../../../domain/people/crew-jobs.ts';
import { roleOf } from '../../../domain/people/roles.ts';
import { NEWS_TOPICS } from '../../../domain/site/news-topics.ts';
import { normaliseForSearch, parseTrailingId } from '../../../domain/slug.ts';
import type { FieldKind } from '../../../domain/subjects/field-values.ts';
import { isRatingReason, RATING_ORIGINS } from '../../../domain/titles/age-rating.ts';
import { CERTIFICATIONS } from '../../../domain/titles/certification.ts';
import { SERIES_FORMATS } from '../../../domain/titles/chapters.ts';
import { CINEMA_WORDS } from '../../../domain/titles/cinema.ts';
import { parseCreditField } from '../../../domain/titles/credit-edits.ts';
import { parsePartField } from '../../../domain/titles/part-edits.ts';
import {
  findHiddenPathsFault,
  findHomeCollectionsFault,
  findPinsFault,
  findQuestionsFault,
  findSearchUrlFault,
  findSectionsFault,
  findSlugsFault,
  findUrlFormFault,
  isHomeCollectionsShaped,
  isPinsShaped,
  isQuestionsShaped,
  isSectionsShaped,
} from '../check-site.ts';
import { findVoicesFault, isVoicesShaped } from '../dubbing/check-voice.ts';
import {
  ALIASES_PER_SUBJECT,
  LINE_CHARACTERS,
  RICH_TEXT_BYTES,
  SEASON_PLACE_MAX,
  TAXONOMY_POSITION_MAX,
  TEXT_CHARACTERS,
} from '../limits.ts';
import { mayRole, type Role } from '../staff-roles.ts';
import type { EditableField } from '../subjects/define-subject.ts';
import { subjects } from '../subjects/subjects.ts';
import { findOwnOffersFault, isOwnOffersShaped } from '../subscriptions/check-own-offer.ts';
import { PRICE_CHECKS } from '../subscriptions/check-price.ts';
import { findItemsFault, findNamedFault, findSlugFault, isItemsShaped, isNamedShaped } from './check-collection.ts';
import {
  findGalleryFault,
  findOffersFault,
  findPictureFault,
  findSimilarFault,
  findTrailersFault,
  isGalleryShaped,
  isOffersShaped,
  isSimilarShaped,
  isTrailersShaped,
} from './check-lists.ts';
import { findDayFault, findPathFault, findUrlFault, isRecord, isText } from './check-values.ts';
import { findCreditSpec, findPartSpec } from './editable-fields.ts';

/** `undefined` if the entity has no editable field of this name; inherited names (`constructor`) are no fields. */
export function findEditableField(entity: Editable, field: string): EditableField | undefined {
  const table: Readonly<Record<string, EditableField>> = subjects[entity].fields;
  if (Object.hasOwn(table, field)) return table[field];
  const credit = entity === 'movie' || entity === 'series' ? parseCreditField(field) : undefined;
  if (credit) return findCreditSpec(credit);
  const part = entity === 'series' ? parsePartField(field) : undefined;
  return part && findPartSpec(part);
}

/** Why the role may not edit the field at all. */
export function findFieldRefusal(entity: Editable, field: string, role: Role): string | undefined {
  const known = findEditableField(entity, field);
  if (!known) return editing.fieldUnknown;
  const isAllowed = mayRole(role, 'draft') && (!known.needs || mayRole(role, known.needs));
  return isAllowed ? undefined : editing.fieldForbidden;
}

/** Why a value cannot be published, as a message. `null` (back to TMDB's value) is always valid. */
export function findFieldFault(entity: Editable, field: string, value: unknown): string | undefined {
  const known = findEditableField(entity, field);
  if (!known) return editing.fieldUnknown;
  if (value === null) return undefined;
  const name = parsePartField(field)?.name ?? field;
  return isName(name) ? findNameFault(name, value) : CHECKS[known.kind](value);
}

/** Whether the value has the field's type. A draft may be incomplete, but not of another type. */
export function isFieldShaped(entity: Editable, field: string, value: unknown): boolean {
  const kind = findEditableField(entity, field)?.kind;
  if (kind === undefined || hasNul(value)) return false;
  if (value === null) return true;
  if (kind === 'switch') return typeof value === 'boolean';
  if (NUMBERS.has(kind)) return typeof value === 'number';
  if (kind === 'platforms') return Array.isArray(value) && value.every((id) => typeof id === 'number');
  if (kind === 'aliases' || kind === 'reasons' || kind === 'slugs' || kind === 'paths')
    return Array.isArray(value) && value.every((alias) => isText(alias));
  if (kind === 'watch-urls') return isRecord(value) && Object.values(value).every((url) => isText(url));
  if (kind === 'offers') return isOffersShaped(value);
  if (kind === 'gallery') return isGalleryShaped(value);
  if (kind === 'trailers') return isTrailersShaped(value);
  if (kind === 'similar') return isSimilarShaped(value);
  if (kind === 'items') return isItemsShaped(value);
  if (kind === 'titles') return isNamedShaped(value);
  if (kind === 'topic') return NEWS_TOPICS.some((topic) => topic === value);
  if (kind === 'questions') return isQuestionsShaped(value);
  if (kind === 'pins') return isPinsShaped(value);
  if (kind === 'sections') return isSectionsShaped(value);
  if (kind === 'home-collections') return isHomeCollectionsShaped(value);
  if (kind === 'voices') return isVoicesShaped(value);
  if (kind === 'own-offers') return isOwnOffersShaped(value);
  return isText(value);
}

const NUMBERS: ReadonlySet<FieldKind> = new Set(['number', 'place', 'platform', 'cents', 'screens'] as const);

/** PostgreSQL cannot store NUL in text, and no editor types one. */
function hasNul(value: unknown): boolean {
  if (isText(value)) return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(hasNul);
}

type Check = (value: unknown) => string | undefined;

const CHECKS: Readonly<Record<FieldKind, Check>> = {
  line: (value) => findLengthFault(value, LINE_CHARACTERS) ?? findControlFault(value, /\p{Cc}/u),
  text: (value) => findLengthFault(value, TEXT_CHARACTERS) ?? findControlFault(value, /(?![\n\t])\p{Cc}/u),
  rich: findRichFault,
  certification: (value) =>
    CERTIFICATIONS.some((known) => known === value) ? undefined : editing.certificationInvalid,
  reasons: (value) =>
    Array.isArray(value) && value.length > 0 && value.every(isRatingReason) ? undefined : editing.reasonsInvalid,
  origin: (value) => (RATING_ORIGINS.some((known) => known === value) ? undefined : editing.originInvalid),
  url: findUrlFault,
  department: (value) => (isText(value) && roleOf(value) !== '' ? undefined : editing.departmentInvalid),
  job: (value) => (isText(value) && isCrewJob(value) ? undefined : editing.jobInvalid),
  format: (value) => (SERIES_FORMATS.some((known) => known === value) ? undefined : editing.formatInvalid),
  series: (value) =>
    isText(value) && parseTrailingId(value) !== null ? findLengthFault(value, LINE_CHARACTERS) : editing.seriesInvalid,
  date: findDayFault,
  time: (value) => (isText(value) && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value) ? undefined : editing.timeInvalid),
  place: (value) =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= SEASON_PLACE_MAX
      ? undefined
      : editing.placeInvalid(SEASON_PLACE_MAX),
  path: findPathFault,
  cinema: (value) => (CINEMA_WORDS.some((known) => known === value) ? undefined : editing.cinemaInvalid),
  ticket: findUrlFault,
  'watch-urls': findWatchUrlsFault,
  offers: findOffersFault,
  picture: findPictureFault,
  gallery: findGalleryFault,
  trailers: findTrailersFault,
  aliases: findAliasesFault,
  similar: findSimilarFault,
  handle: (value) =>
    isText(value) && /^(?!\.+$)[A-Za-z0-9._-]{1,64}$/.test(value) ? undefined : editing.handleInvalid,
  slug: findSlugFault,
  items: findItemsFault,
  titles: findNamedFault,
  topic: (value) => (NEWS_TOPICS.some((topic) => topic === value) ? undefined : editing.topicInvalid),
  questions: findQuestionsFault,
  pins: findPinsFault,
  sections: findSectionsFault,
  'home-collections': findHomeCollectionsFault,
  slugs: findSlugsFault,
  paths: findHiddenPathsFault,
  article: (value) => (ARTICLES.some((known) => known === value) ? undefined : adminTaxonomy.articleInvalid),
  number: (value) =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= TAXONOMY_POSITION_MAX
      ? undefined
      : adminTaxonomy.positionInvalid(TAXONOMY_POSITION_MAX),
  'service-url': findUrlFormFault,
  'search-url': findSearchUrlFault,
  voices: findVoicesFault,
  'own-offers': findOwnOffersFault,
  ...PRICE_CHECKS,
  switch: (value) => (typeof value === 'boolean' ? undefined : editing.notUnderstood),
};

function isName(field: string): boolean {
  return field === 'title' || field === 'name';
}

function findNameFault(field: string, value: unknown): string | undefined {
  if (isText(value) && value.trim() === '') return field === 'name' ? editing.nameMissing : editing.titleMissing;
  return CHECKS.line(value);
}

function findLengthFault(value: unknown, most: number): string | undefined {
  if (!isText(value)) return editing.notUnderstood;
  return [...value].length > most ? editing.tooLong(formatCount(most)) : undefined;
}

function findControlFault(value: unknown, unwanted: RegExp): string | undefined {
  return isText(value) && unwanted.test(value) ? editing.controlCharacters : undefined;
}

function findRichFault(value: unknown): string | undefined {
  if (!isText(value)) return editing.notUnderstood;
  return isRichTextTooLong(value) ? editing.richTooLong : undefined;
}

export function isRichTextTooLong(html: string): boolean {
  return html.length > RICH_TEXT_BYTES || new TextEncoder().encode(html).length > RICH_TEXT_BYTES;
}

function findWatchUrlsFault(value: unknown): string | undefined {
  if (!isRecord(value) || !Object.keys(value).every((service) => /^\d{1,9}$/.test(service)))
    return editing.notUnderstood;
  return Object.values(value)
    .map(findUrlFault)
    .find((fault) => fault !== undefined);
}

function findAliasesFault(value: unknown): string | undefined {
  if (!Array.isArray(value)) return editing.notUnderstood;
  if (value.length > ALIASES_PER_SUBJECT) return editing.tooMany(ALIASES_PER_SUBJECT);
  const faults = value.map((alias) => {
    if (!isText(alias)) return editing.aliasInvalid;
    // The length first: normalising takes its time.
    const fault = alias === '' ? undefined : CHECKS.line(alias);
    return fault ?? (normaliseForSearch(alias) === '' ? editing.aliasInvalid : undefined);
  });
  return faults.find((fault) => fault !== undefined);
}
