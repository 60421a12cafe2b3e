import type { PersonOverrides, PersonSource } from './people/person.ts';
import type { CollectionOverrides } from './titles/collection-overrides.ts';
import type { MovieOverrides, MovieSource } from './titles/movie.ts';
import type { SeriesOverrides, SeriesSource } from './titles/series.ts';

/** Synced from TMDB and editable: each is stored as a source, overrides and effective rows. */
interface Entities {
  movie: { source: MovieSource; overrides: MovieOverrides };
  series: { source: SeriesSource; overrides: SeriesOverrides };
  person: { source: PersonSource; overrides: PersonOverrides };
}

/** Not from TMDB. Edited by the same code: drafts, schedules, revisions and trash. */
interface OurOwn {
  collection: { source: { id: number }; overrides: CollectionOverrides };
}

type Subjects = Entities & OurOwn;

export type Entity = keyof Entities;
export type Editable = keyof Subjects;
export type SourceOf<E extends Editable> = Subjects[E]['source'];
export type OverridesOf<E extends Editable> = Subjects[E]['overrides'];
export type FieldOf<E extends Editable> = keyof OverridesOf<E> & string;
