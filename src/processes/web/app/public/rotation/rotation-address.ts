import { MY_SERVICES_MAX } from '#shared/domain/limits.ts';
import {
  isMonth,
  parseTitleKeys,
  type TitleKey,
  USUAL_HOURS,
  WEEKLY_HOURS,
  type WeeklyHours,
  writeTitleKeys,
} from '#shared/domain/rotation/rotation-query.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { parsePlatforms } from '#shared/domain/today/wishes.ts';
import { buildAddress, type ParametersOf } from '../lists/address.ts';

export interface RotationQuery {
  titles: readonly TitleKey[];
  hours: WeeklyHours;
  /** Empty for the usual month. */
  start: string;
  /** Slugs of platforms that are paid already. */
  own: readonly string[];
  /** What to add is searched for. */
  search: string;
}

const SEARCH_CHARACTERS = 100;

export const rotationParameters: ParametersOf<RotationQuery> = {
  titles: {
    ...{ name: 't', aliases: [] },
    read: (text) => parseTitleKeys(text) ?? [],
    write: (keys) => writeTitleKeys(keys) || undefined,
  },
  hours: {
    ...{ name: 'horas', aliases: [] },
    read: (text) => WEEKLY_HOURS.find((hours) => String(hours) === text) ?? USUAL_HOURS,
    write: (hours) => (hours === USUAL_HOURS ? undefined : String(hours)),
  },
  start: {
    ...{ name: 'inicio', aliases: [] },
    read: (text) => (isMonth(text) ? text : ''),
    write: (month) => month || undefined,
  },
  own: {
    ...{ name: 'meus', aliases: [], isList: true },
    read: (text) => parsePlatforms(text, MY_SERVICES_MAX),
    write: (slugs) => slugs.join(',') || undefined,
  },
  search: {
    ...{ name: 'q', aliases: [] },
    read: (text) => text.trim().slice(0, SEARCH_CHARACTERS),
    write: (text) => text || undefined,
  },
};

export function buildRotationAddress(query: RotationQuery): string {
  return buildAddress(paths.rotation(), rotationParameters, query);
}
