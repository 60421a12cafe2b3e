import type { PersonOverrides, PersonSource } from './people/person.ts';
import { FIXED_RECORDS, type FixedRecord, type RecordEntity, type RecordValues } from './subjects/records.ts';
import type { MovieOverrides, MovieSource } from './titles/movie.ts';
import type { SeriesOverrides, SeriesSource } from './titles/series.ts';
import type { TaxonomyEdits, TaxonomyKind, TaxonomySource } from './titles/taxonomy.ts';

/** Synced from TMDB and editable: each is stored as a source, overrides and effective rows. */
interface Entities {
  movie: { source: MovieSource; overrides: MovieOverrides };
  series: { source: SeriesSource; overrides: SeriesOverrides };
  person: { source: PersonSource; overrides: PersonOverrides };
}

/** Known to editors alone: stored in one row each, made of their overrides. */
type Records = { [E in RecordEntity]: { source: { id: number }; overrides: RecordValues<E> } };

interface Taxonomy {
  genre: { source: TaxonomySource; overrides: Omit<TaxonomyEdits, 'article' | 'serviceUrl' | 'searchUrl'> };
  platform: { source: TaxonomySource; overrides: TaxonomyEdits };
}

type Subjects = Entities & Records & Taxonomy;

export type Entity = keyof Entities;
/** Parts of the site, edited by the same code: they have a default, and no trash. */
export type SitePart = FixedRecord | TaxonomyKind;
export type Editable = keyof Subjects;
export type SourceOf<E extends Editable> = Subjects[E]['source'];
export type OverridesOf<E extends Editable> = Subjects[E]['overrides'];
export type FieldOf<E extends Editable> = keyof OverridesOf<E> & string;

export const SITE_PARTS: readonly SitePart[] = [...FIXED_RECORDS, 'genre', 'platform'];

/** Synced from TMDB: has a source there, conflicts and locks. */
export function isFromTmdb(entity: Editable): entity is Entity {
  return entity === 'movie' || entity === 'series' || entity === 'person';
}
