import { inPlatform, type NamedPlatform } from '#shared/text/platforms/platforms.ts';
import { countriesTyped, intentionLabels } from '#shared/text/search/search-words.ts';
import { formatHours } from '../format.ts';
import { buildFilterAddress, type TitleFilters } from '../site/filter-address.ts';
import { type AccessWord, AGE_STEPS } from '../titles/filter-steps.ts';
import type { TitleKind } from '../titles/seen-title.ts';
import type { Understood } from './parse-intention.ts';

/** A filtered list that answers an intention. */
export interface IntentionLink {
  kind: TitleKind;
  /** "Filmes de comédia na Netflix" */
  label: string;
  path: string;
}

interface KnownGenre {
  slug: string;
  name: string;
  /** Kinds of titles that have the genre. */
  kinds: readonly TitleKind[];
}

/** Platforms in our order, with their names, and genres. */
export interface Taxonomy {
  platforms: readonly (NamedPlatform & { slug: string })[];
  genres: readonly KnownGenre[];
}

/** Films and series are two lists, and a list has one genre: at most four links. */
export function listIntentionLinks(understood: Understood, taxonomy: Taxonomy): IntentionLink[] {
  if (!understood.isList) return [];
  const platforms = taxonomy.platforms.filter(({ slug }) => understood.platforms.includes(slug));
  return understood.kinds.flatMap((kind) => {
    const { genre: ownGenre, ...asked } = understood.filtersOf(kind);
    // A list has one genre: if another one was typed, series for children are those that are for everybody.
    const filters = ownGenre && understood.genres.length > 0 ? { ...asked, age: AGE_STEPS[0] } : asked;
    const wanted = [...understood.genres, ...(ownGenre && understood.genres.length === 0 ? [ownGenre] : [])];
    const genres = wanted.flatMap((slug) => taxonomy.genres.find((genre) => genre.slug === slug) ?? []);
    const choices = wanted.length === 0 ? [undefined] : genres.filter(({ kinds }) => kinds.includes(kind));
    return choices.map((genre) => ({
      kind,
      label: writeLabel(kind, { ...filters, genre: genre?.name }, platforms),
      path: buildFilterAddress(kind, { ...filters, platforms: platforms.map(({ slug }) => slug), genre: genre?.slug }),
    }));
  });
}

const { access: accessLabels, orders } = intentionLabels;

/** `filters.genre` is its name. */
function writeLabel(kind: TitleKind, filters: TitleFilters, platforms: readonly NamedPlatform[]): string {
  const { access = [], age, minutes, from, to, country, isDubbed, rating, genre, order } = filters;
  const parts = [
    intentionLabels.kinds[kind],
    genre && intentionLabels.ofGenre(genre),
    country && countriesTyped[country]?.from,
    isDubbed && intentionLabels.dubbed[kind],
    writeYears(from, to),
    writeAccess(access),
    platforms.map(inPlatform).join(intentionLabels.or),
    age !== undefined && (age === 0 ? intentionLabels.anyAge : intentionLabels.age(age)),
    minutes !== undefined && intentionLabels.minutes(formatHours(minutes)),
    rating !== undefined && intentionLabels.rating(rating),
  ];
  const label = parts.filter(Boolean).join(' ');
  return order === undefined || !(order in orders) ? label : `${label}, ${orders[order as keyof typeof orders]}`;
}

function writeYears(from: number | undefined, to: number | undefined): string {
  if (from !== undefined && to !== undefined) {
    if (from === to) return intentionLabels.year(from);
    return from % 10 === 0 && to === from + 9 ? intentionLabels.decade(from) : intentionLabels.years(from, to);
  }
  if (from !== undefined) return intentionLabels.since(from);
  return to === undefined ? '' : intentionLabels.until(to);
}

/** Free includes free with advertisements. */
function writeAccess(access: readonly AccessWord[]): string {
  const shown = access.includes('gratis') ? access.filter((word) => word !== 'anuncios') : access;
  return shown.map((word) => accessLabels[word]).join(intentionLabels.or);
}
