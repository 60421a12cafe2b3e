import type { CalendarAddress, CalendarItem, WaitingPlan } from '#shared/admin/domain/calendar/calendar.ts';
import type { Outcome } from '../outcome.ts';

/** A plan that was moved. */
export type MoveOutcome = Outcome & { moved?: { key: string; from: Date; to: Date } };

export interface CalendarPageProps {
  now: Date;
  today: string;
  at: CalendarAddress;
  days: string[];
  items: CalendarItem[];
  waiting: WaitingPlan[];
  isCut: boolean;
  mayMove: boolean;
  outcome: MoveOutcome | undefined;
}

/** The parameters of the address, changed in some. */
export type BuildAddress = (change: Partial<Record<'ver' | 'dia' | 'tipo' | 'mover', string>>) => string;
