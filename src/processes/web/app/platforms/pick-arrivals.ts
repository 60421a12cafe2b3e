import type { StreamingNews, StreamingNewsItem } from '#shared/contract/title-lists.ts';
import { addDays } from '#shared/domain/day.ts';

const DAYS = 7;

/** What we saw arrive on a platform within a week; when a title was released says nothing about that. */
export function pickArrivals(news: StreamingNews, slug: string, today: string): StreamingNewsItem[] {
  if (news.source !== 'availability-diff') return [];
  const since = addDays(today, -DAYS);
  return news.results.filter(
    ({ happened_on, platforms }) => happened_on > since && platforms.some((platform) => platform.slug === slug),
  );
}
