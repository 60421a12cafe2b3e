import { shareCard } from '#shared/text/share-card.ts';
import type { CinemaView } from './cinema-view.ts';
import type { WatchRow } from './watch-rows.ts';

/** A sentence that says where a title can be watched, to send to a friend. */
export function buildAnswer(
  title: string,
  rows: readonly Pick<WatchRow, 'service' | 'condition'>[],
  cinema: CinemaView['answer'] = null,
): string {
  const streamed = rows.map(({ service, condition }) => (condition ? `${service} ${condition}` : service));
  const places = [...(cinema?.place ? [cinema.place] : []), ...streamed];
  if (places.length === 0 && cinema?.opening) return shareCard.opens(title, cinema.opening);
  return places.length > 0 ? shareCard.answer(title, joinNames(places)) : shareCard.noAnswer(title);
}

/** `A, B e C` */
function joinNames(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : shareCard.lastOf(names.slice(0, -1).join(', '), names.at(-1) ?? '');
}
