import { expect, test } from 'vitest';
import type { NewsCard, NewsDetails } from '#shared/contract/news.ts';
import { sanitiseHtml } from '../../rich-text/sanitise-html.server.ts';
import { renderNews } from './news-html.server.tsx';
import { toStoryView } from './story-view.ts';

const card: NewsCard = {
  ...{ id: 1, slug: 'um-filme', title: 'Um <filme>', topic: 'guias', lead: 'Duas frases.', picture: null, minutes: 4 },
  publishedAt: '2026-11-18T01:10:00.000Z',
};
const story: NewsDetails = {
  ...{
    ...card,
    changedAt: '2026-11-18T02:00:00.000Z',
    byline: null,
    body: '',
    pictureAlt: '',
    caption: '',
    credit: '',
  },
  ...{ correction: null, sources: '', mediaItems: [], next: [], noindex: false, nofollow: false },
  people: [{ id: 7, name: 'Ana', slug: 'ana-7', profile_path: null }],
  seoData: { title: '', description: '', keywords: '', imageUrl: null, canonicalUrl: '' },
};

test('its moments are Brazil’s, and a change of the same day is not one to tell', () => {
  const view = toStoryView(story, null);
  expect(view.published.words).toBe('17 de novembro de 2026, 22h10');
  expect(view.changed).toBeNull();
  expect(toStoryView({ ...story, changedAt: '2026-11-19T12:05:00.000Z' }, null).changed?.words).toBe(
    '19 de novembro de 2026, 9h05',
  );
});

test('the headings of its text are the first below its title', () => {
  const html = sanitiseHtml('<h3>Um</h3><h4>Dois</h4><p>h3</p>');
  expect(toStoryView(story, html).html).toBe('<h2>Um</h2><h3>Dois</h3><p>h3</p>');
});

test('those it names lead to their pages', () => {
  expect(toStoryView(story, null).named).toMatchObject([{ to: '/pessoa/ana-7', name: 'Ana' }]);
});

test('on other pages it is markup without script, and nothing where there is none', () => {
  const html = renderNews([card]);
  expect(html).toContain('href="/noticia/um-filme"');
  expect(html).toContain('Um &lt;filme&gt;');
  expect(html).toContain('Guias');
  expect([renderNews([]), renderNews(undefined)]).toEqual([null, null]);
});
