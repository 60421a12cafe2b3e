import { expect, test } from 'vitest';
import type { SearchQuestion } from '#shared/contract/search-groups.ts';
import type { BrazilOffers, WatchOffer } from '#shared/contract/title-parts.ts';
import type { WatchView } from '../title/watch/watch-view.ts';
import { sayHeading, sayWhere } from './answer-view.ts';

const offer = (provider_name: string, platform: string | null, article: WatchOffer['article'] = null): WatchOffer => ({
  ...{ provider_id: 1, provider_name, platform, article, logo_path: null },
  ...{ brand: '', abbreviation: '', url: null, search_url: null },
});
const NETFLIX = offer('Netflix', 'netflix', 'a');
const GLOBOPLAY = offer('Globoplay', 'globoplay', 'o');
const SHOP = offer('Apple TV', null);

const offersOf = (given: Partial<BrazilOffers>): BrazilOffers => ({
  ...{ link: null, checked_on: '2026-11-15', flatrate: [], free: [], ads: [], rent: [], buy: [] },
  ...given,
});
const question = (asks: SearchQuestion['asks'], platforms: SearchQuestion['platforms'] = []): SearchQuestion => ({
  ...{ name: 'x', asks, platforms },
  about: { media_type: 'movie', id: 1 },
});
const ON_NETFLIX = [{ slug: 'netflix', name: 'Netflix', article: 'a' }] as const;
const answer = (asked: SearchQuestion, offers: Partial<BrazilOffers>, audio: WatchView['audio'] = []) =>
  sayWhere(asked, offersOf(offers), { watch: { audio } as WatchView, cinema: null }).join(' ');

test.each([
  ['where', { flatrate: [GLOBOPLAY, NETFLIX] }, 'No Globoplay e na Netflix.'],
  ['where', { flatrate: [NETFLIX], rent: [SHOP], buy: [SHOP] }, 'Na Netflix. Para alugar ou comprar: Apple TV.'],
  ['where', { free: [offer('Tela Brasil', 'tela-brasil')] }, 'Em Tela Brasil.'],
  ['where', {}, 'Hoje não está em nenhum streaming no Brasil.'],
  ['free', { flatrate: [NETFLIX] }, 'Hoje não há opção grátis. Na Netflix.'],
  ['free', { free: [offer('Tela Brasil', 'tela-brasil')] }, 'Grátis em Tela Brasil.'],
  ['dubbed', { flatrate: [NETFLIX] }, 'Ainda não sabemos o áudio em cada serviço. Na Netflix.'],
] as const)('%s, of %j: %s', (slot, offers, sentence) => {
  expect(answer(question([slot]), { ...offers } as Partial<BrazilOffers>)).toBe(sentence);
});

test.each([
  [{ flatrate: [NETFLIX, GLOBOPLAY] }, 'Sim, na Netflix. Também no Globoplay.'],
  [{ flatrate: [GLOBOPLAY] }, 'Não está na Netflix. Está no Globoplay.'],
  [{}, 'Não está na Netflix. Hoje não está em nenhum streaming no Brasil.'],
])('whether it is on the platform that was named, of %j: %s', (offers, sentence) => {
  expect(answer(question([], [...ON_NETFLIX]), offers)).toBe(sentence);
});

test('the audio that editors entered is said, and no other', () => {
  const audio = [{ service: 'Netflix', words: 'Dublado' }];
  expect(answer(question(['dubbed']), { flatrate: [NETFLIX] }, audio)).toBe('Netflix: Dublado. Na Netflix.');
});

test.each([
  [question(['where', 'watch']), 'Onde assistir'],
  [question(['watch', 'free']), 'Dá para ver de graça?'],
  [question(['season', 'when']), 'Datas e temporadas'],
  [question(['free'], [...ON_NETFLIX]), 'Onde assistir'],
])('what is asked is the heading', (asked, heading) => {
  expect(sayHeading(asked)).toBe(heading);
});
