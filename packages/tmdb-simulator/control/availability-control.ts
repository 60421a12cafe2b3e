import { dateText, dayOf } from '../world/day.ts';
import { SERVICES, servicePosition } from '../world/services.ts';
import type { Day, TitleKind, World } from '../world/world.ts';
import { ControlError } from './control-error.ts';
import { fieldsOf } from './read-body.ts';

/** `{kind: 'outage', day: '2026-11-20', service: 8}`; without a service all of them are out. */
export function switchAvailability({ availability }: World, body: unknown) {
  const fields = fieldsOf(body);
  const [kind, share] = [fields.get('kind'), fields.get('share')];
  const day = parseDay(fields.get('day'), 'day');
  const services = parseServices(fields.get('service'));
  if (kind !== 'outage' && kind !== 'flap') throw new ControlError('kind is outage or flap');
  if (share !== undefined && !(typeof share === 'number' && share >= 0 && share <= 1)) {
    throw new ControlError('share is a number between 0 and 1');
  }
  for (const service of services) {
    if (kind === 'outage') availability.setOutage(day, service);
    else availability.setFlap(day, service, share);
  }
  return { kind, day: dateText(day), services };
}

/** The real arrivals and removals, for tests to compare with; without outages and flapping. */
export function listTruth({ availability }: World, query: URLSearchParams) {
  const [from, to] = [parseDay(query.get('from'), 'from'), parseDay(query.get('to'), 'to')];
  const wanted = query.get('kind');
  const kinds = (['movie', 'tv'] as const).filter((kind: TitleKind) => wanted === null || wanted === kind);
  const services = parseServices(query.has('service') ? Number(query.get('service')) : undefined);
  return services.flatMap((service) =>
    kinds.flatMap((kind) =>
      availability
        .groundTruth(service, kind, from, to)
        .map(({ id, day, event }) => ({ service, kind, id, day: dateText(day), event })),
    ),
  );
}

function parseDay(value: unknown, name: string): Day {
  const isDate = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
  if (!isDate) throw new ControlError(`${name} is a day, YYYY-MM-DD`);
  return dayOf(value);
}

function parseServices(value: unknown): number[] {
  if (value === undefined) return SERVICES.map((service) => service.id);
  if (typeof value !== 'number' || servicePosition(value) < 0) throw new ControlError('service is the id of a service');
  return [value];
}
