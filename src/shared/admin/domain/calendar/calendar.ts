import { addDays, isDay } from '../../../domain/day.ts';
import type { Editable } from '../../../domain/entities.ts';
import { parseId } from '../../../domain/ids.ts';
import type { NamedPlatform } from '../../../text/platforms/platforms.ts';
import type { Author } from '../editing/edited-subject.ts';
import { parseTimeField, toTimeField } from '../format-time.ts';
import { isEditable } from '../subjects/subjects.ts';
import type { PlanConflict } from './plan-conflicts.ts';

export const CALENDAR_VIEWS = ['mes', 'semana', 'lista'] as const;
type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** Their order is that of the filters. */
export const CALENDAR_KINDS = ['publication', 'removal', 'opening', 'featured', 'expiry'] as const;
type CalendarKind = (typeof CALENDAR_KINDS)[number];

/** Which time of a plan an item stands for. */
export type PlanTime = 'publish' | 'unpublish';

interface PlanKey {
  entity: Editable;
  id: number;
  what: PlanTime;
}

export interface CalendarItem {
  key: string;
  kind: CalendarKind;
  day: string;
  /** Absent for what concerns the whole day. */
  at: Date | undefined;
  title: string;
  note: string;
  /** The screen where it is edited. */
  to: string;
  /** A plan, which can be moved while it has not passed. */
  plan: (PlanKey & { by: Author; failure: string | undefined; conflicts: PlanConflict[] }) | undefined;
}

/** A plan without a day: it waits for a platform. */
export interface WaitingPlan {
  entity: Editable;
  id: number;
  title: string;
  platform: NamedPlatform;
}

export interface CalendarAddress {
  view: CalendarView;
  /** A day of the month or week that is shown. */
  day: string;
  kind: CalendarKind | undefined;
  /** The plan whose form is open. */
  moving: PlanKey | undefined;
}

export function readCalendarAddress(parameters: URLSearchParams, today: string): CalendarAddress {
  const day = parameters.get('dia') ?? '';
  return {
    view: CALENDAR_VIEWS.find((view) => view === parameters.get('ver')) ?? 'mes',
    day: isDay(day) && day >= '2000-01-01' && day < '2100-01-01' ? day : today,
    kind: CALENDAR_KINDS.find((kind) => kind === parameters.get('tipo')),
    moving: parsePlanKey(parameters.get('mover') ?? ''),
  };
}

export function toPlanKey({ entity, id, what }: PlanKey): string {
  return `${entity}-${id}-${what}`;
}

export function parsePlanKey(text: string): PlanKey | undefined {
  const [, entity = '', id, what] = /^([a-z]+)-(\d{1,10})-(publish|unpublish)$/.exec(text) ?? [];
  const known = parseId(id);
  if (!isEditable(entity) || known === undefined) return undefined;
  return { entity, id: known, what: what === 'publish' ? 'publish' : 'unpublish' };
}

/** The Sunday of its week. */
export function sundayOf(day: string): string {
  return addDays(day, -new Date(day).getUTCDay());
}

/** The days that a view shows, in order: whole weeks from Sunday on; of the list the days of the month. */
export function listCalendarDays(view: CalendarView, day: string): string[] {
  if (view === 'semana') return daysFrom(sundayOf(day), 7);
  const first = `${day.slice(0, 7)}-01`;
  const next = firstOfNextMonth(first);
  if (view === 'lista') return daysFrom(first, daysUntil(first, next));
  const start = sundayOf(first);
  return daysFrom(start, Math.ceil(daysUntil(start, next) / 7) * 7);
}

/** The same day a week or a month earlier or later; of a month its first day. */
export function turnCalendar(view: CalendarView, day: string, by: 1 | -1): string {
  if (view === 'semana') return addDays(day, by * 7);
  const first = `${day.slice(0, 7)}-01`;
  return by === 1 ? firstOfNextMonth(first) : `${addDays(first, -1).slice(0, 7)}-01`;
}

function firstOfNextMonth(first: string): string {
  return `${addDays(first, 31).slice(0, 7)}-01`;
}

const daysUntil = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
const daysFrom = (from: string, count: number) => Array.from({ length: count }, (_, place) => addDays(from, place));

/** The same hour in São Paulo on another day. */
export function moveToDay(at: Date, day: string): Date {
  return parseTimeField(day + toTimeField(at).slice('2026-11-18'.length)) ?? at;
}

/** Past items do not move. */
export function isMovable({ plan, at }: CalendarItem, now: Date): boolean {
  return plan !== undefined && at !== undefined && at > now;
}

/** By day; within a day what concerns the whole day, then by time. */
export function sortItems(items: readonly CalendarItem[]): CalendarItem[] {
  const order = ({ day, at, kind, title }: CalendarItem) =>
    [day, at ? at.toISOString() : '', CALENDAR_KINDS.indexOf(kind), title] as const;
  return items.toSorted((one, other) => {
    const [a, b] = [order(one), order(other)];
    for (const [place, value] of a.entries()) {
      const against = b[place] ?? '';
      if (value !== against) return value < against ? -1 : 1;
    }
    return 0;
  });
}
