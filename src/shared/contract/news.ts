import { z } from 'zod';
import { NEWS_PAGE_SIZE } from '#shared/domain/limits.ts';
import { NEWS_TOPICS } from '#shared/domain/site/news-topics.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import { MediaItem } from './collections.ts';
import { PageLimit, PageNumber, Pagination, SeoData, slugOf, withAliases } from './common.ts';

export const GetNews = withAliases(
  z.object({
    assunto: z.enum(NEWS_TOPICS, { error: refusals.topicInvalid }).optional(),
    page: PageNumber.default(1),
    limit: PageLimit.default(NEWS_PAGE_SIZE),
  }),
  { pagina: 'page' },
);
export type GetNews = z.infer<typeof GetNews>;

export const GetNewsBySlug = z.object({ slug: slugOf(refusals.newsSlugMissing) });
export type GetNewsBySlug = z.infer<typeof GetNewsBySlug>;

/** A story in a list. */
export const NewsCard = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  topic: z.enum(NEWS_TOPICS),
  lead: z.string(),
  /** Path of its cover. */
  picture: z.string().nullable(),
  /** To read it. */
  minutes: z.int(),
  /** ISO, in UTC; so is `changedAt`. */
  publishedAt: z.string(),
});
export type NewsCard = z.infer<typeof NewsCard>;

/** On the page of a title or person that they name; absent without any. */
export const NewsOfSubject = z.array(NewsCard).optional();

export const NewsList = z.object({ results: z.array(NewsCard), pagination: Pagination });
export type NewsList = z.infer<typeof NewsList>;

export const NewsDetails = NewsCard.extend({
  /** Null: the whole team signs it. */
  byline: z.string().nullable(),
  /** HTML of an editor. */
  body: z.string(),
  changedAt: z.string(),
  /** Of the cover: what it shows, for those who do not see it; caption; who made it and under which licence. */
  pictureAlt: z.string(),
  caption: z.string(),
  credit: z.string(),
  /** What was wrong, and the day it was put right. */
  correction: z.object({ text: z.string(), on: z.string() }).nullable(),
  sources: z.string(),
  /** Titles and people it names, in the editors' order. */
  mediaItems: z.array(MediaItem),
  people: z.array(z.object({ id: z.int(), name: z.string(), slug: z.string(), profile_path: z.string().nullable() })),
  /** The newest others. */
  next: z.array(NewsCard),
  noindex: z.boolean(),
  /** An editor excluded the page and its links from search engines. */
  nofollow: z.boolean(),
  seoData: SeoData,
});
export type NewsDetails = z.infer<typeof NewsDetails>;
