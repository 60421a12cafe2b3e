import { between, chance, mix, unit } from '../bits.ts';
import type { TitleKind } from '../kinds.ts';
import { SALT } from '../salts.ts';
import { isTail } from '../titles/fill-title.ts';

/** One film in two thousand, and one series in a thousand, has a cast of about five hundred. */
const CROWD_SHARE: Record<TitleKind, number> = { movie: 1 / 2000, tv: 1 / 1000 };
/** A tenth of the places stay empty because of gaps among the people: about five hundred remain. */
const CROWD = { least: 570, most: 640 };

/** No title has more places than this; a person's titles are searched in as many layers. */
export const MAX_CAST = CROWD.most;

export function castCountOf(kind: TitleKind, bits: number): number {
  const crowdDraw = mix(bits, SALT.castCount);
  const draw = mix(crowdDraw, 1);
  if (chance(crowdDraw, CROWD_SHARE[kind])) return between(draw, CROWD.least, CROWD.most);
  if (!isTail(bits)) return between(draw, 8, 40);
  return Math.floor(unit(draw) * unit(draw) * 15);
}

export interface Job {
  job: string;
  department: string;
}

/** In the order in which titles fill them; a title has the first n. */
export const JOBS: readonly Job[] = [
  { job: 'Director', department: 'Directing' },
  { job: 'Screenplay', department: 'Writing' },
  { job: 'Producer', department: 'Production' },
  { job: 'Director of Photography', department: 'Camera' },
  { job: 'Editor', department: 'Editing' },
  { job: 'Original Music Composer', department: 'Sound' },
  { job: 'Executive Producer', department: 'Production' },
  { job: 'Production Design', department: 'Art' },
  { job: 'Costume Design', department: 'Costume & Make-Up' },
  { job: 'Casting', department: 'Production' },
  { job: 'Writer', department: 'Writing' },
  { job: 'Sound Designer', department: 'Sound' },
  { job: 'Visual Effects Supervisor', department: 'Visual Effects' },
  { job: 'Gaffer', department: 'Lighting' },
  { job: 'Stunt Coordinator', department: 'Crew' },
  { job: 'Script Supervisor', department: 'Directing' },
  { job: 'Makeup Artist', department: 'Costume & Make-Up' },
  { job: 'Second Unit Director', department: 'Directing' },
];

/** The departments that crew members are known for, larger ones more often. */
export const DEPARTMENTS: readonly string[] = JOBS.map((job) => job.department);

export function crewCountOf(bits: number): number {
  const draw = mix(bits, SALT.crewCount);
  if (!isTail(bits)) return between(draw, 6, JOBS.length);
  return between(draw, 0, 6);
}

/** One crew place in six is the director again with another job: the same person twice in one list. */
export function isDirectorAgain(bits: number, place: number): boolean {
  return place > 0 && mix(mix(bits, SALT.crewCount), place) % 6 === 0;
}
