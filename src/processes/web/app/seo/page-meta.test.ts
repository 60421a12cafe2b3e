import { expect, test } from 'vitest';
import { describePage } from './page-meta.ts';

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

test('a page kept out of search says so and offers no language versions', () => {
  const meta = describePage(site, { ...page, noindex: true });

  expect(meta).toContainEqual({ name: 'robots', content: 'noindex, follow' });
  expect(JSON.stringify(meta)).not.toContain('hrefLang');
});

test('a shared picture is an absolute address, and a film without one shares none', () => {
  const shared = describePage(site, { ...page, image: '/img/backdrop/w1280/a.jpg' });

  expect(shared).toContainEqual({
    property: 'og:image',
    content: 'https://lanterninha.example/img/backdrop/w1280/a.jpg',
  });
  expect(JSON.stringify(describePage(site, { ...page, image: null }))).not.toContain('og:image');
});

test('a description is at most a hundred and sixty characters', () => {
  const meta = describePage(site, { ...page, description: 'palavra '.repeat(60) });
  const description = meta.find((tag) => 'name' in tag && tag.name === 'description');

  expect(description).toMatchObject({ content: expect.stringMatching(/^.{1,159}…$/u) });
});
