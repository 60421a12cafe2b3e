import type { FormMap } from '#shared/admin/domain/form-map.ts';
import type { ImportLine } from '#shared/admin/domain/import.ts';
import type { Entity } from '#shared/domain/entities.ts';
import { parseId } from '#shared/domain/ids.ts';

const KINDS = ['movie', 'series', 'person'] as const;

export function parseKind(word: string): Entity {
  return KINDS.find((kind) => kind === word) ?? 'movie';
}

/** The form sends the checked titles back: `item.movie.603` = the pasted line that named it. */
export const nameOfItem = ({ entity, id }: Pick<ImportLine, 'entity' | 'id'>) => `item.${entity}.${id}`;

export function readItems(form: FormMap): { entity: Entity; id: number; pasted: string }[] {
  return [...form].flatMap(([name, pasted]) => {
    const [, kind, digits] = /^item\.(movie|series|person)\.(\d{1,10})$/.exec(name) ?? [];
    const id = parseId(digits);
    return kind && id ? [{ entity: parseKind(kind), id, pasted }] : [];
  });
}
