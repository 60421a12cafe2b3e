import type { SearchQuestion } from '#shared/contract/search-groups.ts';
import { readAbout } from '#shared/domain/search/parse-question.ts';
import { EXACT_SCORE, type Meant, WELL_KNOWN_SCORE } from '../../search/index.ts';
import type { NamedGroups } from './find-named.ts';
import type { SearchWords } from './search-words.ts';

/** By kind number. */
const MEDIA_TYPES = ['movie', 'tv', 'person'] as const;

/**
 * What is asked about the best hit; undefined if all words are its name. A saga that is asked for, and a theme whose name is no known
 * title, are answered by their collection.
 */
export function toQuestion(
  { hits, asked }: Meant,
  { question, isThemeNamed }: NamedGroups,
  known: SearchWords,
  hasCollections: boolean,
): SearchQuestion | undefined {
  const [best] = hits;
  if (!asked || !question || !best || asked.end - asked.start === question.query.typed.length) return undefined;
  const isKnown = best.score >= EXACT_SCORE + WELL_KNOWN_SCORE;
  const { slots, platforms } = readAbout(question, asked);
  if (hasCollections && (slots.includes('order') || (isThemeNamed && !isKnown))) return undefined;
  return {
    name: asked.text,
    asks: slots,
    platforms: known.platforms
      .filter(({ slug }) => platforms.includes(slug))
      .map(({ slug, name, article }) => ({ slug, name, article })),
    about: { media_type: MEDIA_TYPES[best.kind], id: best.id },
  };
}
