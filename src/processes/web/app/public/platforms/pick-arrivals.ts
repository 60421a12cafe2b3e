import type { StreamingNews, StreamingNewsItem } from '#shared/contract/title-lists.ts';
import { addDays } from '#shared/domain/day.ts';

const DAYS = 7;

/** Titles that were observed to arrive on a platform within a week; a release date is no arrival. */
export function pickArrivals(news: StreamingNews, slug: string, today: string): StreamingNewsItem[] {
  if (news.source !== 'availability-diff') return [];
  const since = addDays(today, -DAYS);
  return news.results.filter(
    ({ happened_on, platforms }) => happened_on > since && platforms.some((platform) => platform.slug === slug),
  );
}
