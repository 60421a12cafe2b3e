import { AGE_STEPS, MINUTE_STEPS, RATING_STEPS } from '#shared/domain/titles/filter-steps.ts';
import { OFFER_KINDS, type OfferKind } from '#shared/domain/titles/source-parts.ts';
import { allOf, anyOf, type Bits, countBits, forEachBit, hasBit, sizeOfBoth } from './bitset.ts';
import { type FilterIndex, YEARS } from './filter-index.ts';
import type {
  Access,
  CountedOptions,
  FilteredPage,
  FilterName,
  OptionCounts,
  ThreadQuestion,
  WatchableFilters,
} from './filter-question.ts';
import { compareBy, type StoredOrder, toStoredOrder } from './title-orders.ts';

/** Platforms and access are one filter: both speak of the same offer. */
type Group = 'offers' | Exclude<FilterName, 'platforms' | 'access'>;
type Groups = Partial<Record<Group, Bits>>;

export function findPage(
  index: FilterIndex,
  question: ThreadQuestion,
  { offset, limit }: { offset: number; limit: number },
): FilteredPage {
  const groups = groupsOf(index, question);
  const always = alwaysOf(index, question);
  const found = allOf([...always, ...Object.values(groups)], index.words);
  const total = countBits(found);
  const wanted = { offset, limit: Math.min(limit, total - offset), total };
  const ids = offset < total ? pickIds(index, question, found, wanted) : [];
  const without = (names: readonly Group[]) => allOf([...always, ...except(groups, names)], index.words);
  const unrated = groups.age ? sizeOfBoth(without(['age']), index.setOf('age:unknown')) : 0;
  const totalWithout: FilteredPage['totalWithout'] = {};
  if (total === 0) {
    for (const name of Object.keys(groups) as Group[]) {
      if (name !== 'offers') totalWithout[name] = countBits(without([name]));
    }
    const { serviceIds, access } = question;
    const others = groups.offers && without(['offers']);
    const totalOf = (wanted: WatchableFilters) => (others ? sizeOfBoth(others, offersOf(index, question, wanted)) : 0);
    if (serviceIds) totalWithout.platforms = totalOf({ access });
    if (access) totalWithout.access = totalOf({ serviceIds });
  }
  return { ids, total, unrated, totalWithout };
}

export function countOptions(index: FilterIndex, question: ThreadQuestion, options: CountedOptions): OptionCounts {
  const groups = groupsOf(index, question);
  const always = alwaysOf(index, question);
  const all = allOf([...always, ...Object.values(groups)], index.words);
  const others = (name: Group) => (groups[name] ? allOf([...always, ...except(groups, [name])], index.words) : all);
  const count = (rest: Bits, name: string) => sizeOfBoth(rest, index.setOf(name));
  const { serviceIds, access } = question;
  const [offers, genre, age, minutes, rating] = [
    others('offers'),
    others('genre'),
    others('age'),
    others('minutes'),
    others('rating'),
  ];
  const countOffers = (wanted: WatchableFilters) => sizeOfBoth(offers, offersOf(index, question, wanted));
  const countAccess = (kind: Access) => countOffers({ serviceIds, access: [kind] });
  return {
    total: countBits(all),
    platforms: options.platforms.map((ids) => countOffers({ serviceIds: ids, access })),
    genres: options.genres.map((ids) => sizeOfBoth(genre, genresOf(index, ids))),
    access: {
      flatrate: countAccess('flatrate'),
      free: countAccess('free'),
      ads: countAccess('ads'),
      rent: countAccess('rent'),
      buy: countAccess('buy'),
      cinema: countAccess('cinema'),
    },
    ages: AGE_STEPS.map((step) => count(age, `age:${step}`)),
    minutes: MINUTE_STEPS.map((step) => count(minutes, `minutes:${step}`)),
    ratings: RATING_STEPS.map((step) => count(rating, `rating:${step}`)),
    decades: countDecades(index, others('years')),
    brazilian: count(others('country'), 'country:BR'),
    dubbed: count(others('audio'), 'dubbed'),
  };
}

function except(groups: Groups, names: readonly Group[]): Bits[] {
  return (Object.entries(groups) as [Group, Bits][]).flatMap(([name, bits]) => (names.includes(name) ? [] : [bits]));
}

/** What every list of the question is limited to: titles that can be watched, and that its order includes. */
function alwaysOf(index: FilterIndex, question: ThreadQuestion): Bits[] {
  const watchable = question.isCinemaKnown
    ? anyOf([index.setOf('offered'), index.setOf('access:cinema')], index.words)
    : index.setOf('offered');
  switch (question.sort) {
    case 'rating-desc':
      return [watchable, index.setOf('floor:rating')];
    case 'title-asc':
    case 'title-desc':
      return [watchable, index.setOf('floor:title')];
    case 'votes-asc':
      return [watchable, index.setOf('floor:fewest')];
    case 'date-desc':
      return [watchable, index.releasedBy(Number(question.today.replaceAll('-', '')))];
    case 'popular':
    case 'date-asc':
    case 'votes-desc':
    case 'arrival':
      return [watchable];
  }
}

