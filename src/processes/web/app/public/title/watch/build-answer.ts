import { shareCard } from '#shared/text/titles/share-card.ts';
import { titlePage } from '#shared/text/titles/title-page.ts';
import type { CinemaView } from './cinema-view.ts';
import type { WatchRow } from './watch-rows.ts';

type ToldRow = Pick<WatchRow, 'service' | 'channel' | 'group'>;

interface Told {
  rows: readonly ToldRow[];
  /** Of the availability snapshot: 16/11. */
  checkedDay: string;
}

/** Where a title can be watched, by kind of offer, to send to a friend. */
export function buildAnswer(title: string, { rows, checkedDay }: Told, cinema: CinemaView['answer'] = null): string {
  const groups = Map.groupBy(rows, ({ group }) => group);
  const included = groups.get(titlePage.offerGroups.flatrate) ?? [];
  groups.delete(titlePage.offerGroups.flatrate);
  const first = [...(cinema?.place ? [cinema.place] : []), ...included.map(nameRow)];
  const others = [...groups].map(([group, offers]) => shareCard.group(group, offers.map(nameRow).join(', ')));
  if (first.length + others.length > 0) {
    const said = first.length > 0 ? [shareCard.group(title, first.join(', ')), ...others] : [title, ...others];
    return shareCard.answer(said.reduce(addSentence), checkedDay);
  }
  return cinema?.opening ? shareCard.opens(title, cinema.opening) : shareCard.noAnswer(title, checkedDay);
}

function nameRow({ service, channel }: ToldRow): string {
  return channel ? `${service} ${channel}` : service;
}

/** A title may end in a question mark. */
function addSentence(before: string, next: string): string {
  return /[.!?…]$/.test(before) ? `${before} ${next}` : `${before}. ${next}`;
}
