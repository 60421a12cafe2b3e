import type { Platform } from '#shared/contract/title-lists.ts';
import { formatHours } from '#shared/domain/format.ts';
import type { ListSort } from '#shared/domain/sort.ts';
import { ACCESS_WORDS, AGE_STEPS, MINUTE_STEPS, RATING_STEPS, toAgeWord } from '#shared/domain/titles/filter-steps.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import { filterWords } from '#shared/text/filters.ts';
import { ALL_CLEARED, type FilterQuery, filterParameters } from './filter-parameters.ts';

/** What the bar of one list needs of its query: a platform's list has no platforms, a genre's list no genre. */
export interface BarQuery extends Partial<FilterQuery> {
  genre?: string;
  sort: ListSort;
}

export interface FilterOptions {
  platforms: readonly Pick<Platform, 'id' | 'name' | 'slug' | 'logo'>[];
  genres: readonly { slug: string; name: string }[];
  /** Whether any offer is known to be dubbed: the filter is there then. */
  isAnyDubbed?: boolean;
}

/** What the server says about a filtered list besides its titles. */
export interface FilteredFacts {
  unrated: number;
  /** By parameter; only for an empty list. */
  totalWithout: Readonly<Record<string, number>>;
}

export interface Choice {
  value: string;
  label: string;
  isChosen: boolean;
  platform?: FilterOptions['platforms'][number];
}

export interface ChoiceGroup {
  /** Of the parameter. */
  name: string;
  label: string;
  /** Several choices mean any of them. */
  isMany: boolean;
  choices: Choice[];
  note?: string;
  /** The query without this filter. */
  cleared: Partial<FilterQuery>;
}

const SHOWN_MINUTES = { movie: [90, 110, 130], series: [30, 60] } as const;
const SHOWN_RATINGS = [6, 7, 8];
const OLDEST_AGE = 18;

/** The filters that open: steps that are seldom useful are shown only if an address has them. */
export function toChoiceGroups(kind: TitleKind, query: BarQuery, { platforms }: FilterOptions): ChoiceGroup[] {
  const one = (step: number, chosen: number | undefined, word: string, label: string): Choice => ({
    value: word,
    label,
    isChosen: step === chosen,
  });
  const groups: (ChoiceGroup | false)[] = [
    query.platforms !== undefined && {
      name: filterParameters.platforms.name,
      ...{ label: filterWords.platforms, isMany: true, cleared: { platforms: [] } },
      choices: platforms.map((platform) => ({
        ...{ value: platform.slug, label: platform.name, platform },
        isChosen: query.platforms?.includes(platform.slug) ?? false,
      })),
    },
    {
      name: filterParameters.age.name,
      ...{ label: filterWords.age, isMany: false, note: filterWords.ageNote, cleared: { age: undefined } },
      choices: AGE_STEPS.filter((age) => age !== OLDEST_AGE || query.age === age).map((age) =>
        one(age, query.age, toAgeWord(age), filterWords.ageUpTo(age)),
      ),
    },
    {
      name: filterParameters.minutes.name,
      label: kind === 'movie' ? filterWords.minutes : filterWords.episodeMinutes,
      ...{ isMany: false, cleared: { minutes: undefined } },
      choices: MINUTE_STEPS.filter(
        (minutes) => SHOWN_MINUTES[kind].some((shown) => shown === minutes) || query.minutes === minutes,
      ).map((minutes) => one(minutes, query.minutes, String(minutes), filterWords.timeUpTo(formatHours(minutes)))),
    },
    {
      name: filterParameters.access.name,
      ...{ label: filterWords.access, isMany: true, cleared: { access: [] } },
      choices: ACCESS_WORDS.filter((word) => kind === 'movie' || word !== 'cinema').map((word) => ({
        ...{ value: word, label: filterWords.accessLabels[word] },
        isChosen: query.access?.includes(word) ?? false,
      })),
    },
    {
      name: filterParameters.rating.name,
      ...{ label: filterWords.rating, isMany: false, cleared: { rating: undefined } },
      choices: RATING_STEPS.filter((rating) => SHOWN_RATINGS.includes(rating) || query.rating === rating).map(
        (rating) => one(rating, query.rating, String(rating), filterWords.ratingFrom(rating)),
      ),
    },
  ];
  return groups.filter((group) => group !== false);
}

export interface ActiveFilter {
  /** Of the parameter. */
  name: string;
  label: string;
  without: Partial<FilterQuery> & { genre?: string };
}

/** Every filter that is set, each with the query without it. */
export function listActive(kind: TitleKind, query: BarQuery, options: FilterOptions): ActiveFilter[] {
  const { platforms = [], access = [], fromYear, toYear } = query;
  const ofGroups = toChoiceGroups(kind, query, options).flatMap(({ name, isMany, choices, cleared }) =>
    choices
      .filter(({ isChosen }) => isChosen)
      .map(({ value, label }) => ({ name, label, without: isMany ? withoutOne(name, value) : cleared })),
  );
  const genre = options.genres.find(({ slug }) => slug === query.genre);
  return [
    ...ofGroups,
    ...(fromYear !== undefined || toYear !== undefined
      ? [
          {
            name: filterParameters.fromYear.name,
            label: filterWords.yearsChosen(fromYear, toYear),
            without: { fromYear: undefined, toYear: undefined },
          },
        ]
      : []),
    ...(query.country
      ? [
          {
            name: filterParameters.country.name,
            label: describeCountry(query.country),
            without: { country: undefined },
          },
        ]
      : []),
    ...(query.isDubbed
      ? [{ name: filterParameters.isDubbed.name, label: filterWords.dubbed, without: { isDubbed: false } }]
      : []),
    ...(genre ? [{ name: 'genero', label: genre.name, without: { genre: '' } }] : []),
  ];

  function withoutOne(name: string, value: string): Partial<FilterQuery> {
    return name === filterParameters.platforms.name
      ? { platforms: platforms.filter((slug) => slug !== value) }
      : { access: access.filter((word) => word !== value) };
  }
}

const COUNTRIES = new Intl.DisplayNames('pt-BR', { type: 'region' });

export function describeCountry(code: string): string {
  return code === 'br' ? filterWords.brazilian : (COUNTRIES.of(code.toUpperCase()) ?? code);
}

/** For an empty list: the filter whose removal gives most titles. */
function findBestRemoval(active: readonly ActiveFilter[], totals: FilteredFacts['totalWithout']) {
  const best = active
    .map((filter) => ({ ...filter, total: totals[filter.name] ?? 0 }))
    .filter(({ total, name }) => total > 0 && active.filter((other) => other.name === name).length === 1)
    .toSorted((one, other) => other.total - one.total);
  return best[0];
}

/** Message and way out of an empty filtered list. */
export function describeEmpty(
  kind: TitleKind,
  query: BarQuery,
  options: FilterOptions,
  { totalWithout }: FilteredFacts,
  toAddress: (changes: Partial<BarQuery>) => string,
) {
  const best = findBestRemoval(listActive(kind, query, options), totalWithout);
  const action = best
    ? { label: filterWords.without(best.label, best.total), to: toAddress(best.without) }
    : { label: filterWords.clearAll, to: toAddress(ALL_CLEARED) };
  return { none: kind === 'movie' ? filterWords.noMovies : filterWords.noSeries, wayOut: { action } };
}
