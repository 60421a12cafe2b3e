import { parseMoviePatch } from '../movie-patch.ts';
import type { Simulation } from '../simulation.ts';
import { ControlError } from './control-error.ts';

/** `PATCH /__sim/movie/598`: an edit at TMDB, seen by the next request. */
export function patchMovie(id: number) {
  return ({ world, forgetLists }: Simulation, { body }: { body: unknown }) => {
    const movie = world.findMovie(id);
    if (!movie) throw new ControlError(`nothing at PATCH /__sim/movie/${id}`, 404);
    const patch = parseMoviePatch(movie, body);
    if (typeof patch === 'string') throw new ControlError(patch);
    world.patchMovie(id, patch);
    forgetLists();
    return { patched: id };
  };
}
