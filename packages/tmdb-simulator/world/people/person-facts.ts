import { chance, mix } from '../bits.ts';
import { SALT } from '../salts.ts';

/**
 * Of every ten people the first six act and the other four work behind the camera. Credits choose from one trade, and
 * photos depend on it: about 30 % of the actors and 85 % of the crew have none.
 */
const TEN = 10;
const ACTORS_OF_TEN = 6;

export type Trade = 'actor' | 'crew';

export function tradeOf(id: number): Trade {
  return (id - 1) % TEN < ACTORS_OF_TEN ? 'actor' : 'crew';
}

/** Number of people with this trade among ids 1..last. */
export function countTrade(trade: Trade, last: number): number {
  const actors = Math.floor(last / TEN) * ACTORS_OF_TEN + Math.min(ACTORS_OF_TEN, last % TEN);
  return trade === 'actor' ? actors : last - actors;
}

/** The id of the n-th (from 0) person of a trade, and back. */
export function idInTrade(trade: Trade, position: number): number {
  if (trade === 'actor') return Math.floor(position / ACTORS_OF_TEN) * TEN + (position % ACTORS_OF_TEN) + 1;
  const crewOfTen = TEN - ACTORS_OF_TEN;
  return Math.floor(position / crewOfTen) * TEN + ACTORS_OF_TEN + (position % crewOfTen) + 1;
}

export function positionInTrade(id: number): number {
  const ten = Math.floor((id - 1) / TEN);
  const place = (id - 1) % TEN;
  return place < ACTORS_OF_TEN ? ten * ACTORS_OF_TEN + place : ten * (TEN - ACTORS_OF_TEN) + place - ACTORS_OF_TEN;
}

/** One in four hundred people is a star: the lowest ids, who get the leading parts of popular titles. */
const STAR_SHARE = 1 / 400;

export function countStars(trade: Trade, last: number): number {
  return Math.ceil(countTrade(trade, last) * STAR_SHARE);
}

function isStar(id: number, last: number): boolean {
  return positionInTrade(id) < countStars(tradeOf(id), last);
}

/** In thousandths. Stars from 3 to about 150, others mostly below 1. */
export function personPopularity(bits: number, id: number, last: number): number {
  const draw = (mix(bits, SALT.rank) + 1) / 4294967296;
  const floor = isStar(id, last) ? 3000 : 60;
  return Math.round(Math.min(floor * 50, floor / Math.sqrt(draw)));
}

/** How generated people differ from those at TMDB. */
export interface PeopleOptions {
  /** Whether every actor and every star has a photo. */
  areActorsPictured?: boolean | undefined;
  /** A factor on the popularity of all people. */
  popularity?: number | undefined;
}

/** `areActorsPictured`: all actors and stars have a photo, as in the demo; otherwise about as many as at TMDB. */
export function hasPhoto(bits: number, id: number, last: number, areActorsPictured = false): boolean {
  if (areActorsPictured && (tradeOf(id) === 'actor' || isStar(id, last))) return true;
  if (isStar(id, last)) return chance(mix(bits, SALT.pictures), 0.98);
  return chance(mix(bits, SALT.pictures), tradeOf(id) === 'actor' ? 0.68 : 0.13);
}
