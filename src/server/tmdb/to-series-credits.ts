import { SOURCE_KEEPS } from '#shared/domain/limits.ts';
import type { SourceSeriesCast, SourceSeriesCrew } from '#shared/domain/series-source.ts';
import type { TmdbSeries } from './series-schema.ts';
import { personOf, rankJob } from './to-parts.ts';
import { toCount, uniqueBy } from './to-values.ts';

/**
 * Aggregate credits are those of all seasons, counted; the plain ones are the regulars of the latest season and stand
 * in where TMDB has no others.
 */
export function toSeriesCast({ aggregate_credits, credits }: TmdbSeries): SourceSeriesCast[] {
  const counted = aggregate_credits.cast.map((member) => ({
    ...personOf(member),
    order: member.order,
    character: member.roles[0]?.character ?? '',
    episodeCount: toCount(member.total_episode_count),
  }));
  const regulars = credits.cast.map((member) => ({
    ...personOf(member),
    order: member.order,
    character: member.character,
    episodeCount: 0,
  }));
  return (counted.length > 0 ? counted : regulars)
    .toSorted((a, b) => a.order - b.order)
    .slice(0, SOURCE_KEEPS.cast)
    .map(({ order: _order, ...member }) => member);
}

/** TMDB keeps creators apart from the crew; to a page they are crew, and the first of it. */
export function toSeriesCrew({ aggregate_credits, credits, created_by }: TmdbSeries): SourceSeriesCrew[] {
  const creators = created_by.map((person) => ({
    ...personOf(person),
    job: 'Creator',
    department: 'Creator',
    episodeCount: 0,
  }));
  const counted = aggregate_credits.crew.flatMap((member) =>
    member.jobs.map(({ job, episode_count }) => ({
      ...personOf(member),
      job,
      department: member.department,
      episodeCount: toCount(episode_count),
    })),
  );
  const regulars = credits.crew.map((member) => ({
    ...personOf(member),
    job: member.job,
    department: member.department,
    episodeCount: 0,
  }));
  const crew = [...creators, ...(counted.length > 0 ? counted : regulars)];
  return uniqueBy(crew, (member) => `${member.personId} ${member.job}`)
    .toSorted((a, b) => rankJob(a.job) - rankJob(b.job) || b.episodeCount - a.episodeCount)
    .slice(0, SOURCE_KEEPS.crew);
}
