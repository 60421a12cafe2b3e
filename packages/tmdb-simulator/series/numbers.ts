import { RESERVED_SERIES } from '../../demo/serial.ts';
import type { SeasonPlan } from '../world/records.ts';

/** Seasons and episodes per generated series. TMDB's series ids end near 320 000, so episode ids stay below 400 million. */
const SEASONS = 100;
const EPISODES = 1000;

/** Ids of hand-made series start here, with room for a daily series; reserved series ids follow where TMDB's end. */
const HAND_MADE = 1_000_000_000;
const HAND_MADE_EPISODES = 3500;
const FIRST_RESERVED = 320_000;

/** Season and episode ids start with the series id: unique, below 2³¹, and readable. */
export function seasonId(seriesId: number, season: SeasonPlan): number {
  if (!season.written) return seriesId * SEASONS + season.number;
  return HAND_MADE + blockOf(seriesId) * SEASONS + season.number;
}

/** `number` counts from 1 within the season. */
export function episodeId(seriesId: number, season: SeasonPlan, number: number): number {
  if (!season.written) return seriesId * EPISODES + season.before + number - 1;
  return HAND_MADE + blockOf(seriesId) * HAND_MADE_EPISODES + season.before + number - 1;
}

/** The series that a season or episode id belongs to. */
export function seriesOfSeason(id: number): number {
  return id < HAND_MADE ? Math.floor(id / SEASONS) : seriesOfBlock(Math.floor((id - HAND_MADE) / SEASONS));
}

export function seriesOfEpisode(id: number): number {
  return id < HAND_MADE ? Math.floor(id / EPISODES) : seriesOfBlock(Math.floor((id - HAND_MADE) / HAND_MADE_EPISODES));
}

function blockOf(seriesId: number): number {
  return seriesId < RESERVED_SERIES ? seriesId : FIRST_RESERVED + seriesId - RESERVED_SERIES;
}

function seriesOfBlock(block: number): number {
  return block < FIRST_RESERVED ? block : RESERVED_SERIES + block - FIRST_RESERVED;
}
