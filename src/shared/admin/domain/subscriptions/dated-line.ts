import { daysBetween } from '../../../domain/day.ts';
import { type Dated, lastShownDay, type PriceState, toPriceState } from '../../../domain/subscriptions/shown-prices.ts';

/** How long something that editors enter is shown. */
export interface DatedLine {
  state: PriceState;
  /** Days from today to its last shown day; negative if it is hidden. */
  daysLeft: number;
  daysUnchecked: number;
}

export function toDatedLine(dated: Dated, today: string): DatedLine {
  return {
    state: toPriceState(dated, today),
    daysLeft: daysBetween(today, lastShownDay(dated)),
    daysUnchecked: daysBetween(dated.checkedOn, today),
  };
}
