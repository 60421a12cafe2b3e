import type { Entity } from '#shared/domain/entities.ts';
import type { Change } from './change-catalogue.ts';
import { reprojectMovie } from './reproject-movie.ts';
import { reprojectPerson } from './reproject-person.ts';
import { reprojectSeries } from './reproject-series.ts';

const REPROJECT: Record<Entity, (change: Change, id: number) => Promise<void>> = {
  movie: reprojectMovie,
  series: reprojectSeries,
  person: reprojectPerson,
};

/** For whoever changed something without knowing what kind of thing it is. */
export function reprojectEntity(change: Change, entity: Entity, id: number): Promise<void> {
  return REPROJECT[entity](change, id);
}
