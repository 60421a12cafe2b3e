import { buildCastMember, buildCrewMember, buildPersonFields } from '../title/people.ts';
import type { SeriesRecord } from '../world/records.ts';

/** The regular cast. At TMDB these are the regulars of the latest season. */
export function buildSeriesCredits(series: SeriesRecord) {
  return {
    cast: series.cast.filter((credit) => credit.isRegular).map(buildCastMember),
    crew: series.crew.map(buildCrewMember),
  };
}

/** All people of the series. One person may have several jobs, but one entry per department. */
export function buildAggregateCredits(series: SeriesRecord) {
  const byPersonAndDepartment = Map.groupBy(series.crew, (credit) => `${credit.person.id}|${credit.department}`);
  return {
    cast: series.cast.map(({ person, character, creditId, episodeCount, order }) => ({
      ...buildPersonFields(person),
      roles: [{ credit_id: creditId, character, episode_count: episodeCount }],
      total_episode_count: episodeCount,
      order,
    })),
    crew: [...byPersonAndDepartment.values()].flatMap((credits) => {
      const [first] = credits;
      if (!first) return [];
      return [
        {
          ...buildPersonFields(first.person),
          jobs: credits.map(({ creditId, job, episodeCount }) => ({
            credit_id: creditId,
            job,
            episode_count: episodeCount,
          })),
          department: first.department,
          total_episode_count: Math.max(...credits.map((credit) => credit.episodeCount)),
        },
      ];
    }),
  };
}
