import { toBrazilianDay } from '#shared/domain/day.ts';

/** The date of a projection: offers that an editor hides or adds for a time depend on the day. */
export interface Moment {
  /** When TMDB last reported the offers. */
  offersCheckedAt: Date;
  /** In Brazil. */
  today: string;
}

export function projectionDateOf({ fetchedAt }: { fetchedAt: Date }, now: Date): Moment {
  return { offersCheckedAt: fetchedAt, today: toBrazilianDay(now) };
}
