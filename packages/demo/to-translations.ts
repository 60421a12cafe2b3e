import type { DemoTranslation } from './types.ts';

interface Told {
  title: string;
  originalTitle?: string;
  overview: string;
  overviewEnglish: string;
  tagline?: string;
}

/** The Brazilian and the American row. An empty title means the original one, as at TMDB. */
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
