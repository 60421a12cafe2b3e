import { parseId } from '../../domain/ids.ts';
import type { FormMap } from './form-map.ts';

/** Inputs `place:12` with `version:12`. */
export function parsePlaces(form: FormMap): { id: number; version: number; place: number }[] {
  return [...form].flatMap(([name, value]) => {
    const id = parseId(/^place:(\d+)$/.exec(name)?.[1]);
    const place = Number(value);
    if (id === undefined || !Number.isFinite(place)) return [];
    return { id, place, version: parseId(form.get(`version:${id}`)) ?? 0 };
  });
}
