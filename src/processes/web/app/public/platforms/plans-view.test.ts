import { expect, test } from 'vitest';
import type { PlatformPlan } from '#shared/contract/subscriptions.ts';
import type { MediaByStreaming } from '#shared/contract/title-lists.ts';
import { toPlansView } from './plans-view.ts';

const checked = { source_url: 'https://precos.example/', checked_on: '2026-11-10', shown_until: '2026-12-10' };
const plan: PlatformPlan = {
  name: 'Padrão',
  price_cents: 2090,
  period: 'month',
  has_ads: true,
  resolution: 'full-hd',
  screens: 2,
  ...checked,
};
const answer = (over: Partial<MediaByStreaming>) => over as MediaByStreaming;

test('plans say what they give and cost, and the panel when they were checked', () => {
  const bundle = {
    seller: 'Vivo',
    name: 'Vivo Total',
    platforms: ['netflix'],
    price_cents: null,
    period: null,
    ...checked,
  };
  const plain = {
    ...plan,
    name: 'Anual',
    period: 'year',
    has_ads: false,
    resolution: null,
    screens: 1,
  } satisfies PlatformPlan;
  expect(toPlansView(answer({ plans: [plan, plain], bundles: [bundle] }))).toEqual({
    plans: [
      { name: 'Padrão', gives: '2 telas · Full HD · com anúncios', price: 'R$\u00a020,90', per: '/mês' },
      { name: 'Anual', gives: '1 tela', price: 'R$\u00a020,90', per: '/ano' },
    ],
    includedIn: [{ label: 'Vivo Total', href: 'https://precos.example/' }],
    checked: 'Preços conferidos em 10/11. Valores de demonstração.',
    until: '2026-12-11T00:00:00-03:00',
  });
});

test('there is no panel without a plan or a bundle', () => {
  expect(toPlansView(answer({}))).toBeNull();
});
