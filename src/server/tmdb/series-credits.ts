import { z } from 'zod';
import { SOURCE_LIMITS } from '#shared/domain/limits.ts';
import type { SourceSeriesCast, SourceSeriesCrew } from '#shared/domain/titles/series.ts';
import { Credits, listOf, number, Person, part } from './parts-schema.ts';
import { name, text } from './text-schema.ts';
import { personOf, rankJob } from './to-parts.ts';
import { toCount, uniqueBy } from './to-values.ts';

const AggregateCast = z.object({
  ...Person,
  order: number,
  total_episode_count: number,
  roles: listOf(z.object({ character: text })).catch([]),
});
const AggregateCrew = z.object({
  ...Person,
  department: text,
  jobs: listOf(z.object({ job: name, episode_count: number })).catch([]),
});

/** The credits of a series in TMDB's answer. */
export const SeriesCredits = z.object({
  created_by: part(listOf(z.object(Person))),
  aggregate_credits: part(z.object({ cast: part(listOf(AggregateCast)), crew: part(listOf(AggregateCrew)) })),
  credits: Credits,
});
type SeriesCredits = z.infer<typeof SeriesCredits>;

/**
 * Aggregate credits cover all seasons, with episode counts; the plain ones are the regulars of the latest season, used if TMDB has
 * no aggregate credits. Parts that could not be read stay as stored.
 */
export function toSeriesCast(
  { aggregate_credits, credits }: SeriesCredits,
  held: SourceSeriesCast[] | undefined,
): SourceSeriesCast[] {
  const counted = aggregate_credits?.cast?.map((member) => ({
    ...personOf(member),
    order: member.order,
    character: member.roles[0]?.character ?? '',
    episodeCount: toCount(member.total_episode_count),
  }));
  const regulars = credits?.cast?.map((member) => ({
    ...personOf(member),
    order: member.order,
    character: member.character,
    episodeCount: 0,
  }));
  const cast = chooseCredits(counted, regulars, held !== undefined);
  if (!cast) return held ?? [];
  return cast
    .toSorted((a, b) => a.order - b.order)
    .slice(0, SOURCE_LIMITS.cast)
    .map(({ order: _order, ...member }) => member);
}

/** TMDB lists creators apart from the crew; pages show them as the first of the crew. */
export function toSeriesCrew(
  { aggregate_credits, credits, created_by }: SeriesCredits,
  held: SourceSeriesCrew[] | undefined,
): SourceSeriesCrew[] {
  const creators = created_by?.map((person) => creditOf(person, 'Creator', 'Creator'));
  const counted = aggregate_credits?.crew?.flatMap((member) =>
    member.jobs.map(({ job, episode_count }) => creditOf(member, job, member.department, episode_count)),
  );
  const regulars = credits?.crew?.map((member) => creditOf(member, member.job, member.department));
  const others = chooseCredits(counted, regulars, held !== undefined);
  if (held && (!creators || !others)) return held;
  return uniqueBy([...(creators ?? []), ...(others ?? [])], (member) => `${member.personId} ${member.job}`)
    .toSorted((a, b) => rankJob(a.job) - rankJob(b.job) || b.episodeCount - a.episodeCount)
    .slice(0, SOURCE_LIMITS.crew);
}

/** `undefined` means "not read": the regulars replace empty aggregate credits, never stored ones. */
function chooseCredits<T>(counted: T[] | undefined, regulars: T[] | undefined, isHeld: boolean): T[] | undefined {
  if (counted && counted.length > 0) return counted;
  return counted || !isHeld ? regulars : undefined;
}

function creditOf(
  person: Parameters<typeof personOf>[0],
  job: string,
  department: string,
  episodes = 0,
): SourceSeriesCrew {
  return { ...personOf(person), job, department, episodeCount: toCount(episodes) };
}
