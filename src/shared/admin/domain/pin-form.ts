import type { HomePin } from '../../domain/site/home-pins.ts';
import type { FormMap } from './field-form.ts';

/** Inputs `place:movie:603`, `from:movie:603`, `until:movie:603`: the pins sorted by place. */
export function parsePinForm(form: FormMap): HomePin[] {
  const placed = [...form].flatMap(([name, value]) => {
    const [, kind, id] = /^place:(movie|series):(\d{1,10})$/.exec(name) ?? [];
    if (!kind || !id) return [];
    const dayOf = (end: 'from' | 'until') => form.get(`${end}:${kind}:${id}`)?.trim() || null;
    const pin: HomePin = { kind: kind as HomePin['kind'], id: Number(id), from: dayOf('from'), until: dayOf('until') };
    const place = Number(value);
    return { pin, place: Number.isFinite(place) ? place : Number.MAX_SAFE_INTEGER };
  });
  // The sort is stable: equal places keep their earlier order.
  return placed.toSorted((one, other) => one.place - other.place).map(({ pin }) => pin);
}
