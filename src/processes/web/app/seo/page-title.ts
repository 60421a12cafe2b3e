import { META_TITLE_CHARACTERS } from '#shared/domain/limits.ts';
import { cutText } from './cut-text.ts';

/**
 * Adds the site's name if it is missing and cuts the rest, never the name, to sixty characters (docs/evidence/spec-coverage.md). An `ending`
 * that distinguishes the page (season, page number) is cut only if it takes more than half.
 */
export function buildPageTitle(title: string, siteName: string, ending = ''): string {
  if (title.includes(siteName)) return cutText(title, META_TITLE_CHARACTERS - lengthOf(ending)) + ending;
  const suffix = suffixOf(siteName);
  const room = META_TITLE_CHARACTERS - lengthOf(suffix);
  const kept = lengthOf(ending) > room / 2 ? cutText(ending, Math.floor(room / 2)) : ending;
  return cutText(title, room - lengthOf(kept)) + kept + suffix;
}

function lengthOf(text: string): number {
  return [...text].length;
}

/** The whole title of a page, before it is cut. */
export function addSiteName(title: string, siteName: string): string {
  return title.includes(siteName) ? title : title + suffixOf(siteName);
}

function suffixOf(siteName: string): string {
  return ` - ${siteName}`;
}
