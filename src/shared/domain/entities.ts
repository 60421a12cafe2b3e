import type { MovieOverrides } from './movie-overrides.ts';
import type { MovieSource } from './movie-source.ts';
import type { PersonOverrides } from './person-overrides.ts';
import type { PersonSource } from './person-source.ts';
import type { SeriesOverrides } from './series-overrides.ts';
import type { SeriesSource } from './series-source.ts';

/** What TMDB feeds and an editor may write about: each is kept as a source, overrides and effective rows. */
interface Entities {
  movie: { source: MovieSource; overrides: MovieOverrides };
  series: { source: SeriesSource; overrides: SeriesOverrides };
  person: { source: PersonSource; overrides: PersonOverrides };
}

export type Entity = keyof Entities;
export type SourceOf<E extends Entity> = Entities[E]['source'];
export type OverridesOf<E extends Entity> = Entities[E]['overrides'];
export type FieldOf<E extends Entity> = keyof OverridesOf<E> & string;
