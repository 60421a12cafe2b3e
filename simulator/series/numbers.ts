import type { SeasonPlan } from '../world/records.ts';

/** A season's and an episode's id begin with the series': unique below 2³¹ for 300 000 series, and readable. */
export function seasonId(seriesId: number, season: SeasonPlan): number {
  return seriesId * 100 + season.number;
}

/** `number` counts from 1 within the season. */
export function episodeId(seriesId: number, season: SeasonPlan, number: number): number {
  return seriesId * 1000 + season.before + number - 1;
}
