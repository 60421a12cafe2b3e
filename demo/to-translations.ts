import type { DemoTranslation } from './types.ts';

interface Told {
  title: string;
  originalTitle?: string;
  overview: string;
  overviewEnglish: string;
  tagline?: string;
}

/** Brazil's row and America's. A title left empty is the original one, as TMDB keeps it. */
export function toTranslations(facts: Told): DemoTranslation[] {
  const isRetitled = facts.originalTitle !== undefined && facts.originalTitle !== facts.title;
  return [
    {
      language: 'pt',
      country: 'BR',
      title: isRetitled ? facts.title : '',
      overview: facts.overview,
      tagline: facts.tagline ?? '',
    },
    { language: 'en', country: 'US', title: '', overview: facts.overviewEnglish, tagline: '' },
  ];
}
