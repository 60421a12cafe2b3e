import { expect, test } from 'vitest';
import type { Rotation, RotationService, RotationTitle } from '#shared/contract/rotation.ts';
import type { RotationQuery } from './rotation-address.ts';
import { toRotationView } from './rotation-view.ts';

const service = (provider_name: string, slug: string | null): RotationService => ({
  ...{ provider_id: 8, provider_name, logo_path: null, slug, article: 'a' },
});
const NETFLIX = service('Netflix', 'netflix');
const title = (id: number, more: Partial<RotationTitle> = {}): RotationTitle => ({
  ...{ media_type: 'movie', id, slug: `filme-${id}`, title: `Filme ${id}`, year: 2020, poster_path: null },
  ...{ minutes: 120, apart: null, services: [NETFLIX] },
  ...more,
});
const rotation: Rotation = {
  titles: [
    title(1),
    title(2, { minutes: null }),
    title(3, { apart: 'shop', services: [service('Apple TV (loja)', null)] }),
  ],
  months: [
    { month: '2026-12', service: NETFLIX, price_cents: 2_090, is_own: false, begun: [0], continued: null, minutes: 60 },
    { month: '2027-01', service: NETFLIX, price_cents: 2_090, is_own: false, begun: [1], continued: 0, minutes: 60 },
  ],
  ...{ total_cents: 4_180, together_cents: 4_180, is_exact: false, checked_on: '2026-11-10', is_invented: false },
  platforms: [NETFLIX],
};
const query: RotationQuery = {
  titles: [1, 2, 3, 4].map((id) => ({ kind: 'movie', id })),
  ...{ hours: 15, start: '', own: ['netflix'], search: '' },
};
const view = toRotationView({ query, rotation, suggestions: null, today: '2026-11-17', siteUrl: 'https://x.example' });

test('a link has the titles that are here, and each title one without itself', () => {
  expect(view.link).toBe('https://x.example/rodizio?t=f1-f2-f3&meus=netflix');
  expect(view.titles[0]?.without).toBe('/rodizio?t=f2-f3&meus=netflix');
});

test('a title that goes on is named again, and the last month needs no cancelling', () => {
  const months = view.plan ? view.plan.months : [];
  expect(months.map(({ name, titles }) => [name, titles.map(({ label }) => label)])).toEqual([
    ['Dezembro', ['Filme 1']],
    ['Janeiro', ['Filme 1 (continua)', 'Filme 2']],
  ]);
  expect(months.map(({ foot }) => foot)).toEqual(['1h para ver', '1h para ver']);
});

test('it is said what is missing, unknown, approximate and apart', () => {
  expect(view.notes).toEqual([
    'São muitas combinações: pode haver uma ordem um pouco mais barata do que esta.',
    '1 título sem duração conhecida não conta nas horas.',
    '1 título não está mais aqui.',
  ]);
  expect(view.apart).toMatchObject([{ label: 'Alugar ou comprar à parte', titles: [{ where: 'Apple TV (loja)' }] }]);
});

test('one service is compared with nothing', () => {
  expect(view.plan && view.plan.together).toBeNull();
});
