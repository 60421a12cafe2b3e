import { expect, test } from 'vitest';
import { describeDocument, describePage } from './page-meta.ts';

const site = { name: 'Lanterninha', url: 'https://lanterninha.example' };
const page = {
  title: 'O Agente Secreto (2025)',
  description: 'Recife, 1977.',
  canonical: '/filme/o-agente-secreto-2025-1220564',
  kind: 'video.movie',
} as const;

test('a page names its own address, absolute, as canonical, as og:url and in both languages', () => {
  const address = 'https://lanterninha.example/filme/o-agente-secreto-2025-1220564';
  const meta = describePage(site, page);

  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: address });
  expect(meta).toContainEqual({ property: 'og:url', content: address });
  expect(meta).toContainEqual({ tagName: 'link', rel: 'alternate', hrefLang: 'pt-BR', href: address });
  expect(meta).toContainEqual({ tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address });
});

test('a page excluded from search engines says so and offers no language versions', () => {
  const meta = describePage(site, { ...page, noindex: true });

  expect(meta).toContainEqual({ name: 'robots', content: 'noindex, follow' });
  expect(JSON.stringify(meta)).not.toContain('hrefLang');
});

test('a share picture is a single absolute address with a description', () => {
  const shared = describePage(site, { ...page, image: '/img/backdrop/w1280/a.jpg' });

  expect(shared.filter((tag) => 'property' in tag && tag.property === 'og:image')).toEqual([
    { property: 'og:image', content: 'https://lanterninha.example/img/backdrop/w1280/a.jpg' },
  ]);
  expect(shared).toContainEqual({ property: 'og:image:alt', content: page.title });
  expect(shared).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
  expect(JSON.stringify(shared)).not.toContain('og:image:width');
});

test('a card that was drawn to be shared says how large it is', () => {
  const shared = describePage(site, { ...page, image: '/cartao/filme/o-agente-secreto-2025-1220564-0123456789a.jpg' });

  expect(shared).toContainEqual({ property: 'og:image:width', content: '1200' });
  expect(shared).toContainEqual({ property: 'og:image:height', content: '630' });
});

test('a page without a picture is shared with our mark', () => {
  const shared = describePage(site, { ...page, image: null });

  expect(shared).toContainEqual({
    property: 'og:image',
    content: expect.stringMatching(/^https:\/\/lanterninha\.example\/.*icon-maskable-512.*\.png$/) as string,
  });
  expect(shared).toContainEqual({ name: 'twitter:card', content: 'summary' });
});

test('a page has its own keywords, or those of the site', () => {
  expect(describePage(site, { ...page, keywords: 'O Agente Secreto, filmes' })).toContainEqual({
    name: 'keywords',
    content: 'O Agente Secreto, filmes',
  });
  expect(describePage(site, page)).toContainEqual({
    name: 'keywords',
    content: expect.stringMatching(/^filmes, séries, cinema, streaming, Netflix/) as string,
  });
});

test('a document sets the title, the canonical address and the robots rule of its page', () => {
  const seo = { ...page, keywords: 'x', imageUrl: null, canonicalUrl: 'https://lanterninha.example/filme/x-1' };
  const meta = describeDocument(site, { seo, noindex: true, nofollow: false }, { kind: 'video.movie' });

  expect(meta).toContainEqual({ title: 'O Agente Secreto (2025) - Lanterninha' });
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://lanterninha.example/filme/x-1' });
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex, follow' });
});

test('a page an editor excludes from search engines is nofollow too', () => {
  const seo = { ...page, keywords: 'x', imageUrl: null, canonicalUrl: 'https://lanterninha.example/filme/x-1' };
  const meta = describeDocument(site, { seo, noindex: true, nofollow: true }, { kind: 'video.movie' });

  expect(meta).toContainEqual({ name: 'robots', content: 'noindex, nofollow' });
});

test('the pages before and after are named, absolute', () => {
  const meta = describePage(site, { ...page, previous: '/filmes', next: '/filmes?pagina=3' });

  expect(meta).toContainEqual({ tagName: 'link', rel: 'prev', href: 'https://lanterninha.example/filmes' });
  expect(meta).toContainEqual({ tagName: 'link', rel: 'next', href: 'https://lanterninha.example/filmes?pagina=3' });
});

test('a description is at most a hundred and sixty characters', () => {
  const meta = describePage(site, { ...page, description: 'palavra '.repeat(60) });
  const description = meta.find((tag) => 'name' in tag && tag.name === 'description');

  expect(description).toMatchObject({ content: expect.stringMatching(/^.{1,159}…$/u) });
});
