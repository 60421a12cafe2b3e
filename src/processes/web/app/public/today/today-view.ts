import type { Platform } from '#shared/contract/title-lists.ts';
import type { TodayAnswers, TodayTitle } from '#shared/contract/today.ts';
import { formatHours, formatRating, formatRuntime, hasRating } from '#shared/domain/format.ts';
import { TODAY } from '#shared/domain/limits.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { type Certification, certificationMeaning } from '#shared/domain/titles/certification.ts';
import { describeWatchService } from '#shared/domain/titles/watch-services.ts';
import {
  ANY_PLACE,
  COMPANIES,
  dropWishes,
  MOODS,
  NO_COMPANY,
  PLACES,
  TIMES,
  toSeenKey,
  type WishName,
  writeSeen,
} from '#shared/domain/today/wishes.ts';
import { todayWords } from '#shared/text/today.ts';
import { buildTodayAddress, type TodayQuery } from './today-query.ts';

export type TodayView = ReturnType<typeof toTodayView>;
export type TodayAnswer = ReturnType<typeof toAnswer>;

interface Asked {
  query: TodayQuery;
  answers: TodayAnswers;
  platforms: readonly Platform[];
  /** The server's minute of the day in Brasília. */
  minute: number;
}

/** All that the page shows, addresses and words included: scripts of the page then need neither. */
export function toTodayView({ query, answers, platforms, minute }: Asked) {
  const address = buildTodayAddress(query);
  const { results, remaining, longer } = answers;
  const seen = [
    ...query.seen,
    ...results.map(({ media_type, id }) => toSeenKey(media_type === 'movie' ? 'movie' : 'series', id)),
  ];
  const hasMore = remaining > 0 && seen.length < TODAY.seen;
  const left = remaining > 0 && !hasMore ? todayWords.tooManyShown(seen.length) : todayWords.remaining(remaining);
  return {
    isWhole: address === paths.today(),
    description: todayWords.description,
    minute,
    choices: toChoices(query),
    mood: query.mood ?? '',
    moods: [
      { value: '', label: todayWords.anyMood },
      ...MOODS.map((value) => ({ value, label: todayWords.moods[value] })),
    ],
    isOwnPlace: query.place === 'meus',
    own: query.platforms.join(','),
    platforms: platforms.map((platform) => toChip(query, platforms, platform)),
    answers: results.map(toAnswer),
    seen: writeSeen(seen),
    otherThree: hasMore ? buildTodayAddress({ ...query, seen }) : null,
    again: !hasMore && query.seen.length > 0 ? buildTodayAddress({ ...query, seen: [] }) : null,
    foot: [left, ...(longer ? [todayWords.withMoreTime(longer.minutes, longer.total)] : [])].join(' '),
    empty: results.length > 0 ? null : describeEmpty(query, answers),
  };
}

/** The default of each choice is an empty value, which addresses leave out. */
function toChoices({ time, company, place }: TodayQuery) {
  const valueOf = (word: string) => (word === NO_COMPANY || word === ANY_PLACE ? '' : word);
  const toOption = (word: string, [lead, label]: readonly [string, string]) => ({ value: valueOf(word), lead, label });
  return [
    {
      ...{ name: 'tempo', label: todayWords.askTime, value: time?.toString() ?? '' },
      options: [
        ...TIMES.map((each) => ({
          value: String(each),
          lead: todayWords.hasTime,
          label: formatHours(each),
        })),
        { value: '', lead: todayWords.hasNoHurry, label: todayWords.noHurry },
      ],
    },
    {
      ...{ name: 'com', label: todayWords.askCompany, value: valueOf(company) },
      options: COMPANIES.map((word) => toOption(word, todayWords.companies[word])),
    },
    {
      ...{ name: 'onde', label: todayWords.askPlace, value: valueOf(place) },
      options: PLACES.map((word) => toOption(word, todayWords.places[word])),
    },
  ];
}

/** With the address that has it chosen, or no longer. */
function toChip(query: TodayQuery, platforms: readonly Platform[], { id, name, slug, logo }: Platform) {
  const isChosen = query.platforms.includes(slug);
  const next = platforms
    .map((platform) => platform.slug)
    .filter((each) => (each === slug ? !isChosen : query.platforms.includes(each)));
  return {
    ...{ id, name, slug, logo, isChosen },
    label: isChosen ? todayWords.removeService(name) : todayWords.addService(name),
    to: buildTodayAddress({ ...query, place: 'meus', platforms: next, seen: [] }),
  };
}

function toAnswer(title: TodayTitle) {
  const { minutes, episodes, vote_average, vote_count } = title;
  const isMovie = title.media_type === 'movie';
  const age = title.certification as Certification | null;
  const time = minutes === null ? '' : formatRuntime(minutes);
  const rating = hasRating(vote_average, vote_count) ? formatRating(vote_average, vote_count) : '';
  const several = episodes !== null && episodes > 1;
  return {
    to: isMovie ? paths.movie(title.slug) : paths.oneSeries(title.slug),
    ...{ title: title.title, year: title.year, reason: title.reason, backdrop: title.backdrop_path },
    length: time && !isMovie ? todayWords.eachEpisode(time) : time,
    age: age && { age, meaning: todayWords.certification(certificationMeaning(age)) },
    rating: rating && { rating, spoken: todayWords.rating(rating) },
    /** Until the end of the film, or of the last episode. */
    minutes: minutes === null ? null : minutes * (episodes ?? 1),
    room: several ? todayWords.roomFor(episodes) : '',
    ends: several ? todayWords.lastEnds : isMovie ? todayWords.ends : todayWords.episodeEnds,
    where: todayWords.whereToWatch(title.title),
    access: todayWords.access[title.offer.access],
    service: toService(title.offer.provider),
  };
}

function toService(provider: TodayTitle['offer']['provider']) {
  if (!provider) return { name: todayWords.inCinemas, chip: null, slug: null };
  const { provider_id: id, provider_name: name, logo_path: logo, slug } = provider;
  const { brand, abbreviation } = describeWatchService(id, name);
  return { name, slug, chip: { brand, abbreviation, logo } };
}

function describeEmpty(query: TodayQuery, { total, without, longer }: TodayAnswers) {
  if (query.place === 'meus' && query.platforms.length === 0)
    return { message: todayWords.chooseServices, hint: todayWords.chooseServicesText };
  if (total > 0) return { message: todayWords.allShown, hint: todayWords.allShownText };
  if (!without) return { message: todayWords.nothingAtAll };
  const next = { ...dropWishes(query, without.wishes), seen: [] };
  return {
    message: todayWords.noneFits,
    hint: longer ? todayWords.withMoreTime(longer.minutes, longer.total) : undefined,
    action: {
      label: todayWords.drop(
        without.wishes.map((name) => nameWish(query, name)),
        without.total,
      ),
      to: buildTodayAddress(next),
    },
  };
}

/** What a visitor calls one of their wishes. */
function nameWish({ time, company, place, mood }: TodayQuery, name: WishName): string {
  if (name === 'tempo') return time === undefined ? todayWords.noHurry : formatHours(time);
  if (name === 'com') return todayWords.companies[company][1];
  if (name === 'onde') return todayWords.places[place][1];
  return mood ? todayWords.moods[mood] : todayWords.anyMood;
}
