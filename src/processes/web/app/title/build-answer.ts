import { shareCard } from '#shared/text/share-card.ts';
import type { WatchRow } from './watch-rows.ts';

/** What one friend writes to another who asked where a film is. */
export function buildAnswer(title: string, rows: readonly Pick<WatchRow, 'service' | 'condition'>[]): string {
  const places = rows.map(({ service, condition }) => (condition ? `${service} ${condition}` : service));
  return places.length > 0 ? shareCard.answer(title, joinNames(places)) : shareCard.noAnswer(title);
}

/** `A, B e C` */
function joinNames(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : shareCard.lastOf(names.slice(0, -1).join(', '), names.at(-1) ?? '');
}
