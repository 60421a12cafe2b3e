import { expect, test } from 'vitest';
import type { KnownPlatform } from '../taxonomy/platform-directory.ts';
import { chooseOffer } from './choose-offer.ts';

const offer = (kind: 'flatrate' | 'free' | 'ads' | 'rent', id: number) => ({ kind, id, name: 'TMDB', logo_path: null });
const NETFLIX = {
  platform: { id: 8, slug: 'netflix', name: 'Netflix Brasil', article: 'a', logo: '/n.png' },
  isListed: true,
  offered: { serviceIds: [8, 1796], kinds: ['flatrate'] },
} as unknown as KnownPlatform;
const choose = (offers: ReturnType<typeof offer>[], place: 'meus' | 'qualquer' | 'gratis', own: number[] = []) =>
  chooseOffer(offers, place, [NETFLIX], new Set(own));

test('a subscription comes before free, and that before ads; the platform has the name editors gave it', () => {
  expect(choose([offer('ads', 1796), offer('free', 19), offer('flatrate', 8)], 'qualquer')).toEqual({
    access: 'flatrate',
    provider: { provider_id: 8, provider_name: 'Netflix Brasil', logo_path: '/n.png', slug: 'netflix', article: 'a' },
  });
});

test('a rental on an own service is no answer', () => {
  expect(choose([offer('rent', 8), offer('flatrate', 307)], 'meus', [8])).toBeUndefined();
  expect(choose([offer('rent', 8)], 'qualquer')).toBeUndefined();
});

test('a paid plan with ads is not free, a free service with ads is', () => {
  expect(choose([offer('ads', 1796)], 'gratis')).toBeUndefined();
  expect(choose([offer('ads', 300)], 'gratis')).toMatchObject({ access: 'ads', provider: { provider_id: 300 } });
  expect(choose([offer('flatrate', 8), offer('free', 307)], 'gratis')?.access).toBe('free');
});

test('a cinema has no service', () => {
  expect(chooseOffer([], 'cinema', [], new Set())).toEqual({ access: 'cinema', provider: null });
});
