import type { MovieRecord } from './records.ts';

/** Title, overview and tagline change the Brazilian translation; any other field is replaced as a whole. */
export type MoviePatch = Partial<Omit<MovieRecord, 'id'>> & { title?: string; overview?: string; tagline?: string };

export function applyPatch(movie: MovieRecord, patch: MoviePatch): MovieRecord {
  const { title, overview, tagline, ...fields } = patch;
  const merged = { ...movie, ...fields, findTranslation: undefined };
  if (title === undefined && overview === undefined && tagline === undefined) return merged;

  const isBrazilian = (row: { language: string; country: string }) => row.language === 'pt' && row.country === 'BR';
  const current = merged.translations.find(isBrazilian);
  const row = {
    language: 'pt',
    country: 'BR',
    title: title ?? current?.title ?? '',
    overview: overview ?? current?.overview ?? '',
    tagline: tagline ?? current?.tagline ?? '',
  };
  return { ...merged, translations: [...merged.translations.filter((other) => !isBrazilian(other)), row] };
}
