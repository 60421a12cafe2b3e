import type { PersonOverrides, PersonSource } from './people/person.ts';
import type { HiddenPaths } from './site/hidden-paths.ts';
import type { HomeOverrides } from './site/home-pins.ts';
import type { PageOverrides } from './site/page-texts.ts';
import type { CollectionOverrides } from './titles/collection-overrides.ts';
import type { MovieOverrides, MovieSource } from './titles/movie.ts';
import type { SeriesOverrides, SeriesSource } from './titles/series.ts';
import type { TaxonomyEdits, TaxonomySource } from './titles/taxonomy.ts';

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

/** Known to editors alone: stored in one row each, made of their overrides. `robots`: the paths hidden from search engines. */
interface Records {
  page: { source: { id: number }; overrides: PageOverrides };
  home: { source: { id: number }; overrides: HomeOverrides };
  robots: { source: { id: number }; overrides: HiddenPaths };
}

/** Parts of the site, edited by the same code: they have a default, and no trash. */
interface SiteParts extends Records {
  genre: { source: TaxonomySource; overrides: Omit<TaxonomyEdits, 'article' | 'serviceUrl' | 'searchUrl'> };
  platform: { source: TaxonomySource; overrides: TaxonomyEdits };
}

type Subjects = Entities & OurOwn & SiteParts;

export type Entity = keyof Entities;
export type SitePart = keyof SiteParts;
export type RecordEntity = keyof Records;
export type RecordValues<E extends RecordEntity> = Records[E]['overrides'];
export type Editable = keyof Subjects;
export type SourceOf<E extends Editable> = Subjects[E]['source'];
export type OverridesOf<E extends Editable> = Subjects[E]['overrides'];
export type FieldOf<E extends Editable> = keyof OverridesOf<E> & string;

const RECORDS: ReadonlySet<string> = new Set<RecordEntity>(['page', 'home', 'robots']);
export const SITE_PARTS: readonly SitePart[] = ['page', 'home', 'robots', 'genre', 'platform'];

export function isRecordEntity(entity: Editable): entity is RecordEntity {
  return RECORDS.has(entity);
}

export function isSitePart(entity: Editable): entity is SitePart {
  return SITE_PARTS.some((part) => part === entity);
}

/** Synced from TMDB: has a source there, conflicts and locks. */
export function isFromTmdb(entity: Editable): entity is Entity {
  return entity !== 'collection' && !isSitePart(entity);
}
