import { editing } from '#shared/admin/text/field-problems.ts';
import { adminPages } from '#shared/admin/text/pages.ts';
import { adminPins } from '#shared/admin/text/pins.ts';
import { adminTaxonomy } from '#shared/admin/text/taxonomy.ts';
import { formatCount } from '../../domain/format.ts';
import { isId } from '../../domain/ids.ts';
import type { HomeCollection, HomePin } from '../../domain/site/home-pins.ts';
import { HOME_SECTIONS, isHomeSection, type PlacedSection } from '../../domain/site/home-sections.ts';
import { PAGE_PATHS, type Question } from '../../domain/site/page-texts.ts';
import { isOursToLead, parseRedirectFrom } from '../../domain/site/redirect-path.ts';
import { isSlug } from '../../domain/slug.ts';
import { findPictureFault } from './editing/check-lists.ts';
import { findDayFault, isRecord, isText } from './editing/check-values.ts';
import {
  FAQ_QUESTIONS,
  HIDDEN_PATHS_MAX,
  HOME_COLLECTIONS_MAX,
  HOME_PIN_CHARACTERS,
  HOME_PINS_MAX,
  LINE_CHARACTERS,
  RICH_TEXT_BYTES,
  TAXONOMY_ALIASES,
} from './limits.ts';

/** The rules of single fields of pages, genres, platforms and home. What concerns several fields is checked at publication. */

export function isQuestionsShaped(value: unknown): value is Question[] {
  const isQuestion = (each: unknown) =>
    isRecord(each) && Object.keys(each).length === 2 && isText(each.question) && isText(each.answerHtml);
  return Array.isArray(value) && value.every(isQuestion);
}

/** Every question needs an answer, and the other way round. */
export function findQuestionsFault(value: unknown): string | undefined {
  if (!isQuestionsShaped(value)) return adminPages.halfQuestion;
  if (value.length === 0) return adminPages.noQuestions;
  if (value.length > FAQ_QUESTIONS) return adminPages.tooManyQuestions(FAQ_QUESTIONS);
  const faults = value.map(({ question, answerHtml }) => {
    if (question.trim() === '' || answerHtml === '') return adminPages.halfQuestion;
    if ([...question].length > LINE_CHARACTERS) return adminPages.tooLong(LINE_CHARACTERS);
    return new TextEncoder().encode(answerHtml).length > RICH_TEXT_BYTES ? adminPages.tooLarge : undefined;
  });
  return faults.find((fault) => fault !== undefined);
}

const isDated = ({ id, from, until }: Readonly<Record<string, unknown>>) =>
  isId(id) && [from, until].every((day) => day === null || isText(day));

const PIN_WORDS: ReadonlySet<string> = new Set(['kicker', 'headline', 'text', 'image']);

export function isPinsShaped(value: unknown): value is HomePin[] {
  const isPin = (pin: unknown) => {
    if (!isRecord(pin) || !isDated(pin)) return false;
    const { kind, id: _, from: __, until: ___, ...words } = pin;
    return (
      (kind === 'movie' || kind === 'series') &&
      Object.entries(words).every(([name, word]) => PIN_WORDS.has(name) && isText(word))
    );
  };
  return Array.isArray(value) && value.every(isPin);
}

export function isHomeCollectionsShaped(value: unknown): value is HomeCollection[] {
  const isChosen = (each: unknown) => isRecord(each) && Object.keys(each).length === 3 && isDated(each);
  return Array.isArray(value) && value.every(isChosen);
}

export function isSectionsShaped(value: unknown): value is PlacedSection[] {
  const isPlaced = (each: unknown) =>
    isRecord(each) && Object.keys(each).length === 2 && isText(each.section) && typeof each.isShown === 'boolean';
  return Array.isArray(value) && value.every(isPlaced);
}

/** Every section once. */
export function findSectionsFault(value: unknown): string | undefined {
  if (!isSectionsShaped(value)) return editing.notUnderstood;
  const names = new Set(value.map(({ section }) => section));
  const isWhole =
    value.length === HOME_SECTIONS.length && names.size === value.length && [...names].every(isHomeSection);
  return isWhole ? undefined : editing.notUnderstood;
}

export function findHomeCollectionsFault(value: unknown): string | undefined {
  if (!isHomeCollectionsShaped(value)) return adminPins.dayInvalid;
  if (value.length > HOME_COLLECTIONS_MAX) return adminPins.tooManyCollections(HOME_COLLECTIONS_MAX);
  if (new Set(value.map(({ id }) => id)).size < value.length) return adminPins.alreadyCollection;
  return value.map(findDatesFault).find((fault) => fault !== undefined);
}

function findDatesFault({ from, until }: Pick<HomePin, 'from' | 'until'>): string | undefined {
  if ([from, until].some((day) => day !== null && findDayFault(day))) return adminPins.dayInvalid;
  return from !== null && until !== null && until < from ? adminPins.endsBefore : undefined;
}

function findPinWordsFault(pin: HomePin): string | undefined {
  const long = (['kicker', 'headline', 'text'] as const).find(
    (name) => [...(pin[name] ?? '')].length > HOME_PIN_CHARACTERS[name],
  );
  if (long) return adminPins.tooLong(adminPins.words[long], formatCount(HOME_PIN_CHARACTERS[long]));
  if ([pin.kicker, pin.headline, pin.text].some((word) => word !== undefined && /\p{Cc}/u.test(word)))
    return editing.controlCharacters;
  return pin.image === undefined ? undefined : findPictureFault(pin.image);
}

export function findPinsFault(value: unknown): string | undefined {
  if (!isPinsShaped(value)) return adminPins.dayInvalid;
  if (value.length > HOME_PINS_MAX) return adminPins.tooMany(HOME_PINS_MAX);
  const keys = value.map(({ kind, id }) => `${kind}:${id}`);
  if (new Set(keys).size < keys.length) return adminPins.already;
  return value.map((pin) => findDatesFault(pin) ?? findPinWordsFault(pin)).find((fault) => fault !== undefined);
}

export function findSlugsFault(value: unknown): string | undefined {
  if (!Array.isArray(value) || !value.every((word) => isText(word) && isSlug(word))) return adminTaxonomy.slugInvalid;
  return value.length > TAXONOMY_ALIASES ? adminTaxonomy.tooManyAliases(TAXONOMY_ALIASES) : undefined;
}

/** Of pages without a switch of their own. */
export function findHiddenPathsFault(value: unknown): string | undefined {
  const isOurs = (path: unknown) =>
    path === '/' || (isText(path) && parseRedirectFrom(path) === path && isOursToLead(path));
  if (!Array.isArray(value) || !value.every(isOurs)) return adminPages.pathInvalid;
  if (Object.values(PAGE_PATHS).some((path) => value.includes(path))) return adminPages.robotsOwnScreen;
  return value.length > HIDDEN_PATHS_MAX ? adminPages.tooManyPaths(HIDDEN_PATHS_MAX) : undefined;
}

/** As the columns' checks have it; whether the host is the service's is checked at publication. Empty: no link. */
export function findUrlFormFault(value: unknown): string | undefined {
  const isRight = isText(value) && (value === '' || /^https:\/\/[a-z0-9.-]+(?:\/[^\s\p{Cc}]*)?$/u.test(value));
  return isRight ? undefined : adminTaxonomy.frontPageOnly;
}

export function findSearchUrlFault(value: unknown): string | undefined {
  const isRight = isText(value) && (value === '' || /^https:\/\/[a-z0-9.-]+\/[^\s\p{Cc}]*$/u.test(value));
  return isRight ? undefined : adminTaxonomy.linkFaults.form;
}
