import { MY_SERVICES_MAX } from '#shared/domain/limits.ts';
import { paths } from '#shared/domain/site/paths.ts';
import {
  ANY_PLACE,
  COMPANIES,
  type Company,
  MOODS,
  NO_COMPANY,
  PLACES,
  type Place,
  parsePlatforms,
  parseSeen,
  TIMES,
  type Wishes,
  writeSeen,
} from '#shared/domain/today/wishes.ts';
import { type AddressParameter, buildAddress, type ParametersOf, readQuery } from '../lists/address.ts';

export interface TodayQuery extends Wishes {
  /** Titles already shown, which the next answers leave out. */
  seen: readonly string[];
}

const oneOf = <W extends string>(name: string, words: readonly W[], none: W): AddressParameter<W> => ({
  ...{ name, aliases: [] },
  read: (text) => words.find((word) => word === text) ?? none,
  write: (word) => (word === none ? undefined : word),
});

export const todayParameters: ParametersOf<TodayQuery> = {
  time: {
    ...{ name: 'tempo', aliases: [] },
    read: (text) => TIMES.find((minutes) => String(minutes) === text),
    write: (minutes) => minutes?.toString(),
  },
  company: oneOf<Company>('com', COMPANIES, NO_COMPANY),
  place: oneOf<Place>('onde', PLACES, ANY_PLACE),
  platforms: {
    ...{ name: 'plataformas', aliases: [] },
    read: (text) => parsePlatforms(text, MY_SERVICES_MAX),
    write: (slugs) => slugs.join(',') || undefined,
  },
  mood: {
    ...{ name: 'clima', aliases: [] },
    read: (text) => MOODS.find((mood) => mood === text),
    write: (mood) => mood,
  },
  seen: {
    ...{ name: 'vistos', aliases: [] },
    read: parseSeen,
    write: (keys) => writeSeen(keys) || undefined,
  },
};

/** Platforms count only for `onde=meus`. @param known slugs of all platforms, in our order */
export function readTodayQuery(search: URLSearchParams, known: readonly string[]): TodayQuery {
  const query = readQuery(todayParameters, search);
  return { ...query, platforms: query.place === 'meus' ? known.filter((slug) => query.platforms.includes(slug)) : [] };
}

/** The canonical address; commas between platforms stay readable. */
export function buildTodayAddress(query: TodayQuery): string {
  return buildAddress(paths.today(), todayParameters, query).replaceAll('%2C', ',');
}
