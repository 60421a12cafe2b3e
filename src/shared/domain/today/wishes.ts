import { TODAY } from '../limits.ts';
import type { TitleKind } from '../titles/seen-title.ts';

/** What a visitor may ask of /hoje: the words of its address and of the API. */
export const TIMES = [30, 60, 90, 110, 150] as const;
export const COMPANIES = ['so', 'dois', 'amigos', 'criancas', 'familia'] as const;
export const PLACES = ['meus', 'qualquer', 'gratis', 'cinema'] as const;
export const MOODS = ['rir', 'aventura', 'calmo', 'chorar', 'pensar'] as const;
export type Company = (typeof COMPANIES)[number];
export type Place = (typeof PLACES)[number];
export type Mood = (typeof MOODS)[number];

export const NO_COMPANY: Company = 'so';
export const ANY_PLACE: Place = 'qualquer';

/** Each wish a visitor can give up, by its word in the address. */
export const WISH_NAMES = ['tempo', 'com', 'onde', 'clima'] as const;
export type WishName = (typeof WISH_NAMES)[number];

export interface Wishes {
  /** Minutes; undefined if the visitor is in no hurry. */
  time: number | undefined;
  company: Company;
  place: Place;
  /** Slugs of the visitor's platforms; empty unless the place is `meus`. */
  platforms: readonly string[];
  mood: Mood | undefined;
}

/** The highest age rating each company allows. */
export const COMPANY_AGES = { criancas: 10, familia: 12 } as const;

/** Undefined without a limit. */
export function ageLimitOf(company: Company): number | undefined {
  const limits: Partial<Record<Company, number>> = COMPANY_AGES;
  return limits[company];
}

/** TMDB's genres of each mood: a title fits if it has one of them. */
export const MOOD_GENRES: Readonly<Record<Mood, Readonly<Record<TitleKind, readonly number[]>>>> = {
  rir: { movie: [35], series: [35] },
  aventura: { movie: [12, 28, 14], series: [10759, 10765] },
  calmo: { movie: [10751, 10402, 10749], series: [10751, 10762] },
  chorar: { movie: [18, 10749], series: [18, 10766] },
  pensar: { movie: [99, 36, 9648, 878], series: [99, 9648, 10768] },
};

/** The wishes that leave something out. */
export function listWishes({ time, company, place, mood }: Wishes): WishName[] {
  const isSet: Record<WishName, boolean> = {
    tempo: time !== undefined,
    com: ageLimitOf(company) !== undefined,
    onde: place !== ANY_PLACE,
    clima: mood !== undefined,
  };
  return WISH_NAMES.filter((name) => isSet[name]);
}

export function dropWishes(wishes: Wishes, names: readonly WishName[]): Wishes {
  const dropped = { ...wishes };
  for (const name of names) {
    if (name === 'tempo') dropped.time = undefined;
    if (name === 'com') dropped.company = NO_COMPANY;
    if (name === 'onde') Object.assign(dropped, { place: ANY_PLACE, platforms: [] });
    if (name === 'clima') dropped.mood = undefined;
  }
  return dropped;
}

/** How many episodes of this length a visitor can watch; one, if they are in no hurry. */
export function countEpisodes(minutes: number, time: number | undefined): number {
  return time === undefined ? 1 : Math.floor(time / minutes);
}

/** A title that was shown: `f598` is a film, `s1399` a series. */
const SEEN = /[fs][1-9]\d{0,9}/g;

export function toSeenKey(kind: TitleKind, id: number): string {
  return `${kind === 'movie' ? 'f' : 's'}${id}`;
}

/** `f598-s1399`: each once, the newest of too many. Anything else in the text is ignored. */
export function parseSeen(text: string): string[] {
  return [...new Set(text.match(SEEN))].slice(-TODAY.seen);
}

export function writeSeen(keys: readonly string[]): string {
  return keys.join('-');
}

const SLUG = /^[a-z0-9-]{1,60}$/;

/** `netflix,globoplay`: each slug once. */
export function parsePlatforms(text: string, max: number): string[] {
  const slugs = text
    .toLowerCase()
    .split(',')
    .filter((slug) => SLUG.test(slug));
  return [...new Set(slugs)].slice(0, max);
}
