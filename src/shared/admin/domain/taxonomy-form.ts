import type { Article } from '#shared/text/platforms/platforms.ts';
import type { TaxonomyFields, TaxonomyKind } from '../../domain/titles/taxonomy.ts';
import type { FormMap } from './field-form.ts';

/** The submitted form of a genre or a platform. */
export function parseTaxonomyForm(kind: TaxonomyKind, field: (name: string) => string): TaxonomyFields {
  const words = field('aliases')
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
  return {
    name: field('name'),
    slug: field('slug').toLowerCase(),
    aliases: [...new Set(words)],
    h1: field('h1'),
    p: field('p'),
    description: field('description'),
    position: Number(field('position')),
    isVisible: field('isVisible') === '1',
    ...(kind === 'platform' && {
      article: field('article') as Article,
      serviceUrl: field('serviceUrl'),
      searchUrl: field('searchUrl'),
    }),
  };
}

/** Inputs `place:drama` with `version:drama`. */
export function parsePlaces(form: FormMap): { key: string; version: number; place: number }[] {
  return [...form].flatMap(([name, value]) => {
    const key = /^place:([\w-]{1,80})$/.exec(name)?.[1];
    const place = Number(value);
    if (key === undefined || !Number.isFinite(place)) return [];
    return { key, place, version: Number(form.get(`version:${key}`)) || 0 };
  });
}
