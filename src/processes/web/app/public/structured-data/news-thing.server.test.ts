import { expect, test } from 'vitest';
import type { NewsDetails } from '#shared/contract/news.ts';
import { toNewsThings } from './news-thing.server.ts';

const story: NewsDetails = {
  ...{ id: 1, slug: 'um-filme', title: 'Um filme', topic: 'cinema', lead: 'Duas frases.', picture: null, minutes: 1 },
  ...{ publishedAt: '2026-11-18T12:00:00.000Z', changedAt: '2026-11-18T11:00:00.000Z', byline: null, body: '' },
  ...{ pictureAlt: '', caption: '', credit: '', correction: null, sources: '', mediaItems: [], people: [], next: [] },
  ...{ noindex: false, nofollow: false },
  seoData: { title: '', description: '', keywords: '', imageUrl: null, canonicalUrl: '' },
};

const things = (changes: Partial<NewsDetails> = {}) =>
  toNewsThings(
    { ...story, ...changes },
    {
      ...{ name: 'Lanterninha', url: 'https://x.example', contactEmail: '', hasAggregateRating: false },
    },
  );

test('a story that the whole team signs is the site’s, and a member’s is a person’s', () => {
  expect(things()[0]).toMatchObject({
    '@type': 'NewsArticle',
    ...{ headline: 'Um filme', url: 'https://x.example/noticia/um-filme', articleSection: 'Cinema' },
    author: { '@id': 'https://x.example/#organizacao' },
  });
  expect(things({ byline: 'Ana' })[0]).toMatchObject({ author: { '@type': 'Person', name: 'Ana' } });
});

test('a story was never changed before it was published', () => {
  expect(things()[0]).toMatchObject({ dateModified: story.publishedAt });
});

test('its breadcrumb has the list of news', () => {
  expect(things()[1]).toMatchObject({
    itemListElement: [{}, { item: 'https://x.example/noticias' }, { name: 'Um filme' }],
  });
});
