import { expect, test } from 'vitest';
import type { MovieDetails } from '#shared/contract/movie-details.ts';
import { buildMovieDetails } from '../../../../../../../test/builders/movie-document.ts';
import { toCinemaView } from './cinema-view.ts';

const TODAY = '2026-11-17';
const NOWHERE = { link: null, flatrate: [], free: [], ads: [], rent: [], buy: [], checked_on: TODAY };

function say(cinema: MovieDetails['cinema'], { hasTickets = false, hasOffers = false } = {}) {
  const offers = hasOffers ? {} : { 'watch/providers': { results: { BR: NOWHERE } } };
  const view = toCinemaView(buildMovieDetails({ cinema, ...offers }), { today: TODAY, hasTickets });
  const said = view?.parts.map((part) => (typeof part === 'string' ? part : part.shown)).join(' ');
  return view && [said, view.hint].filter(Boolean).join(' · ');
}

test.each<[MovieDetails['cinema'], Parameters<typeof say>[1], string | null]>([
  [
    { state: 'in-cinemas', since: '2026-11-12' },
    {},
    'Em cartaz nos cinemas desde 12/11 · Procure na sala mais perto de você.',
  ],
  [{ state: 'in-cinemas', since: '2026-11-12' }, { hasTickets: true }, 'Em cartaz nos cinemas desde 12/11 · Semana 1'],
  [{ state: 'in-cinemas', since: '2026-11-04' }, { hasTickets: true }, 'Em cartaz nos cinemas desde 04/11 · Semana 3'],
  [
    { state: 'in-cinemas', since: '2025-10-02' },
    { hasTickets: true },
    'Em cartaz nos cinemas desde 02/10/2025 · Semana 59',
  ],
  [{ state: 'in-cinemas', since: null }, { hasTickets: true }, 'Em cartaz nos cinemas'],
  [{ state: 'opens', date: '2026-11-26' }, {}, 'Estreia quinta, 26/11 · Faltam 9 dias'],
  [{ state: 'opens', date: '2026-11-18' }, {}, 'Estreia quarta, 18/11 · É amanhã.'],
  [{ state: 'opens', date: '2026-11-26' }, { hasTickets: true }, 'Estreia quinta, 26/11 · Ingressos já à venda'],
  [{ state: 'opens', date: '2028-12-14' }, {}, 'Estreia quinta, 14/12/2028 · Faltam 758 dias'],
  [{ state: 'left', from: '2026-10-02', to: '2026-11-05' }, {}, 'Ficou em cartaz de 02/10 a 05/11'],
  [{ state: 'left', from: '2026-10-02', to: '2026-11-05' }, { hasOffers: true }, null],
  [{ state: 'left', from: '1994-10-02', to: null }, {}, null],
  [{ state: 'announced' }, {}, null],
  [{ state: 'none' }, {}, null],
])('%j %j: %s', (cinema, given, said) => {
  expect(say(cinema, given)).toBe(said);
});
