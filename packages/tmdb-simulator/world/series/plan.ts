import { between, chance, mix, pick, unit } from '../bits.ts';
import { TV_GENRES } from '../genres.ts';
import type { Day } from '../kinds.ts';
import type { SeasonPlan } from '../records.ts';
import { SALT } from '../salts.ts';
import { NO_DAY } from '../tables.ts';
import { isTail } from '../titles/fill-title.ts';

const bitOf = (genreId: number) => 1 << TV_GENRES.indexOf(genreId);
const DOCUMENTARY = bitOf(99);
const NEWS = bitOf(10763);
const REALITY = bitOf(10764);
const SOAP = bitOf(10766);
const TALK = bitOf(10767);

/** TMDB's programme type, derived from the genres. */
export function typeOf(bits: number, genres: number): string {
  if (genres & NEWS) return 'News';
  if (genres & TALK) return 'Talk Show';
  if (genres & REALITY) return 'Reality';
  if (genres & DOCUMENTARY) return 'Documentary';
  return !(genres & SOAP) && chance(mix(bits, SALT.status), 0.1) ? 'Miniseries' : 'Scripted';
}

/** Specials get positions from here on, so that a new season never renumbers them. */
const FIRST_SPECIAL = 900;

/** All seasons that will ever be broadcast, independent of today. A soap is one long season with daily episodes. */
export function planSeasons(bits: number, firstDay: Day, genres: number): SeasonPlan[] {
  const draw = mix(bits, SALT.seasons);
  if (firstDay === NO_DAY) {
    return [{ number: 1, firstDay: NO_DAY, step: 7, episodes: draw % 2 ? 0 : between(mix(draw, 1), 1, 8), before: 0 }];
  }
  const type = typeOf(bits, genres);
  const isDaily = type === 'News' || type === 'Talk Show';
  const step = isDaily || genres & SOAP ? 1 : pick(mix(draw, 2), [7, 7, 7, 0]);
  const place = unit(mix(draw, 3));
  const isShort = type === 'Miniseries' || Boolean(genres & SOAP);
  const count = isShort ? 1 : 1 + Math.floor(place * place * (isTail(bits) ? 5 : 9));

  const seasons: SeasonPlan[] = chance(mix(draw, 4), 0.25)
    ? [{ number: 0, firstDay: firstDay + 100, step: 30, episodes: between(mix(draw, 5), 1, 10), before: FIRST_SPECIAL }]
    : [];
  let day = firstDay;
  let before = 0;
  for (let number = 1; number <= count; number += 1) {
    const episodes = drawEpisodes(mix(draw, 10 + number), type, Boolean(genres & SOAP));
    seasons.push({ number, firstDay: day, step, episodes, before });
    before += episodes;
    day += Math.max(episodes * step + 30, between(mix(draw, 40 + number), 300, 560));
  }
  return seasons;
}

function drawEpisodes(bits: number, type: string, isSoap: boolean): number {
  if (isSoap) return between(bits, 80, 180);
  if (type === 'News' || type === 'Talk Show') return between(bits, 30, 60);
  return type === 'Miniseries' ? between(bits, 3, 8) : between(bits, 6, 24);
}

/** A season is announced half a year ahead, its episodes two months ahead. The first season is always known. */
export function seasonsKnownOn(seasons: readonly SeasonPlan[], today: Day): SeasonPlan[] {
  return seasons
    .filter((season) => season.number === 1 || season.firstDay <= today + 180)
    .map((season) => (season.firstDay > today + 60 ? { ...season, episodes: 0 } : season));
}

/** The day on which an episode (counted from 1) is broadcast. */
export function episodeDay(season: SeasonPlan, number: number): Day {
  if (season.written) return season.written.days[number - 1] ?? NO_DAY;
  return season.firstDay === NO_DAY ? NO_DAY : season.firstDay + (number - 1) * season.step;
}

/** Number of episodes broadcast by that day, up to the last dated one. */
export function countAired(season: SeasonPlan, today: Day): number {
  if (season.written) return season.written.days.findLastIndex((day) => day !== NO_DAY && day <= today) + 1;
  if (season.firstDay === NO_DAY || season.firstDay > today) return 0;
  const elapsed = season.step === 0 ? season.episodes : Math.floor((today - season.firstDay) / season.step) + 1;
  return Math.min(season.episodes, elapsed);
}

export function airsBetween(seasons: readonly SeasonPlan[], from: Day, to: Day): boolean {
  return seasons.some((season) => {
    if (season.number === 0 || season.episodes === 0 || season.firstDay === NO_DAY) return false;
    if (season.written) return season.written.days.some((day) => day >= from && day <= to);
    if (season.step === 0) return season.firstDay >= from && season.firstDay <= to;
    const number = Math.max(1, Math.ceil((from - season.firstDay) / season.step) + 1);
    return number <= season.episodes && episodeDay(season, number) <= to;
  });
}

/** A series with episodes still to come returns; after the last one it is ended, cancelled or still called returning. */
export function statusOn(bits: number, seasons: readonly SeasonPlan[], today: Day): string {
  const regular = seasons.filter((season) => season.number > 0);
  const first = regular[0];
  const last = regular.at(-1);
  const draw = unit(mix(mix(bits, SALT.status), 1));
  if (draw < 0.004) return 'Pilot';
  if (!first || !last || first.firstDay === NO_DAY) return 'Planned';
  if (first.firstDay > today) return draw < 0.5 ? 'Planned' : 'In Production';
  if (episodeDay(last, Math.max(1, last.episodes)) >= today) return 'Returning Series';
  if (draw < 0.76) return 'Ended';
  return draw < 0.94 ? 'Canceled' : 'Returning Series';
}
