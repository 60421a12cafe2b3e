import type { CollectionDetails, MediaItem } from '#shared/contract/collections.ts';
import { formatHours } from '#shared/domain/format.ts';
import { COVERAGE_SHOWN } from '#shared/domain/limits.ts';
import { countParts, listParts, type PlatformParts, toCoverageSteps } from '#shared/domain/titles/coverage.ts';
import { describeWatchService } from '#shared/domain/titles/watch-services.ts';
import { coverageAnswers as words } from '#shared/text/platforms/coverage.ts';

export interface CoverageRow extends PlatformParts {
  name: string;
  slug: string | null;
  brand: string;
  abbreviation: string;
  logo: string | null;
  /** "tem 7 de 9" and "faltam A e B". */
  has: string;
  detail: string;
  /** "MUBI (2)", for a platform without a row. */
  short: string;
}

export interface CoverageView {
  /** Titles in the collection. */
  total: number;
  /** "2 assinaturas" and " e 1 aluguel para ver os 10 filmes". */
  answer: { lead: string; rest: string };
  /** What each subscription adds, then what rentals and purchases add. */
  steps: { label: string; count: number }[];
  /** Most titles first. */
  rows: CoverageRow[];
  /** Positions in `rows` of the fewest subscriptions. */
  chosen: number[];
  groups: { label: string; text: string }[];
}

/** `null` for a collection of one title, and if none can be watched. */
export function toCoverageView({
  mediaItems,
  coverage,
}: Pick<CollectionDetails, 'mediaItems' | 'coverage'>): CoverageView | null {
  const { platforms, smallest, ads, rent, buy, none } = coverage;
  const total = mediaItems.length;
  const reached = total - none.length;
  if (total < 2 || reached === 0) return null;
  const movies = mediaItems.filter(({ type }) => type === 'movie').length;
  const free = new Set(platforms.flatMap((platform) => platform.free));
  const names = mediaItems.map(nameOf);

  const costs = [
    smallest.length > 0 && words.subscriptions(smallest.length),
    rent.length > 0 && words.rentals(rent.length),
    buy.length > 0 && words.purchases(buy.length),
  ].filter((cost) => cost !== false);
  const [lead = free.size > 0 ? words.free : words.withAds, ...others] = costs;

  return {
    total,
    answer: { lead, rest: words.toSee(others, reached, { movies, series: total - movies }) },
    steps: toSteps(coverage, free.size),
    rows: platforms.map((platform) => toRow(platform, names)),
    chosen: smallest,
    groups: [
      { label: words.free, text: listFree(coverage, [...free], names) },
      { label: words.withAds, text: listTitles(ads, names) },
      { label: words.rentOnly, text: listTitles(rent, names) },
      { label: words.buyOnly, text: listTitles(buy, names) },
      {
        label: words.cinemaOnly,
        text: listTitles(
          none.filter((part) => isInCinemas(mediaItems[part])),
          names,
        ),
      },
      {
        label: words.none,
        text: listTitles(
          none.filter((part) => !isInCinemas(mediaItems[part])),
          names,
        ),
      },
      { label: words.length, text: describeLength(coverage, movies) },
    ].filter(({ text }) => text !== ''),
  };
}

type Coverage = CollectionDetails['coverage'];

const nameOf = ({ titulo, nome }: MediaItem) => titulo ?? nome ?? '';
const isInCinemas = (item: MediaItem | undefined) => item?.in_cinemas_since !== undefined;

function toSteps({ platforms, smallest, ads, rent, buy }: Coverage, free: number): CoverageView['steps'] {
  const steps: CoverageView['steps'] = free > 0 ? [{ label: words.free, count: free }] : [];
  for (const { platform, count } of toCoverageSteps(platforms, smallest)) {
    const name = platforms[platform]?.provider_name ?? '';
    steps.push({ label: steps.length === 0 ? words.only(name) : words.and(name), count });
  }
  const rest = [
    [words.withAds.toLowerCase(), ads.length],
    [words.rentals(rent.length), rent.length],
    [words.purchases(buy.length), buy.length],
  ] as const;
  for (const [label, count] of rest) {
    const before = steps.at(-1)?.count ?? 0;
    if (count > 0)
      steps.push({ label: steps.length === 0 ? words.only(label) : words.and(label), count: before + count });
  }
  return steps;
}

function toRow(platform: Coverage['platforms'][number], names: readonly string[]): CoverageRow {
  const { provider_id, provider_name: name, logo_path, slug, included, free } = platform;
  const { brand, abbreviation } = describeWatchService(provider_id, name);
  const count = countParts(platform);
  const has = included.length === 0 ? words.hasFree : words.has;
  const detail = describeParts(listParts(platform), names);
  const short = words.platformCount(name, count);
  return {
    name,
    slug,
    brand,
    abbreviation,
    logo: logo_path,
    included,
    free,
    has: has(count, names.length),
    detail,
    short,
  };
}

/** The shorter of what is missing and what is there. */
function describeParts(parts: readonly number[], names: readonly string[]): string {
  const missing = [...names.keys()].filter((part) => !parts.includes(part));
  if (missing.length === 0) return words.everything;
  const [told, word] = missing.length <= parts.length ? [missing, words.missing] : [parts, words.onlyThese];
  const shown = told.slice(0, COVERAGE_SHOWN.namesInRow);
  return word(
    shown.map((part) => names[part] ?? ''),
    told.length - shown.length,
  );
}

function listTitles(parts: readonly number[], names: readonly string[]): string {
  const shown = parts.slice(0, COVERAGE_SHOWN.namesInGroup);
  return words.withMore(
    shown.map((part) => names[part] ?? ''),
    parts.length - shown.length,
  );
}

/** Each with the platforms that have it free. */
function listFree({ platforms }: Coverage, free: number[], names: readonly string[]): string {
  const named = names.map((name, part) =>
    words.at(
      name,
      platforms.filter((platform) => platform.free.includes(part)).map(({ provider_name }) => provider_name),
    ),
  );
  return listTitles(
    free.toSorted((one, other) => one - other),
    named,
  );
}

/** A sum of one is no sum. */
function describeLength({ minutes, timedMovies }: Coverage, movies: number): string {
  return timedMovies > 1 ? words.lengthOf(formatHours(minutes), timedMovies, movies) : '';
}
