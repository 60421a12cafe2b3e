import { departmentOf } from '../../../demo/departments.ts';
import type { DemoSeason, DemoSeries } from '../../../demo/series-types.ts';
import { hexId } from '../../hash.ts';
import { dayOf } from '../day.ts';
import { NOWHERE, summaryOf } from '../demo-record.ts';
import type { SeasonPlan, SeriesRecord } from '../records.ts';
import { recordBits } from '../salts.ts';
import { NO_DAY } from '../tables.ts';

/** Specials get positions from here on, so that a new season never renumbers them. */
const FIRST_SPECIAL = 3300;

/** Converts a hand-made series, with defaults for the fields that the demo does not have. */
export function toSeriesRecord(seed: number, series: DemoSeries): SeriesRecord {
  const seasons = toSeasonPlans(series.seasons);
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

function toSeasonPlans(seasons: readonly DemoSeason[]): SeasonPlan[] {
  let before = 0;
  return seasons.map(({ number, overview, episodes }) => {
    const days = episodes.map(({ aired }) => (aired ? dayOf(aired) : NO_DAY));
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
