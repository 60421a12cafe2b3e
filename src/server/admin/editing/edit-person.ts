import type { Context } from '../../context.ts';
import { type Edit, editEntity } from './edit-entity.ts';

export interface PersonEdit extends Edit<'person'> {
  personId: number;
}

/** Only for people who have been synced; a person known from credits alone has no source to override yet. */
export function editPerson(ctx: Context, { personId, ...edit }: PersonEdit): Promise<number> {
  return editEntity(ctx, { entity: 'person', id: personId }, edit);
}
