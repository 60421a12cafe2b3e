import { buildFeedPath, type FeedKind } from '#shared/domain/site/feed-address.ts';
import { feedWords } from '#shared/text/feeds.ts';
import { CalendarLink } from './calendar-link.tsx';
import styles from './feed-links.module.css';

interface FeedLinksProps {
  kind: FeedKind;
  /** As in the page's address; empty if there is only one feed of this kind. */
  slug?: string;
  /** The name of what the feed follows. */
  name: string;
}

/** Links to the RSS and calendar feeds: visible, and in the page's head for feed readers. */
export function FeedLinks({ kind, slug = '', name }: FeedLinksProps) {
  const rss = buildFeedPath({ kind, slug, format: 'xml' });
  const calendar = buildFeedPath({ kind, slug, format: 'ics' });
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={feedWords.rssOf(name)} href={rss} />
      <link rel="alternate" type="text/calendar" title={feedWords.calendarOf(name)} href={calendar} />
      <p className={styles.links}>
        <span>{feedWords.follow}</span>
        <a href={rss} aria-label={feedWords.rssOf(name)}>
          {feedWords.rss}
        </a>
        <CalendarLink path={calendar} label={feedWords.calendarOf(name)}>
          {feedWords.calendar}
        </CalendarLink>
      </p>
    </>
  );
}
