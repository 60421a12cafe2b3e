import { META_TITLE_CHARACTERS } from '#shared/domain/limits.ts';
import { cutText } from './cut-text.ts';

/** Adds the site's name if it is missing and cuts the rest, never the name, to the sixty characters of SPEC §1. */
export function buildPageTitle(title: string, siteName: string): string {
  if (title.includes(siteName)) return cutText(title, META_TITLE_CHARACTERS);
  const suffix = ` - ${siteName}`;
  return cutText(title, META_TITLE_CHARACTERS - [...suffix].length) + suffix;
}
