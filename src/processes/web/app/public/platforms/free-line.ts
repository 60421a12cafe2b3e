import type { FreeFacts } from '#shared/contract/subscriptions.ts';
import { formatDayMonth } from '#shared/domain/format.ts';
import { isDemonstration } from '#shared/domain/subscriptions/shown-prices.ts';
import { freeWords } from '#shared/text/platforms/free-page.ts';

/** `Público · pede conta gov.br · sem anúncios`, and when that was checked. */
export interface FreeLine {
  said: string;
  checked: string;
}

export function toFreeLine(facts: FreeFacts): FreeLine {
  const checked = freeWords.checkedOn(formatDayMonth(facts.checked_on));
  return {
    said: freeWords.shelf(facts),
    checked: isDemonstration(facts.source_url) ? `${checked} · ${freeWords.invented}` : checked,
  };
}
