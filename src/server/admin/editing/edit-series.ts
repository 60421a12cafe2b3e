import type { Context } from '../../context.ts';
import { type Edit, editEntity } from './edit-entity.ts';

export interface SeriesEdit extends Edit<'series'> {
  seriesId: number;
}

export function editSeries(ctx: Context, { seriesId, ...edit }: SeriesEdit): Promise<number> {
  return editEntity(ctx, { entity: 'series', id: seriesId }, edit);
}
