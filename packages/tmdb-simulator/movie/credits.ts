import { buildCrewMember, buildPersonFields } from '../title/people.ts';
import type { MovieRecord } from '../world/records.ts';

/** One entry per person and job, as at TMDB. */
export function buildCredits(movie: MovieRecord) {
  return {
    cast: movie.cast.map(({ person, character, creditId, order }) => ({
      ...buildPersonFields(person),
      cast_id: order + 1,
      character,
      credit_id: creditId,
      order,
    })),
    crew: movie.crew.map(buildCrewMember),
  };
}
