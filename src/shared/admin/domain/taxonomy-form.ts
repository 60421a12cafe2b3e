import { parseId } from '../../domain/ids.ts';
import type { FormMap } from './form-map.ts';

/** Inputs `place:drama` with `version:drama`. */
export function parsePlaces(form: FormMap): { key: string; version: number; place: number }[] {
  return [...form].flatMap(([name, value]) => {
    const key = /^place:([\w-]{1,80})$/.exec(name)?.[1];
    const place = Number(value);
    if (key === undefined || !Number.isFinite(place)) return [];
    return { key, place, version: parseId(form.get(`version:${key}`)) ?? 0 };
  });
}
