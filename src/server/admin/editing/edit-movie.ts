import type { Context } from '../../context.ts';
import { type Edit, editEntity } from './edit-entity.ts';

export interface MovieEdit extends Edit<'movie'> {
  movieId: number;
}

export function editMovie(ctx: Context, { movieId, ...edit }: MovieEdit): Promise<number> {
  return editEntity(ctx, { entity: 'movie', id: movieId }, edit);
}
