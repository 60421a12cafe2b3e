import { expect, test } from 'vitest';
import type { RedirectPreview } from '#shared/admin/domain/site-screens.ts';
import { describePreview } from './describe-redirect.ts';

const given = { from: '/velha', to: '/filmes', code: 301, isOverPage: false } as const;

test.each<[string, RedirectPreview]>([
  [
    'Depois de publicar, /velha leva a /filmes, responde 301. Hoje não há página neste endereço. Nada foi publicado ainda.',
    { ...given, today: 'no page' },
  ],
  [
    'Depois de publicar, /velha responde 410: não existe mais. Hoje leva a /series, responde 302. Nada foi publicado ainda.',
    { ...given, to: undefined, code: 410, today: { to: '/series', code: 302 } },
  ],
  [
    'Depois de publicar, /velha leva a /filmes, responde 301. Hoje há uma página neste endereço, e o redirecionamento fica no lugar dela. Nada foi publicado ainda.',
    { ...given, isOverPage: true, today: 'page' },
  ],
])('%s', (sentence, preview) => {
  expect(describePreview(preview)).toBe(sentence);
});
