import type { Context } from '../context.ts';
import { type Edit, editEntity } from './edit-entity.ts';

export interface PersonEdit extends Edit<'person'> {
  personId: number;
}

/** Only of people whose own answer has come; one known from credits alone has nothing to write over yet. */
export function editPerson(ctx: Context, { personId, ...edit }: PersonEdit): Promise<number> {
  return editEntity(ctx, { entity: 'person', id: personId }, edit);
}
