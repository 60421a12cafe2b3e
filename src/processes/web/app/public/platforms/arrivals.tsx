import type { StreamingNewsItem } from '#shared/contract/title-lists.ts';
import { formatShortDate, formatSpokenDate } from '#shared/domain/format.ts';
import { platformWords } from '#shared/text/platforms/platforms.ts';
import { PosterRail } from '../cards/poster-rail.tsx';

export function Arrivals({ arrivals }: { arrivals: readonly StreamingNewsItem[] }) {
  const days = new Map(arrivals.map((arrival) => [`${arrival.media_type} ${arrival.id}`, arrival.happened_on]));
  return (
    <PosterRail
      id="novidades"
      title={platformWords.arrivedThisWeek}
      titles={arrivals}
      isMixed
      noteOf={({ media_type, id }) => {
        const day = days.get(`${media_type} ${id}`);
        return {
          start: platformWords.arrivedOn,
          fact: formatShortDate(day),
          spoken: platformWords.arrivedSpoken(formatSpokenDate(day)),
        };
      }}
    />
  );
}
