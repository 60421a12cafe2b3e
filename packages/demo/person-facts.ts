/** Facts about a real person: only public and certain ones, the rest is left out. */
export interface PersonFacts {
  /** As the credits of the demo spell it. */
  name: string;
  /** TMDB's id if known; other people have ids from `RESERVED_PERSON` on. */
  id?: number;
  department: Department;
  /** TMDB's code: 1 female, 2 male. */
  gender?: 1 | 2;
  born?: string;
  died?: string;
  birthplace?: string;
  /** 120 to 600 characters of our own: work, never private life. */
  biography?: string;
}

export type Department =
  | 'Acting'
  | 'Directing'
  | 'Writing'
  | 'Production'
  | 'Camera'
  | 'Editing'
  | 'Sound'
  | 'Art'
  | 'Crew';

export const RESERVED_PERSON = 900_000_000;
