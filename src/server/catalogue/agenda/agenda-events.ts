import { listOpenings } from '#shared/domain/titles/cinema.ts';
import type { DatedMovie } from '../../store/site/agenda-rows.ts';
import type { Days } from '../../store/titles/own-orders.ts';

const DIGITAL = 4;

interface ReleaseEvent {
  event: 'opening' | 'reopening' | 'digital';
  day: string;
}

/** What happens to a film in these days, by its releases in Brazil; each kind of event once, on its first day. */
export function listReleaseEvents(
  { releases, word }: Pick<DatedMovie, 'releases' | 'word'>,
  { from, to }: Days,
): ReleaseEvent[] {
  const [opening, ...again] = word === 'no' ? [] : listOpenings({ releases, word, premiere: null });
  const [digital] = releases
    .filter(({ type }) => type === DIGITAL)
    .map(({ releasedOn }) => releasedOn)
    .sort();
  const isWithin = (day: string | undefined): day is string => day !== undefined && day >= from && day <= to;
  const reopening = again.find(isWithin);
  return [
    ...(isWithin(opening) ? [{ event: 'opening' as const, day: opening }] : []),
    ...(reopening === undefined ? [] : [{ event: 'reopening' as const, day: reopening }]),
    ...(isWithin(digital) ? [{ event: 'digital' as const, day: digital }] : []),
  ];
}
