import { toBrazilianDay } from '#shared/domain/day.ts';

/** When something is projected: what an editor hides or adds for a time depends on the day. */
export interface Moment {
  /** When TMDB last said where it can be watched. */
  offersCheckedAt: Date;
  /** In Brazil. */
  today: string;
}

export function momentOf({ fetchedAt }: { fetchedAt: Date }, now: Date): Moment {
  return { offersCheckedAt: fetchedAt, today: toBrazilianDay(now) };
}
