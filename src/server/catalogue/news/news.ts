import { type GetNews, type GetNewsBySlug, type NewsCard, NewsDetails, NewsList } from '#shared/contract/news.ts';
import { NEWS_SHOWN, READING_WORDS_PER_MINUTE } from '#shared/domain/limits.ts';
import { withoutFocus } from '#shared/domain/pictures/own-picture-path.ts';
import { tags } from '#shared/domain/tags.ts';
import { newsWords } from '#shared/text/news.ts';
import type { Context } from '../../context.ts';
import { listPictureFacts } from '../../store/pictures/own-pictures.ts';
import { listPublicRecords, type StoredRecord } from '../../store/records/records.ts';
import { readRecords, type ShownOnPage } from '../records/read-records.ts';
import { recordCardFacts } from '../titles/share-card-facts.ts';

function toCard({ id, slug, values, firstPublishedAt, changedAt }: StoredRecord<'news'>): NewsCard {
  const { title = '', topic = 'streaming', lead = '', body = '', coverPath = null } = values;
  const words = body.replace(/<[^<>]+>/g, ' ').match(/\S+/g)?.length ?? 0;
  const minutes = Math.max(1, Math.round(words / READING_WORDS_PER_MINUTE));
  const publishedAt = (firstPublishedAt ?? changedAt).toISOString();
  return { id, slug, title, topic, lead, picture: coverPath, minutes, publishedAt };
}

async function toDetails(
  story: StoredRecord<'news'>,
  { mediaItems, people, noindex, nofollow, toSeo }: ShownOnPage,
  { db }: Context,
): Promise<{ value: NewsDetails; parts: { kind: 'news'; id: number; version: number }[] }> {
  const { values, changedAt } = story;
  const { coverPath, correction, correctedOn } = values;
  const [newest, [picture]] = await Promise.all([
    listPublicRecords(db, 'news', { page: 1, limit: NEWS_SHOWN.after + 1 }),
    coverPath === undefined ? [] : listPictureFacts(db, [withoutFocus(coverPath)]),
  ]);
  const next = newest.filter(({ id }) => id !== story.id).slice(0, NEWS_SHOWN.after);
  const card = toCard(story);
  const document = {
    ...card,
    byline: values.byline ?? null,
    body: values.body ?? '',
    changedAt: changedAt.toISOString(),
    pictureAlt: picture?.alt ?? '',
    caption: values.coverCaption ?? '',
    credit: picture ? [picture.credit, picture.licence].filter(Boolean).join(' · ') : '',
    correction: correction && correctedOn ? { text: correction, on: correctedOn } : null,
    sources: values.sources ?? '',
    ...{ mediaItems, people, noindex, nofollow },
    next: next.map(toCard),
  };
  return {
    value: { ...document, seoData: toSeo(newsCardFacts(document)) },
    parts: next.map(({ id, version }) => ({ kind: 'news', id, version })),
  };
}

const newsCardFacts = ({ title, topic, picture }: Pick<NewsCard, 'title' | 'topic' | 'picture'>) =>
  recordCardFacts(title, newsWords.topics[topic], picture);

export const stories = readRecords('news', {
  list: NewsList,
  details: NewsDetails,
  notFound: newsWords.notFound,
  listsOfDetails: [tags.recordList('news')],
  toCard,
  toList: (results, pagination) => ({ results, pagination }),
  toDetails,
  toCardFacts: newsCardFacts,
});

/** For the document of a title or person that they name. */
export async function readNewsOf(ctx: Context, named: { kind: 'movie' | 'series' | 'person'; id: number }) {
  const { cards, parts } = await stories.ofTitle(ctx, named, NEWS_SHOWN.ofTitle);
  return { shown: cards.length > 0 ? { news: cards } : {}, parts };
}

export function getNews(ctx: Context, { assunto, ...asked }: GetNews) {
  return stories.list(ctx, asked, assunto && { topic: assunto });
}

export function getNewsBySlug(ctx: Context, { slug }: GetNewsBySlug) {
  return stories.bySlug(ctx, slug);
}
