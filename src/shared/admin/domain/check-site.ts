import { adminPages } from '#shared/admin/text/pages.ts';
import { adminPins } from '#shared/admin/text/pins.ts';
import { adminTaxonomy } from '#shared/admin/text/taxonomy.ts';
import type { HomePin } from '../../domain/site/home-pins.ts';
import type { Question } from '../../domain/site/page-texts.ts';
import { isSlug } from '../../domain/slug.ts';
import { findDayFault, isRecord, isText } from './check-values.ts';
import { FAQ_QUESTIONS, HOME_PINS_MAX, LINE_CHARACTERS, RICH_TEXT_BYTES, TAXONOMY_ALIASES } from './limits.ts';

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

export function isPinsShaped(value: unknown): value is HomePin[] {
  const isDay = (day: unknown) => day === null || isText(day);
  const isPin = (pin: unknown) =>
    isRecord(pin) &&
    (pin.kind === 'movie' || pin.kind === 'series') &&
    Number.isInteger(pin.id) &&
    Number(pin.id) > 0 &&
    Number(pin.id) < 2 ** 31 &&
    isDay(pin.from) &&
    isDay(pin.until);
  return Array.isArray(value) && value.every(isPin);
}

export function findPinsFault(value: unknown): string | undefined {
  if (!isPinsShaped(value)) return adminPins.dayInvalid;
  if (value.length > HOME_PINS_MAX) return adminPins.tooMany(HOME_PINS_MAX);
  const keys = value.map(({ kind, id }) => `${kind}:${id}`);
  if (new Set(keys).size < keys.length) return adminPins.already;
  const faults = value.map(({ from, until }) => {
    if ([from, until].some((day) => day !== null && findDayFault(day))) return adminPins.dayInvalid;
    return from !== null && until !== null && until < from ? adminPins.endsBefore : undefined;
  });
  return faults.find((fault) => fault !== undefined);
}

export function findSlugsFault(value: unknown): string | undefined {
  if (!Array.isArray(value) || !value.every((word) => isText(word) && isSlug(word))) return adminTaxonomy.slugInvalid;
  return value.length > TAXONOMY_ALIASES ? adminTaxonomy.tooManyAliases(TAXONOMY_ALIASES) : undefined;
}

/** As the columns' checks have it; whether the host is the service's is checked at publication. Empty: no link. */
export function findServiceUrlFault(value: unknown): string | undefined {
  const isRight = isText(value) && (value === '' || /^https:\/\/[a-z0-9.-]+(?:\/[^\s\p{Cc}]*)?$/u.test(value));
  return isRight ? undefined : adminTaxonomy.frontPageOnly;
}

export function findSearchUrlFault(value: unknown): string | undefined {
  const isRight = isText(value) && (value === '' || /^https:\/\/[a-z0-9.-]+\/[^\s\p{Cc}]*$/u.test(value));
  return isRight ? undefined : adminTaxonomy.linkFaults.form;
}