/** One set for each filter that is set. */
function groupsOf(index: FilterIndex, question: ThreadQuestion): Groups {
  const { serviceIds, access, genreIds, maxAge, maxMinutes, fromYear, toYear, minRating } = question;
  const groups: Groups = {};
  if (serviceIds || access) groups.offers = offersOf(index, question, question);
  if (genreIds) groups.genre = genresOf(index, genreIds);
  if (maxAge !== undefined) groups.age = index.setOf(`age:${maxAge}`);
  if (maxMinutes !== undefined) groups.minutes = index.setOf(`minutes:${maxMinutes}`);
  if (fromYear !== undefined || toYear !== undefined) groups.years = yearsOf(index, fromYear, toYear);
  if (question.country !== undefined) groups.country = index.setOf(`country:${question.country}`);
  if (question.isDubbed) groups.audio = index.setOf('dubbed');
  if (minRating !== undefined) groups.rating = index.setOf(`rating:${minRating}`);
  return groups;
}

/** The wanted platforms, access and single offers; everything else of the question stays as it is. */
function offersOf(index: FilterIndex, question: ThreadQuestion, wanted: WatchableFilters): Bits {
  const { serviceIds, access, orOffers = [] } = wanted;
  const names = orOffers.map(([id, kind]) => offerName(id, kind));
  const counted = access ?? (serviceIds && question.serviceAccess);
  const kinds = counted?.filter((kind) => question.isCinemaKnown || kind !== 'cinema');
  if (!serviceIds && !kinds) return new Int32Array(index.words).fill(-1);
  if (!serviceIds) names.push(...(kinds ?? []).map((kind) => `access:${kind}`));
  else if (!kinds) names.push(...serviceIds.map((id) => `service:${id}`));
  else {
    for (const id of serviceIds) {
      for (const kind of kinds) {
        if (kind !== 'cinema') names.push(offerName(id, kind));
      }
    }
  }
  return anyOf(
    names.map((name) => index.setOf(name)),
    index.words,
  );
}

const offerName = (serviceId: number, kind: OfferKind) => `offer:${serviceId * 8 + OFFER_KINDS.indexOf(kind) + 1}`;

function genresOf(index: FilterIndex, genreIds: readonly number[]): Bits {
  return anyOf(
    genreIds.map((id) => index.setOf(`genre:${id}`)),
    index.words,
  );
}

/** Whole decades have sets of their own. */
function yearsOf(index: FilterIndex, from: number = YEARS.first, to: number = YEARS.last): Bits {
  const sets: Bits[] = [];
  for (let year = Math.max(from, YEARS.first); year <= Math.min(to, YEARS.last); ) {
    const isWhole = year % 10 === 0 && year + 9 <= to;
    sets.push(index.setOf(isWhole ? `decade:${year}` : `year:${year}`));
    year += isWhole ? 10 : 1;
  }
  return anyOf(sets, index.words);
}

function countDecades(index: FilterIndex, found: Bits): OptionCounts['decades'] {
  const counts: OptionCounts['decades'] = [];
  for (let decade: number = YEARS.last - 9; decade >= YEARS.first; decade -= 10) {
    const count = sizeOfBoth(found, index.setOf(`decade:${decade}`));
    if (count > 0) counts.push([decade, count]);
  }
  return counts;
}

/** Fewer titles than this are sorted; otherwise walking the order finds a page sooner. */
const SORTED_MAX = 400;

function pickIds(
  index: FilterIndex,
  { sort }: ThreadQuestion,
  found: Bits,
  { offset, limit, total }: { offset: number; limit: number; total: number },
): number[] {
  const { order, isReversed } = toStoredOrder(sort);
  const slots = total <= SORTED_MAX ? sortSlots(index, order, found) : index.slotsIn(order);
  const picked: number[] = [];
  let skipped = 0;
  for (let at = 0; at < slots.length && picked.length < limit; at += 1) {
    const slot = slots[isReversed ? slots.length - 1 - at : at] ?? 0;
    if (!hasBit(found, slot)) continue;
    if (skipped < offset) skipped += 1;
    else picked.push(index.columns.ids[slot] ?? 0);
  }
  return picked;
}

function sortSlots(index: FilterIndex, order: StoredOrder, found: Bits): number[] {
  const slots: number[] = [];
  forEachBit(found, (slot) => slots.push(slot));
  return slots.sort(compareBy(order, index.columns));
}
