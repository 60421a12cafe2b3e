import { departmentOf } from '../../../demo/departments.ts';
import { hexId } from '../../../demo/hash.ts';
import type { DemoSeason, DemoSeries } from '../../../demo/series-types.ts';
import { dayOf } from '../day.ts';
import type { Day } from '../kinds.ts';
import type { SeasonPlan, SeriesRecord } from '../records.ts';
import { recordBits } from '../salts.ts';
import { NO_DAY } from '../tables.ts';
import { NOWHERE, summaryOf } from '../written/demo-record.ts';

/** Specials get positions from here on, so that a new season never renumbers them. */
const FIRST_SPECIAL = 3300;

/** Converts a hand-made series, with defaults for the fields that the demo does not have. */
export function toSeriesRecord(seed: number, series: DemoSeries, today: Day): SeriesRecord {
  const seasons = toSeasonPlans(series.seasons, today);
  const regular = seasons.filter((season) => season.number > 0);
  const days = regular.flatMap((season) => season.written?.days ?? []).filter((day) => day !== NO_DAY);
  const episodeCount = regular.reduce((sum, season) => sum + season.episodes, 0);
  return {
    ...series,
    adult: false,
    tvdbId: null,
    social: NOWHERE,
    firstAirDay: days.length > 0 ? Math.min(...days) : NO_DAY,
    homepage: '',
    inProduction: series.status === 'Returning Series',
    seasons,
    companies: [],
    creators: series.creators.map((person) => ({
      person: summaryOf(person),
      job: 'Creator',
      department: 'Creator',
      creditId: hexId(`tv|${series.id}|creator|${person}`),
    })),
    // Only main cast members are recorded, so each of them appears throughout.
    cast: series.cast.map(({ person, character }, order) => ({
      person: summaryOf(person),
      character,
      creditId: hexId(`tv|${series.id}|cast|${person}`),
      order,
      episodeCount,
      isRegular: true,
    })),
    crew: series.crew.map(({ person, job }) => ({
      person: summaryOf(person),
      job,
      department: departmentOf(job),
      creditId: hexId(`tv|${series.id}|${job}|${person}`),
      episodeCount,
    })),
    logoCount: 0,
    version: 0,
    bits: recordBits(seed, 'tv', series.id),
  };
}

function toSeasonPlans(seasons: readonly DemoSeason[], today: Day): SeasonPlan[] {
  let before = 0;
  return seasons.map(({ number, overview, episodes, ahead }) => {
    const days =
      ahead === undefined
        ? episodes.map(({ aired }) => (aired ? dayOf(aired) : NO_DAY))
        : listWorkdays(episodes.length, ahead, today);
    const plan: SeasonPlan = {
      number,
      firstDay: days.find((day) => day !== NO_DAY) ?? NO_DAY,
      step: 0,
      episodes: episodes.length,
      before: number === 0 ? FIRST_SPECIAL : before,
      written: { overview, episodes, days },
    };
    if (number > 0) before += episodes.length;
    return plan;
  });
}

/** Days from Monday to Saturday, in order: `ahead` of them after today, the others up to today. */
function listWorkdays(count: number, ahead: number, today: Day): Day[] {
  // Day 0, 1 January 1970, was a Thursday.
  const isSunday = (day: Day) => (day + 4) % 7 === 0;
  const after: Day[] = [];
  for (let day = today + 1; after.length < ahead; day++) if (!isSunday(day)) after.push(day);
  const before: Day[] = [];
  for (let day = today; before.length < count - ahead; day--) if (!isSunday(day)) before.unshift(day);
  return [...before, ...after];
}
